/**
 * @jest-environment @portal/jest-preset/browser-environment
 * @jest-environment-options {"url": "http://demo.breeze.localhost/#/auth/profile/7"}
 */
import { bootPage } from '../fixtures/booted-page.ts';

const fetched = jest.fn();

/** A token that a header can't carry counts as no token. */
describe.each([null, '', 'two words', 'abc\n'])('the page of somebody whose stored token is %j', (token) => {
  beforeAll(async () => {
    jest.resetModules();
    globalThis.fetch = fetched;
    if (token === null) sessionStorage.removeItem('portal.token');
    else sessionStorage.setItem('portal.token', token);
    localStorage.setItem('portal.theme', 'dark');
    await bootPage();
  });

  it('asks the api for nothing', () => {
    expect(fetched).not.toHaveBeenCalled();
    expect(window.__portalEarlyCalls).toBeUndefined();
  });

  it('is in the theme that was chosen before, from its first paint on', () =>
    expect(document.documentElement.dataset['scheme']).toBe('dark'));

  it('shows the auth check, not the screen of the address', () =>
    expect(document.documentElement.dataset['frame']).toBe('bare'));
});
