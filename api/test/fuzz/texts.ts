import fc, { type Arbitrary } from 'fast-check';

/** Texts that have broken programs before. */
const notorious = [
  "'; drop table users; --",
  "1' or '1'='1",
  '") union select * from sessions --',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '${7*7}{{7*7}}',
  '../../../etc/passwd',
  'مرحبا بالعالم',
  '‮txt.exe',
  '👩‍👩‍👧‍👦 🏳️‍🌈',
  'Ｆｕｌｌ ｗｉｄｔｈ',
  'Z͑ͫa̴l͉g̈́o̶',
  'é ≠ é',
  'a\r\nSet-Cookie: x=y',
  '%00%0a%s%n%d',
  '\\',
  '\t tabs and\u00a0spaces\u200b',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'hasOwnProperty',
];

/** Valid names: not blank, at most 255 characters, and no character that a database rejects. */
export const names: Arbitrary<string> = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(...notorious) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }) },
    { weight: 1, arbitrary: fc.constantFrom('x'.repeat(255), '👍'.repeat(127), 'ب'.repeat(255)) },
  )
  .filter((text) => text.trim() !== '' && text.length <= 255 && !text.includes('\0'));

/** Valid names of properties: the server rejects bodies with a name that could change an object's prototype. */
export const keys = names.filter((name) => name !== '__proto__' && name !== 'constructor');

/** Texts that no field accepts, and some that few fields accept. */
export const hostileTexts: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'half \udfff of a character',
    'x'.repeat(256),
    'x'.repeat(5_000),
    '\u0001\u001f\u007f\u0080\ufffe\uffff',
    '1e309',
    '-0',
    '0x1f',
    '９９９',
    '99999999999999999999999999',
    '2026-02-30',
    '0000-00-00',
    '9999-12-31',
    '+275760-09-13',
  ),
  names,
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((codes) => String.fromCharCode(...codes)),
);

/** Values of every JSON type, some of them deeply nested. */
export const hostileValues: Arbitrary<unknown> = fc.oneof(
  hostileTexts,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    0.1 + 0.2,
    84.205,
    2 ** 31,
    -(2 ** 31) - 1,
    Number.MAX_SAFE_INTEGER,
    2 ** 53,
    2 ** 63,
    1e308,
    5e-324,
    [],
    {},
    [[]],
    [null],
    { length: 1 },
    { toString: 'x', valueOf: 1 },
    { constructor: { prototype: { admin: true } } },
    nested(20),
    nested(200),
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 4 }),
);

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { deeper: value };
  return value;
}
