import { addDecimals, decimalText, readDecimal } from './decimal-text.ts';

describe('percent', () => {
  it.each([
    [0.07, '7'],
    [0.295, '29.5'],
    [1e-7, '0.00001'],
    [-0.05, '-5'],
    [0, '0'],
    [-0, '0'],
    [1, '100'],
    [12.345678, '1234.5678'],
    [0.1 + 0.2, '30.000000000000004'],
    [1e21, '100000000000000000000000'],
    [0.57, '57'],
    [0.29, '29'],
    [1.1, '110'],
  ])('UI-35: shows %d as %s', (fraction, text) => {
    expect(decimalText(fraction, 2)).toBe(text);
  });

  it.each([
    ['7', 0.07],
    ['29.5', 0.295],
    ['0.00001', 1e-7],
    ['-5', -0.05],
    ['.5', 0.005],
    ['7.', 0.07],
    ['-0', 0],
    ['007', 0.07],
    ['100', 1],
  ])('UI-36: keeps %s as %d', (text, value) => {
    expect(readDecimal(text, 2)).toEqual({ type: 'number', value });
  });

  it('UI-35, UI-36: brings back every percent with two decimals as it was typed', () => {
    for (let hundredths = -10_000; hundredths <= 10_000; hundredths += 1) {
      const text = String(hundredths / 100);
      const read = readDecimal(text, 2);
      expect(read.type === 'number' && decimalText(read.value, 2)).toBe(text);
    }
  });
});

it.each([
  '1.2.3',
  '-',
  '--1',
  '1-2',
  '.',
  '1e3',
  'Infinity',
  'x',
  '7,5',
  '1,0000',
  '12,34.5',
  '1.5,000',
  ',',
])('UI-17: does not guess what %s means', (text) => {
  expect(readDecimal(text)).toEqual({ type: 'unreadable' });
});

it('takes blanks for nothing', () => {
  expect(readDecimal('  ')).toEqual({ type: 'empty' });
});

it.each(['1234567890123456789', '9007199254740993', '0.12345678901234567', '9'.repeat(400)])(
  'UI-17: does not round %s',
  (text) => {
    expect(readDecimal(text)).toEqual({ type: 'too-long' });
  },
);

it.each([
  ['9007199254740991', 9007199254740991],
  ['-0.000000000000001', -1e-15],
  ['1000000000000000000000', 1e21],
  ['00.50', 0.5],
  ['1,000.5', 1000.5],
  ['-1,234,567', -1_234_567],
])('reads every digit of %s', (text, value) => {
  expect(readDecimal(text)).toEqual({ type: 'number', value });
});

it.each([
  ['9007199254740991', '-1', '9007199254740990'],
  ['0.1', '0.2', '0.3'],
  ['12.3456789012345', '1', '13.3456789012345'],
  ['0.05', '-0.1', '-0.05'],
  ['-1', '1', '0'],
  ['-0.5', '0.25', '-0.25'],
])('adds %s and %s', (one, other, sum) => {
  expect(addDecimals(one, other)).toBe(sum);
});
