import { formatWaitingTime } from './waiting-time.ts';

it.each([
  [0, '1 second'],
  [30, '30 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3599, '60 minutes'],
  [3600, '1 hour'],
  [82_801, '24 hours'],
])('OP-101: %i seconds are written as %s', (seconds, text) => {
  expect(formatWaitingTime(seconds, 'en')).toBe(text);
});

it('OP-101: the time to wait is written in the language of the page', () => {
  expect(formatWaitingTime(7200, 'es')).toBe('2 horas');
});
