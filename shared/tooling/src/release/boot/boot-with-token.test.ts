/**
 * @jest-environment @portal/jest-preset/browser-environment
 * @jest-environment-options {"url": "http://demo.breeze.localhost/#/auth/profile/7"}
 */
import { bootPage } from '../fixtures/booted-page.ts';

const fetched = jest.fn<Promise<Response>, [address: string, init: RequestInit]>(() => new Promise(() => {}));

describe('the page of somebody with a token', () => {
  beforeAll(async () => {
    globalThis.fetch = fetched as typeof fetch;
    sessionStorage.setItem('portal.token', 'abc');
    localStorage.setItem('portal.language', 'es');
    await bootPage();
  });

  it('starts the session check and the reads of its route at once, as its brand, in its language', () => {
    const calls = fetched.mock.calls.map(([address, { method }]) => `${method} ${address}`);
    expect(calls).toEqual([
      'POST http://demo.breeze.localhost/api/v1/mobile/token/login',
      'GET http://demo.breeze.localhost/api/profile/7',
    ]);
    for (const [, { headers }] of fetched.mock.calls)
      expect(headers).toMatchObject({
        Authorization: 'Bearer abc',
        'X-Brand': 'breeze',
        'X-Portal': 'customer',
        'Accept-Language': 'es',
      });
    expect(window.__portalEarlyCalls).toHaveLength(2);
  });

  it('preloads the frame, which the sign-in screens do without, and the remote of its route', () => {
    const preloads = [...document.querySelectorAll('link[rel=preload][as=script]')];
    expect(preloads.map((link) => link.getAttribute('href'))).toEqual([
      '/assets/shell/1/frame.js',
      '/assets/shell/1/federation.js',
      '/assets/mfe-auth/1/entry.js',
      '/assets/mfe-auth/1/lifecycles.js',
    ]);
  });
});
