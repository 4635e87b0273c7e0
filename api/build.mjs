import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { buildSandbox } from './build-sandbox.mjs';

const outdir = process.argv[2] ?? 'dist';

// One file that starts at once; what carries its own binaries, or is large and seldom needed, stays outside.
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
    '@fastify/*',
    '@node-rs/argon2',
    '@zxcvbn-ts/*',
    'fastify',
    'nodemailer',
    'pdfkit',
    'pg',
    'zipcodes',
  ],
  logLevel: 'warning',
});
await buildSandbox(`${outdir}/sandbox`);
