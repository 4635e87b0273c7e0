// cspell:ignore noviembre dic ene
import { reportPeriods } from './report-periods.ts';

it('UI-91: twelve months end with the month of the day', () => {
  const months = reportPeriods('month', '2026-11-20', 12);
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({
    key: '2025-12-01',
    from: '2025-12-01',
    to: '2025-12-31',
    label: 'Dec 2025',
    name: 'December 2025',
  });
  expect(months.at(-1)).toMatchObject({ from: '2026-11-01', to: '2026-11-30', label: 'Nov 2026' });
});

it('UI-91, SHARED-69: periods are named in the language of the page', () => {
  expect(reportPeriods('month', '2026-11-20', 1, 'es')[0]).toMatchObject({
    label: 'nov 2026',
    name: 'noviembre de 2026',
  });
  expect(reportPeriods('week', '2027-01-02', 1, 'es')[0]).toMatchObject({
    label: '27 dic',
    name: '27 dic 2026 – 2 ene 2027',
  });
});

it('UI-91: a month from its last day skips none', () => {
  expect(reportPeriods('month', '2026-03-31', 3).map(({ from, to }) => [from, to])).toEqual([
    ['2026-01-01', '2026-01-31'],
    ['2026-02-01', '2026-02-28'],
    ['2026-03-01', '2026-03-31'],
  ]);
  expect(reportPeriods('month', '2024-02-29', 1)[0]?.to).toBe('2024-02-29');
});

it('UI-91: weeks go from Sunday to Saturday, also across the end of a year and the clock change', () => {
  const weeks = reportPeriods('week', '2027-01-02', 2);
  expect(weeks.map(({ name }) => name)).toEqual(['Dec 20 – Dec 26, 2026', 'Dec 27, 2026 – Jan 2, 2027']);
  expect(reportPeriods('week', '2026-11-01', 2).map(({ from, to }) => [from, to])).toEqual([
    ['2026-10-25', '2026-10-31'],
    ['2026-11-01', '2026-11-07'],
  ]);
});
