import { buildSync } from 'esbuild';
import { join } from 'node:path';

/**
 * Compiles an inline script of index.html; the same values give the same text.
 *
 * @param name file in `release/boot`
 * @param values what takes the place of names in it, such as `__FONTS__`
 */
export function inlineScript(name: string, values: Readonly<Record<string, unknown>> = {}): string {
  const define = Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)] as const);
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, '../boot', name)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    charset: 'utf8',
    define: Object.fromEntries(define),
  });
  return outputFiles[0]?.text.trim() ?? '';
}
