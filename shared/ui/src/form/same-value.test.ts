import { sameValue } from './same-value.ts';

it.each([
  [1, 1, true],
  ['', undefined, true],
  [null, undefined, true],
  [0, undefined, false],
  [false, undefined, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[{ name: 'a' }], [{ name: 'a', note: undefined }], true],
  [[{ name: 'a' }], [{ name: 'b' }], false],
  [[], undefined, false],
  [new Date(0), new Date(0), false],
])('of %j and %j says %s', (a, b, same) => {
  expect(sameValue(a, b)).toBe(same);
});
