import { parseOptions } from './options.ts';

describe('the options of the bench', () => {
  it('are seven turns on every profile by default', () => {
    const { turns, profiles, isComplete } = parseOptions([]);
    expect(isComplete).toBe(true);
    expect(turns).toBe(7);
    expect(profiles.map(({ key }) => key)).toEqual(['562', '150', 'none']);
  });

  it('shorten the run', () => {
    expect(parseOptions(['--turns', '3', '--profile', '150'])).toMatchObject({
      turns: 3,
      profiles: [{ key: '150' }],
    });
  });

  it.each([[['--turns', '6']], [['--profile', '150', '--profile', '562']]])(
    '%j make a run that does not count',
    (args) => {
      expect(parseOptions(args).isComplete).toBe(false);
    },
  );

  it.each([
    [['--turns', '0'], '--turns must be a whole number from 1 on, not "0".'],
    [['--turns', 'many'], '--turns must be a whole number from 1 on, not "many".'],
    [['--profile', '3g'], '--profile must be one of 562, 150, none, not "3g".'],
  ])('reject %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message);
  });
});
