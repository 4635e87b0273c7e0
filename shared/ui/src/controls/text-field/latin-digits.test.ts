import { latinDigits } from './latin-digits.ts';

it.each([
  ['١٢٣٠', '1230'],
  ['۴۵۶', '456'],
  ['०९', '09'],
  ['１２', '12'],
  ['𝟗𝟘𝟙', '901'],
  ['᪉᪐', '90'],
  ['+1 (٥)a²Ⅳ', '+1 (5)a²Ⅳ'],
  ['', ''],
])('turns the digits of %j into %j', (text, latin) => {
  expect(latinDigits(text)).toBe(latin);
});
