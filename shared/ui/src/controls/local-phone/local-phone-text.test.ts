import { caretAfter, localPhoneText } from './local-phone-text.ts';

it.each([
  ['', ''],
  ['1', '(1'],
  ['123', '(123'],
  ['1234', '(123) 4'],
  ['123456', '(123) 456'],
  ['1234567', '(123) 456-7'],
  ['1234567890', '(123) 456-7890'],
  ['12345678901', '(234) 567-8901'],
  ['+1 (555) 010-2030', '(555) 010-2030'],
  ['55501020304', '(555) 010-2030'],
  ['abc', ''],
])('UI-19: formats %j as %j', (text, formatted) => {
  expect(localPhoneText(text)).toBe(formatted);
});

it.each([
  [0, 0],
  [1, 2],
  [3, 4],
  [4, 7],
  [6, 9],
  [7, 11],
  [10, 14],
  [99, 14],
])('the caret after digit %i is at %i', (count, at) => {
  expect(caretAfter('(123) 456-7890', count)).toBe(at);
});
