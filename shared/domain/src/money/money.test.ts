import fc from 'fast-check';
import { cents } from './cents.ts';
import { formatMoney, parseMoney, splitMoney, toDecimal } from './money.ts';

describe('cents', () => {
  it.each([0.5, NaN, Infinity, Number.MAX_SAFE_INTEGER + 1])('rejects %d', (amount) => {
    expect(() => cents(amount)).toThrow(RangeError);
  });

  it('makes plain zero of minus zero', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
  });
});

describe('parseMoney', () => {
  it.each([
    ['84.20', 8420],
    ['84.2', 8420],
    ['84', 8400],
    ['84.200', 8420],
    ['0.01', 1],
    ['-5.10', -510],
    ['+5.10', 510],
    [' 7.00 ', 700],
    ['999999.99', 99_999_999],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
    [84.2, 8420],
    [0.07, 7],
    [1.1, 110],
    [1e2, 10_000],
    [-0, 0],
  ])('reads %p as %p cents', (text, amount) => {
    expect(parseMoney(text)).toBe(amount);
  });

  it.each([
    '84.205',
    '0.001',
    0.1 + 0.2,
    1e-7,
    1e21,
    '1e2',
    NaN,
    Infinity,
    'NaN',
    'Infinity',
    '',
    ' ',
    '.5',
    '5.',
    '$5',
    '1,000',
    '0x10',
    '--1',
    '90071992547409.92',
    '99999999999999999999',
  ])('rejects %p', (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  it('reads exactly what was written, from a number and from a text', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (amount) => {
        const money = cents(amount);
        expect(parseMoney(toDecimal(money))).toBe(amount);
        expect(parseMoney(JSON.stringify(toDecimal(money)))).toBe(amount);
        expect(parseMoney(formatMoney(money).replaceAll(/[$,]/g, ''))).toBe(amount);
      }),
    );
  });

  it('rejects every fraction of a cent', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 9 }), (whole, tenth) => {
        expect(parseMoney(`${whole}.00${tenth}`)).toBeNull();
      }),
    );
  });
});

describe('formatMoney', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [8420, '$84.20'],
    [108_420, '$1,084.20'],
    [99_999_999, '$999,999.99'],
    [-510, '-$5.10'],
    [-5, '-$0.05'],
    [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
  ])('SHARED-67: writes %d cents as US dollars', (amount, text) => {
    expect(formatMoney(cents(amount))).toBe(text);
  });

  it('splits dollars from cents', () => {
    expect(splitMoney(cents(8420))).toEqual({ whole: '$84', cents: '20' });
    expect(splitMoney(cents(7))).toEqual({ whole: '$0', cents: '07' });
  });
});
