import { cleanMasked, maskText } from './masked-text.ts';

it.each([
  ['123-45-6789', '•••-••-6789'],
  ['123456789', '•••••6789'],
  ['12345', '•2345'],
  ['1234', '••••'],
  ['', ''],
])('masks %j as %j', (text, masked) => {
  expect(maskText(text)).toBe(masked);
});

it('takes the digits of any script', () => {
  expect(cleanMasked('routing', '٠٦١')).toBe('061');
});

it('OP-64: keeps digits and dashes, of a routing number digits', () => {
  expect(cleanMasked('ssn', ' 123-45-6789x ')).toBe('123-45-6789');
  expect(cleanMasked('routing', '061-000-104 9')).toBe('061000104');
  expect(cleanMasked('account', '00 12-34')).toBe('0012-34');
});
