import { loadPatternReader, patternsOf } from './server-patterns.ts';
import { parseSchema } from './parse-schema.ts';

const text = (name: string, pattern?: string) => ({
  name,
  type: 'text',
  label: name,
  ...(pattern ? { pattern } : {}),
});

describe('patterns of a server', () => {
  it.each([
    ['[A-Z]{2}', 'GA', true],
    ['[A-Z]{2}', 'GAs', false],
    ['^\\d{5}(-\\d{4})?$', '31201-0001', true],
    ['\\p{L}+', 'Zoë', true],
    ['(?<word>\\w+)', 'word', true],
    ['\\u0041+', 'AA', true],
    ['[\\w.]+@\\w+', 'a.b@c', true],
    ['', '', true],
  ])('UI-23: %j of %j: %j', async (source, given, fits) => {
    const read = await loadPatternReader();
    expect(read(source)?.test(given)).toBe(fits);
  });

  it('UI-23: takes no longer for a pattern that keeps other engines busy', async () => {
    const read = await loadPatternReader();
    expect(read('(a+)+')?.test(`${'a'.repeat(10_000)}!`)).toBe(false);
  });

  it.each(['(', '(a)\\1', '(?=a)b', '[z-a]'])(
    'UI-23: leaves %j to the server, and says so once',
    async (source) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
      const read = await loadPatternReader();
      expect([read(source), read(source)]).toEqual([null, null]);
      expect(warn.mock.calls).toEqual([[`A pattern is left to the server: ${source}`]]);
    },
  );

  it('finds the patterns of a form, also in the items of a collection', () => {
    const schema = parseSchema({
      inputs: [
        text('a'),
        text('b', 'x'),
        { name: 'c', type: 'collection', label: 'C', inputs: [text('d', 'y')] },
      ],
    });
    expect(patternsOf(schema?.inputs ?? [])).toEqual(['x', 'y']);
  });
});
