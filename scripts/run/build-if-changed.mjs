import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { runPnpm, runTool } from './programs.mjs';
import { CliError } from './cli-error.mjs';
import { root, workFolder } from './root.mjs';

const memory = join(workFolder, 'built.json');
const everywhere = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'tsconfig.node.json',
];
const remotes = () => readdirSync(root).filter((name) => name.startsWith('mfe-'));

function remembered() {
  return existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : {};
}

async function step(name, { inputs, result, say, build }) {
  if (existsSync(join(root, result)) && remembered()[name] === inputs) return;
  console.log(`${say} …`);
  if ((await build()) !== 0) throw new CliError(`${say} failed; the reason is printed above.`);
  mkdirSync(workFolder, { recursive: true });
  writeFileSync(memory, JSON.stringify({ ...remembered(), [name]: inputs }, null, 2));
}

/** Builds every part of the site, unless nothing has changed since. */
export function buildSite() {
  return step('site', {
    inputs: fingerprint(root, [...everywhere, 'shell', 'shared', ...remotes()]),
    result: 'shell/dist',
    say: 'Building the site',
    build: () => runTool('portal', ['build', '--all'], { quiet: true }),
  });
}

/** Releases the latest builds with these settings. The release tool finds out itself whether that changes anything. */
export async function releaseSite(env = process.env) {
  if ((await runTool('portal', ['release'], { quiet: true, env })) !== 0) {
    throw new CliError('The site could not be released; the reason is printed above.');
  }
}

/** Builds the api, unless nothing has changed since. */
export function buildApi() {
  return step('api', {
    inputs: fingerprint(root, [...everywhere, 'api', 'shared/api-contract', 'shared/domain']),
    result: 'api/dist/main.js',
    say: 'Building the api',
    build: () => runPnpm(['--filter', '@portal/api', 'build'], { quiet: true }),
  });
}

/** Builds the gallery of the kit, unless nothing has changed since. */
export function buildGallery() {
  return step('gallery', {
    inputs: fingerprint(root, [...everywhere, 'shared', 'shared/gallery/.storybook']),
    result: 'shared/gallery/dist/index.json',
    say: 'Building the gallery',
    build: () => runPnpm(['--filter', '@portal/gallery', 'build'], { quiet: true }),
  });
}
