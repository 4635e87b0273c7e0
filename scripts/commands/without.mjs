import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFreePort, startServer } from '@portal/tooling/process';
import { findTestBrowser } from '../run/chromium.mjs';
import { CliError, isCliError } from '../run/cli-error.mjs';
import { copyCheckoutWithout } from '../run/copy-checkout.mjs';
import { run, runTool } from '../run/programs.mjs';
import { root } from '../run/root.mjs';

const startLimitMs = 300_000;

/** Remotes of the checkout, by folder. */
const remotes = () => readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.contract.ts')));

function chosenRemotes(args) {
  const known = remotes();
  if (args.includes('--all')) return known;
  if (args.length === 1 && known.includes(args[0])) return args;
  throw new CliError(`Name a remote, ${known.join(', ')}, or --all: npx pnpm without ${known[0]}`);
}

/** Returns an address of the remote. */
async function pathOf(remote) {
  const { contract } = await import(pathToFileURL(join(root, remote, 'remote.contract.ts')).href);
  return contract.routes[0].path.replaceAll(/:\w+/g, '1');
}

/** Starts the portal of a copy, and opens it in a browser. */
async function checkStart(folder, path, chromium) {
  const [port, apiPort, sandboxPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const url = `http://localhost:${port}`;
  const ports = { PORT: String(port), API_PORT: String(apiPort), SANDBOX_PORT: String(sandboxPort) };
  const portal = await startServer({
    name: 'portal',
    program: process.execPath,
    args: [join(folder, 'scripts/start.mjs')],
    env: { ...process.env, ...ports },
    ready: { health: `${url}/` },
    startLimitMs,
    options: { cwd: folder },
  });
  try {
    const env = { ...process.env, CHROMIUM_PATH: chromium };
    return await runTool('tsx', ['checks/missing-remote.ts', url, path], {
      workspace: 'e2e',
      env,
      quiet: true,
    });
  } finally {
    await portal.stop();
  }
}

/** Returns the steps that prove that a copy works, in their order; each gives an exit code. */
function stepsFor(folder, path, chromium) {
  const pnpm = (...args) =>
    run(process.execPath, [join(folder, 'scripts/pnpm.mjs'), ...args], { cwd: folder, quiet: true });
  return {
    installs: () => pnpm('--version'),
    lints: () => pnpm('lint'),
    builds: () => pnpm('build'),
    releases: () => pnpm('release'),
    starts: () => checkStart(folder, path, chromium),
  };
}

/** Returns the steps that failed without this remote; the ones after a failed step are not tried. */
async function failuresWithout(remote, folder, chromium) {
  console.log(`\nWithout ${remote}`);
  copyCheckoutWithout(remote, folder);
  // Released again from nothing. A task whose inputs are the same without the remote is not run again.
  rmSync(join(folder, '.portal/site'), { recursive: true, force: true });
  rmSync(join(folder, '.portal/data'), { recursive: true, force: true });
  for (const [step, check] of Object.entries(stepsFor(folder, await pathOf(remote), chromium))) {
    const isOk = (await check().catch(printError)) === 0;
    console.log(`${isOk ? 'ok    ' : 'FAILED'} ${step}`);
    if (!isOk) return [step];
  }
  return [];
}

/** Prints the sentence of an error and returns an exit code. */
function printError(error) {
  if (!isCliError(error)) throw error;
  console.error(error.message);
  return 1;
}

/** Checks in a temporary copy of the checkout that the rest works without each of the chosen remotes. */
export async function command(args) {
  const chosen = chosenRemotes(args.filter((arg) => arg !== '--'));
  const chromium = await findTestBrowser();
  // No hyphen before the random letters: the plugin that leaves out locales would take `ut-AX` in a path for one.
  const folder = mkdtempSync(join(tmpdir(), 'portal-without.'));
  const failed = [];
  try {
    for (const remote of chosen) {
      const [step] = await failuresWithout(remote, folder, chromium);
      if (step) failed.push(`${remote} (${step})`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const proof = 'the rest type-checks, lints, builds, releases and starts, and its address is not found';
  console.log(
    failed.length === 0
      ? `\nWithout ${chosen.join(', without ')}: ${proof}. The copy is removed.`
      : `\nThe rest does not work without ${failed.join(', ')}. The copy is removed.`,
  );
  return failed.length === 0 ? 0 : 1;
}
