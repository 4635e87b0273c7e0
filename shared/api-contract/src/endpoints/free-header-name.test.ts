import { isFreeHeaderName } from './free-header-name.ts';

describe('the name of a header of a site', () => {
  it.each(['X-Brand', 'X-Portal', 'Acme', 'acme-2', 'Accepted', 'X'.repeat(64)])('may be %s', (name) => {
    expect(isFreeHeaderName(name)).toBe(true);
  });

  it.each(['', 'X Brand', '2-acme', 'X_Brand', 'X-Brand:', 'X'.repeat(65)])('may not be "%s"', (name) => {
    expect(isFreeHeaderName(name)).toBe(false);
  });

  it.each([
    'Authorization',
    'authorization',
    'Content-Type',
    'Accept',
    'Accept-Language',
    'Idempotency-Key',
    'X-Timezone',
    'Host',
    'Cookie',
    'X-Forwarded-For',
    'Sec-Fetch-Site',
  ])('may not be %s, which has a meaning of its own', (name) => {
    expect(isFreeHeaderName(name)).toBe(false);
  });
});
