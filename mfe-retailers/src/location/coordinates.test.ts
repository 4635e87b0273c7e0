import { formatPosition } from './coordinates.ts';

it.each([
  [{ latitude: 37.09024, longitude: -95.712891 }, '37.0902° N, 95.7129° W'],
  [{ latitude: -14.2756, longitude: 170.7 }, '14.2756° S, 170.7000° E'],
  [{ latitude: 0, longitude: 0 }, '0.0000° N, 0.0000° E'],
])('a place reads in words', (position, text) => {
  expect(formatPosition(position)).toBe(text);
});
