import { clampSeconds, readTimecode, timecodeText } from './timecode-text.ts';

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

it.each(['', ':', '1:', ':30', '1:2:3:4', '-5', '1.5', '1:234'])('does not guess what %j means', (text) => {
  expect(readTimecode(text)).toBeNull();
});

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
