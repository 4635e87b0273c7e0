import { internalRoute } from './redirect.ts';

describe('internalRoute', () => {
  it.each([
    '/dashboard',
    '/lease/7/summary?x=1',
    '/payment-early?lease=7&note=a//b',
    '/lease/a%2Fb?x=%61',
    '/authors',
  ])('AUTH-18 (OP-53): %s is accepted as a route of the portal', (route) => {
    expect(internalRoute(route)).toBe(route);
  });

  it('accepts a route with a hash before it', () => {
    expect(internalRoute('#/leases/current')).toBe('/leases/current');
  });

  it.each([
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    `${'javascript'}:alert(1)`,
    '/a\\b',
    '/a\nb',
    '/a\u0000',
    'dashboard',
    '#https://evil.test',
    '#//evil.test',
    '\t//evil.test',
    ' /dashboard',
    'JaVaScRiPt:alert(1)',
    'data:text/html,hello',
    // Encoded, and encoded twice: what the router decodes once is still no route.
    ...['https://evil.test', '//evil.test', '/\\evil.test'].flatMap((address) => {
      const once = encodeURIComponent(address);
      return [once, encodeURIComponent(once)];
    }),
    '/auth',
    '/auth/',
    '/auth/logout',
    '/AUTH/logout',
    '/auth?x=1',
    '/%61uth/logout',
    '/auth%2Flogout',
    '/%2Fevil.test',
    '',
    null,
    undefined,
  ])('AUTH-19 (OP-53): %p is rejected', (redirect) => {
    expect(internalRoute(redirect)).toBeNull();
  });
});
