import fc from 'fast-check';
import { matchPath as routerMatch } from 'react-router-dom';
import { fillPath, matchPath, patternKey, patternsOverlap, rankOf, trimPathname } from './path-pattern.ts';

const fixed = fc.constantFrom('a', 'b', 'lease', 'new');
const names = ['id', 'part', 'item'];
const pattern = fc
  .array(fc.oneof(fixed, fc.constant(':')), { minLength: 1, maxLength: 3 })
  .map(
    (segments) =>
      `/${segments.map((segment, at) => (segment === ':' ? `:${names[at]}` : segment)).join('/')}`,
  );
const pathname = fc
  .tuple(
    fc.array(fc.oneof(fixed, fc.constantFrom('', '7', '100%', 'a%2Fb', 'A')), { maxLength: 4 }),
    fc.constantFrom('', '/', '//'),
  )
  .map(([segments, end]) => `/${segments.join('/')}${end}`);

describe('fillPath', () => {
  it('fills every parameter, encoded', () => {
    expect(fillPath('/lease/:id/items/:item', { id: 'a/b', item: '7' })).toBe('/lease/a%2Fb/items/7');
    expect(fillPath('/', {})).toBe('/');
  });

  it.each([{}, { id: '' }, { other: '7' }])('gives null for the parameters %j', (params) => {
    expect(fillPath('/order/:id', params)).toBeNull();
  });

  it('gives an address that matches the pattern with the same parameters', () => {
    const value = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(pattern, fc.record({ id: value, part: value, item: value }), (path, params) => {
        const filled = fillPath(path, params);
        const found = filled && matchPath(path, filled);
        expect(params).toMatchObject(found ?? { none: true });
      }),
    );
  });
});

describe('matchPath', () => {
  it('matches nothing that the remote’s own router would not draw', () => {
    fc.assert(
      fc.property(pattern, pathname, (path, address) => {
        const drawn = routerMatch({ path, caseSensitive: true }, address) !== null;
        expect({ path, address, matched: matchPath(path, address) !== null }).toEqual({
          path,
          address,
          matched: drawn,
        });
      }),
    );
  });
});

describe('patternKey and rankOf', () => {
  it('give two patterns of one key the same rank, and only those overlap', () => {
    fc.assert(
      fc.property(pattern, pattern, pathname, (one, other, address) => {
        const both = matchPath(one, address) !== null && matchPath(other, address) !== null;
        const sameKey = patternKey(one) === patternKey(other);
        expect(both && rankOf(one) === rankOf(other) && !sameKey).toBe(false);
        if (sameKey) expect(rankOf(one)).toBe(rankOf(other));
      }),
    );
  });
});

describe('patternsOverlap', () => {
  it('is true of two patterns exactly when an address matches both', () => {
    fc.assert(
      fc.property(pattern, pattern, (one, other) => {
        const common = fillSegments(one, other);
        const both = matchPath(one, common) !== null && matchPath(other, common) !== null;
        expect({ one, other, overlap: patternsOverlap(one, other) }).toEqual({ one, other, overlap: both });
      }),
    );
  });

  it.each([
    ['/order/:id/summary', '/order/7/summary', true],
    ['/order/:id/summary', '/order/7/terms', false],
    ['/order/:id', '/order/7/summary', false],
    ['/a/:id', '/:part/b', true],
  ])('of %s and %s is %s', (one, other, overlap) => {
    expect(patternsOverlap(one, other)).toBe(overlap);
    expect(patternsOverlap(other, one)).toBe(overlap);
  });
});

/** Fills the parameters of a pattern with what another one has at their place. */
function fillSegments(one: string, other: string): string {
  const others = other.split('/');
  const filled = one.split('/').map((segment, at) => (segment.startsWith(':') ? others[at] : segment));
  return filled.map((segment) => (segment?.startsWith(':') ? '7' : (segment ?? '7'))).join('/');
}

describe('trimPathname', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/welcome/', '/welcome'],
    ['/a/b//', '/a/b'],
  ])('makes %s %s', (given, trimmed) => {
    expect(trimPathname(given)).toBe(trimmed);
  });
});
