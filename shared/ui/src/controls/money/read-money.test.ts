import { readMoney } from './read-money.ts';

describe('reading typed dollars', () => {
  it.each([
    ['84.20', 8420],
    ['84.2', 8420],
    ['84.', 8400],
    ['84', 8400],
    ['.5', 50],
    ['0', 0],
    ['0.01', 1],
    ['$1,200', 120000],
    ['$ 1,234,567.89', 123456789],
    [' 84.20 ', 8420],
    ['0084.20', 8420],
    ['1.15', 115],
    ['4.35', 435],
    ['٨٤.٢', 8420],
  ])('reads %j as %i cents', (text, cents) => {
    expect(readMoney(text)).toEqual({ type: 'amount', cents });
  });

  it.each([
    ['84.205', '84.20'],
    ['.999', '0.99'],
  ])('rejects the third decimal of %j instead of rounding', (text, nearest) => {
    expect(readMoney(text)).toEqual({ type: 'fraction', nearest });
  });

  it.each(['abc', '-5', '1,2', '1,2345', '12,34.5', '1.2.3', '.', '$.', '1e3', '99999999999999999'])(
    'does not guess what %j means',
    (text) => {
      expect(readMoney(text)).toEqual({ type: 'unreadable' });
    },
  );

  it.each(['', ' ', '$'])('takes %j for nothing', (text) => {
    expect(readMoney(text)).toEqual({ type: 'empty' });
  });
});
