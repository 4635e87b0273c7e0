import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

// One file that starts at once; what carries its own binaries, or is large and seldom needed, stays outside.
await rm(new URL('dist', import.meta.url), { recursive: true, force: true });
await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/main.ts', 'src/seed.ts'],
  entryNames: '[name]',
  outdir: 'dist',
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'linked',
  external: ['@electric-sql/pglite', '@node-rs/argon2', 'fastify', 'nodemailer', 'pg', 'zipcodes'],
  logLevel: 'warning',
});
