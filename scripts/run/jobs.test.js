import { oneByOne, sideBySide } from './jobs.mjs';
import { startPostgres } from './postgres.mjs';
import { CliError } from './cli-error.mjs';

const resolved = (value) => async () => value;

describe('sideBySide', () => {
  it('gives the next job to whichever lane is free', async () => {
    const begun = [];
    let go;
    const waiting = new Promise((resolve) => (go = resolve));
    const job = (name, until) => async () => {
      begun.push(name);
      await until;
      return name;
    };
    const all = sideBySide([job('a', waiting), job('b', waiting), job('c'), job('d')], 2);
    await new Promise(setImmediate);
    expect(begun).toEqual(['a', 'b']);
    go();
    expect(await all).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lets the other jobs end before it rejects', async () => {
    let hasEnded = false;
    const fails = async () => {
      throw new Error('broken');
    };
    const ends = async () => {
      await new Promise(setImmediate);
      hasEnded = true;
    };
    await expect(sideBySide([fails, ends], 2)).rejects.toThrow('broken');
    expect(hasEnded).toBe(true);
  });

  it('runs the jobs of oneByOne one after another', async () => {
    const begun = [];
    const job = (name) => async () => {
      begun.push(name);
      await new Promise(setImmediate);
      return name;
    };
    const both = oneByOne([job('a'), job('b')]);
    expect(await sideBySide([both, job('c')], 2)).toEqual([['a', 'b'], 'c']);
    expect(begun.indexOf('c')).toBeLessThan(begun.indexOf('b'));
  });

  it('begins nothing more after a signal', async () => {
    const begun = jest.fn(resolved(1));
    const stops = async () => process.emit('SIGTERM');
    await expect(sideBySide([stops, begun], 1)).rejects.toThrow(CliError);
    expect(begun).not.toHaveBeenCalled();
  });
});

it('startPostgres takes the server that TEST_DATABASE_URL names', async () => {
  const named = 'postgres://user@db.example:5432/postgres';
  expect((await startPostgres({ TEST_DATABASE_URL: ` ${named} ` })).url).toBe(named);
});
