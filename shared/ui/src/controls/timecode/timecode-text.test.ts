import { clampSeconds, readTimecode, timecodeText, withColons } from './timecode-text.ts';

it.each([
  ['01:02:03', 3723],
  ['1:2:3', 3723],
  ['2:03', 123],
  ['90', 90],
  ['0:90', 90],
  ['100:00:00', 360_000],
])('reads %s as %i seconds', (text, seconds) => {
  expect(readTimecode(text)).toBe(seconds);
});

it.each(['', ':', '1:', ':30', '1:2:3:4', '-5', '1.5', '1:234', '123'])(
  'does not guess what %j means',
  (text) => {
    expect(readTimecode(text)).toBeNull();
  },
);

it.each([
  ['90', '90'],
  ['123', '1:23'],
  ['1:234', '12:34'],
  ['12:345', '1:23:45'],
  ['010203', '01:02:03'],
  ['12:34:567', '123:45:67'],
  ['٠١٠٢٠٣', '01:02:03'],
])('adds the colons of a timer to %j: %j', (typed, text) => {
  expect(withColons(typed)).toBe(text);
});

it.each(['', '1:', '1:5', '01:30', '1:02:', '1:02:3', '1:02:03', '100:00:00', '1:2:345', '1:02:03:04'])(
  'leaves the colons of %j where they were typed',
  (text) => {
    expect(withColons(text)).toBe(text);
  },
);

it.each([
  [0, '00:00:00'],
  [3723, '01:02:03'],
  [360_000, '100:00:00'],
  [59.6, '00:01:00'],
  [NaN, ''],
])('shows %d as %s', (seconds, text) => {
  expect(timecodeText(seconds)).toBe(text);
});

it.each([
  [29, 30],
  [30, 30],
  [31, 31],
  [89, 89],
  [90, 90],
  [91, 90],
])('UI-37: clamps %i to %i', (seconds, clamped) => {
  expect(clampSeconds(seconds, { min: 30, max: 90 })).toBe(clamped);
});
