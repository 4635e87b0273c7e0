import { buildSync } from 'esbuild';
import { join } from 'node:path';

export interface BootValues {
  /** Origins of dev servers with a slash at the end; none in a release. */
  readonly devOrigins: readonly string[];
  /** Font address of each brand by key. */
  readonly fonts: Readonly<Record<string, string>>;
}

/** Session storage key of the token; the shell's own start reads it through the platform. */
const tokenKey = 'portal.token';

/** Compiles the inline script of index.html; the same values give the same text. */
export function bootScript({ devOrigins, fonts }: BootValues): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, '../boot/boot.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    charset: 'utf8',
    define: {
      __DEV_ORIGINS__: JSON.stringify(devOrigins),
      __TOKEN_KEY__: JSON.stringify(tokenKey),
      __FONTS__: JSON.stringify(fonts),
    },
  });
  return outputFiles[0]?.text.trim() ?? '';
}
