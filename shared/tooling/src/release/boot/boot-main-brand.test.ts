/**
 * @jest-environment @portal/jest-preset/browser-environment
 * @jest-environment-options {"url": "http://localhost/#/auth/check"}
 */
import { bootPage, linked } from '../fixtures/booted-page.ts';

describe('the page at a host of the main brand', () => {
  beforeAll(bootPage);

  it('SHELL-03, SHELL-04: is in the main brand', () => {
    expect(document.documentElement.dataset.brand).toBe('fernway');
  });

  it('follows the light or dark of the device while nothing is chosen', () =>
    expect(document.documentElement.dataset['scheme']).toBeUndefined());

  it('SHELL-05: has its title', () => expect(document.title).toBe('Fernway Customer Portal'));

  it('SHELL-07: has its favicon', () =>
    expect(linked('[rel=icon]', 'href')).toBe('/assets/brand/fernway.svg'));

  it('SHELL-09: has its style sheet, with its hash', () => {
    expect(linked('[rel=stylesheet]', 'href')).toBe('/assets/brand/fernway.css');
    expect(linked('[rel=stylesheet]', 'integrity')).toBe('sha384-fernway');
  });

  it('preloads runtime, entry and exposed chunk of the landing remote, each with its hash', () => {
    const preloads = [...document.querySelectorAll('link[rel=preload][as=script]')];
    expect(preloads.map((link) => [link.getAttribute('href'), link.getAttribute('integrity')])).toEqual([
      ['/assets/shell/1/federation.js', 'sha384-federation'],
      ['/assets/mfe-auth/1/entry.js', 'sha384-entry'],
      ['/assets/mfe-auth/1/lifecycles.js', 'sha384-lifecycles'],
    ]);
    expect(preloads.every((link) => link.getAttribute('crossorigin') === 'anonymous')).toBe(true);
  });

  it('begins in the fallback of its font, which the page does not fetch before its code and an idle moment, and changes to it when it is there and nothing is pressed', async () => {
    expect(linked('[as=font]', 'href')).toBeUndefined();
    expect(document.documentElement.dataset['font']).toBe('later');
    const idle = jest.fn<undefined, [IdleRequestCallback]>();
    let arrive: () => void = () => undefined;
    const load = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
    Object.assign(window, { requestIdleCallback: idle });
    const fallback = { load: () => Promise.reject(new Error('not on this machine')) };
    Object.assign(document, { fonts: new Set([fallback, { load }]) });
    dispatchEvent(new Event('load'));
    expect(load).not.toHaveBeenCalled();
    jest.useFakeTimers();
    const pressed = jest.spyOn(document.documentElement, 'matches').mockReturnValue(true);
    idle.mock.calls[0]?.[0]({} as IdleDeadline);
    expect(load).toHaveBeenCalledTimes(1);
    pressed.mockReturnValue(false);
    await jest.advanceTimersByTimeAsync(5000);
    expect(document.documentElement.dataset['font']).toBe('later');
    pressed.mockReturnValue(true);
    arrive();
    await jest.advanceTimersByTimeAsync(5000);
    expect(pressed).toHaveBeenCalledWith(':active');
    expect(document.documentElement.dataset['font']).toBe('later');
    pressed.mockReturnValue(false);
    await jest.advanceTimersByTimeAsync(100);
    expect(document.documentElement.dataset['font']).toBeUndefined();
    expect(localStorage.getItem('portal.font')).toBe('/assets/brand/fernway.woff2');
    jest.useRealTimers();
  });

  it('shows no header and menu before a screen without them', () => {
    expect(document.documentElement.dataset.frame).toBe('bare');
  });

  it('returns the hashes of the release to the bundles, and throws for other addresses', () => {
    expect(window.__portalIntegrity('/assets/mfe-auth/1/entry.js')).toBe('sha384-entry');
    expect(() => window.__portalIntegrity('/assets/mfe-auth/2/entry.js')).toThrow(TypeError);
  });
});
