import { utcDay } from '../clock/customer-day.ts';
import { UserError } from '../errors/user-error.ts';
import { readReconciledDay } from './reconciled-day.ts';

const today = utcDay(new Date('2026-11-27T12:00:00Z'));

describe('the arguments of the reconcile command', () => {
  it.each([
    [[], '2026-11-27'],
    [['--day', '2026-11-20'], '2026-11-20'],
    [['--day', '2026-11-27'], '2026-11-27'],
  ])('%j is the day %s', (args, day) => {
    expect(readReconciledDay(args, today)).toBe(day);
  });

  it('a day that has not begun is rejected, because nothing of it can be compared', () => {
    const read = () => readReconciledDay(['--day', '2026-11-28'], today);
    expect(read).toThrow(UserError);
    expect(read).toThrow('--day must be 2026-11-27 (today in UTC) or a day before it, not 2026-11-28.');
  });

  it.each([[['--day', '2026-02-30']], [['--day']], [['2026-11-20']], [['--help']]])(
    '%j is rejected with how the command is written',
    (args) => {
      const read = () => readReconciledDay(args, today);
      expect(read).toThrow(UserError);
      expect(read).toThrow('pnpm reconcile --day 2026-11-20');
    },
  );
});
