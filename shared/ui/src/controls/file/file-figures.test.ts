import { megabytes, playtimeOf } from './file-figures.ts';

it.each([
  [0, '0.00'],
  [5_242, '0.00'],
  [5_243, '0.01'],
  [1_048_576, '1.00'],
  [1_572_864, '1.50'],
  [10_485_760_000, '10000.00'],
])('UI-87: %d bytes are %s megabytes', (bytes, text) => {
  expect(megabytes(bytes)).toBe(text);
});

it.each([
  [0, { hours: 0, mins: 0, secs: 0 }],
  [59.4, { hours: 0, mins: 0, secs: 59 }],
  [59.6, { hours: 0, mins: 1, secs: 0 }],
  [3_600, { hours: 1, mins: 0, secs: 0 }],
  [90_061, { hours: 25, mins: 1, secs: 1 }],
  [-5, { hours: 0, mins: 0, secs: 0 }],
])('UI-88: %d seconds are %o', (seconds, playtime) => {
  expect(playtimeOf(seconds)).toEqual(playtime);
});
