/** @jest-environment node */
import type { Compilation } from 'webpack';
import { lazyChunks } from './lazy-modules.ts';

/** The chunk groups of a build, by name, with their files. */
const compilationOf = (groups: Readonly<Record<string, readonly string[]>>) =>
  ({
    namedChunkGroups: new Map(
      Object.entries(groups).map(([name, files]) => [name, { getFiles: () => files }]),
    ),
  }) as unknown as Pick<Compilation, 'namedChunkGroups'>;

describe('the chunks of lazy shared modules', () => {
  it('are those of their own imports, and no other chunk with the same package', () => {
    const found = lazyChunks(
      compilationOf({
        moment: ['moment.1.js'],
        'final-form': ['final-form.1.js', 'final-form.1.css'],
        access: ['access.1.js'],
      }),
    );
    expect(found).toEqual({
      moment: ['moment.1.js'],
      'final-form': ['final-form.1.js'],
      'react-final-form': ['final-form.1.js'],
    });
  });

  it('have to be in the build of the shell', () => {
    expect(() => lazyChunks(compilationOf({ 'final-form': [] }))).toThrow(
      'The shell has no chunk moment for the shared module moment.',
    );
  });
});
