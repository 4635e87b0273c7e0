/**
 * @jest-environment @portal/jest-preset/browser-environment
 * @jest-environment-options {"url": "http://demo.breeze.localhost/#/welcome"}
 */
import { bootPage, linked } from '../fixtures/booted-page.ts';

describe('the page at a host that ends with the suffix of the second brand', () => {
  beforeAll(async () => {
    localStorage.setItem('portal.font', '/assets/brand/breeze.woff2');
    await bootPage();
  });

  it('SHELL-03, SHELL-04: is in the second brand', () => {
    expect(document.documentElement.dataset.brand).toBe('breeze');
  });

  it('SHELL-05: has its title', () => expect(document.title).toBe('Breeze Customer Portal'));

  it('SHELL-07: has its favicon', () =>
    expect(linked('[rel=icon]', 'href')).toBe('/assets/brand/breeze.svg'));

  it('SHELL-09: has its style sheet, and preloads its font, which was fetched on an earlier visit', () => {
    expect(linked('[rel=stylesheet]', 'href')).toBe('/assets/brand/breeze.css');
    expect(linked('[as=font]', 'href')).toBe('/assets/brand/breeze.woff2');
    expect(document.documentElement.dataset['font']).toBeUndefined();
  });

  it('preloads no script for an address of the shell’s own', () => {
    expect(document.querySelector('link[as=script]')).toBeNull();
  });
});
