import { command as bench } from '../commands/bench.mjs';
import { command as check } from '../commands/check.mjs';
import { command as gallery } from '../commands/gallery.mjs';
import { command as runEverything } from '../commands/test.mjs';
import { checkedArguments, parseNone, parseTimes } from './arguments.mjs';

describe('the arguments of a command', () => {
  it('are passed on when they are right, without the -- of pnpm', () => {
    expect(checkedArguments(['--', '--times'], parseTimes, 'it takes --times')).toEqual(['--times']);
    expect(checkedArguments([], parseNone, 'it takes none')).toEqual([]);
  });

  it('are rejected with what there is in place of one that does not exist', () => {
    expect(() => checkedArguments(['--help'], parseTimes, 'it takes --times')).toThrow(
      /^Unknown option '--help': it takes --times\.$/,
    );
    expect(() => checkedArguments(['more'], parseNone, 'it takes none')).toThrow(
      /^Unexpected argument 'more': it takes none\.$/,
    );
  });

  it('are rejected with the sentence of what reads them', () => {
    const parse = () => {
      throw new Error('--turns must be a whole number from 1 on, not "x".');
    };
    expect(() => checkedArguments(['--turns', 'x'], parse, 'it takes --turns')).toThrow(
      /^--turns must be a whole number from 1 on, not "x"\.$/,
    );
  });

  it.each([
    ['check', check, ['--help'], 'npx pnpm check takes --times alone.'],
    ['test', runEverything, ['api'], 'npm test takes --times alone.'],
    ['gallery', gallery, ['--help'], 'npx pnpm gallery takes no arguments.'],
    ['bench', bench, ['memory', '--help'], 'npx pnpm bench memory takes no arguments.'],
  ])('are read by %s before it does anything', async (_, command, args, sentence) => {
    await expect(async () => command(args)).rejects.toThrow(sentence);
  });
});
