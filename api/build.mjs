import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { buildSandbox } from './build-sandbox.mjs';

const outdir = process.argv[2] ?? 'dist';

/** Packages in CommonJS require Node's own modules, which a module of ES has to make a function for. */
const commonJsRequire = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

// Few files that start at once: to find and read the hundreds of its packages takes a fifth of a start of the api. What
// carries its own binaries or files, or is large and seldom needed, stays outside.
await rm(resolve(import.meta.dirname, outdir), { recursive: true, force: true });
await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: [
    'src/main.ts',
    'src/seed.ts',
    'src/reconcile.ts',
    'src/refund.ts',
    'src/processor-sandbox.ts',
  ],
  entryNames: '[name]',
  outdir,
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'linked',
  external: [
    '@electric-sql/pglite',
    '@fastify/swagger-ui',
    '@node-rs/argon2',
    '@zxcvbn-ts/*',
    'pdfkit',
    'pg-native',
    'zipcodes',
  ],
  banner: { js: commonJsRequire },
  logLevel: 'warning',
});
await buildSandbox(`${outdir}/sandbox`);
