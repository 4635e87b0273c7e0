import { UserError } from '../errors/user-error.ts';
import { readSeedOrder, seedUsage } from './seed-order.ts';

describe('the arguments of the seed command', () => {
  it.each([
    [[], { type: 'demo', isFresh: false, stores: null }],
    [['--stores', '10000'], { type: 'demo', isFresh: false, stores: 10_000 }],
    [['--stores=200', '--fresh'], { type: 'demo', isFresh: true, stores: 200 }],
    [['--empty'], { type: 'empty', isFresh: false }],
    [['--empty', '--fresh'], { type: 'empty', isFresh: true }],
    [['--empty', '--help'], { type: 'help' }],
  ])('reads %j', (args, order) => {
    expect(readSeedOrder(args)).toEqual(order);
  });

  it.each([
    [['--stores', '199'], "--stores must be a whole number from 200 to 20000, not '199'."],
    [['--stores', '20001'], "--stores must be a whole number from 200 to 20000, not '20001'."],
    [['--stores', 'many'], "--stores must be a whole number from 200 to 20000, not 'many'."],
    [['--stores', '1e3'], "--stores must be a whole number from 200 to 20000, not '1e3'."],
    [['--empty', '--stores', '300'], '--stores and --empty exclude each other: leave out one of them.'],
    [['--shops', '300'], "Unknown option '--shops'. --help lists the options."],
    [['now'], "Unexpected argument 'now'. --help lists the options."],
    [['--stores'], "Option '--stores <value>' argument missing. --help lists the options."],
    [['--empty=no'], "Option '--empty' does not take an argument. --help lists the options."],
  ])('rejects %j in one sentence', (args, sentence) => {
    const read = () => readSeedOrder(args);
    expect(read).toThrow(UserError);
    expect(read).toThrow(sentence);
  });

  it('the usage text describes each option', () => {
    for (const option of ['--stores', '--empty', '--fresh', '--help', 'DATABASE_URL', 'DATA_DIR']) {
      expect(seedUsage).toContain(option);
    }
  });
});
