import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromium } from '../../../site/chromium.ts';
import { connectDevTools, type DevTools } from './dev-tools.ts';
import { untilAtRest } from './until-at-rest.ts';

/** What would keep the browser itself busy is off. */
const quietly = [
  '--headless',
  '--disable-extensions',
  '--disable-default-apps',
  '--disable-features=MediaRouter,OptimizationHints,Translate',
  '--password-store=basic',
  '--use-mock-keychain',
  '--hide-scrollbars',
  '--mute-audio',
  '--lang=en-US',
];

/**
 * Uses a browser with an empty profile on disk, as a customer's first visit has, once it has started: its caches last
 * until the end. Playwright does not drive it: what Playwright watches in a page makes Chromium look up where every error
 * and request comes from, for which it parses whole scripts once more.
 */
export async function withNewProfile<Result>(use: (browser: DevTools) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const child = spawn(
    chromium.executablePath,
    [...chromium.args, ...quietly, '--remote-debugging-pipe', `--user-data-dir=${folder}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = once(child, 'exit');
  await once(child, 'spawn');
  const [, , , commands, messages] = child.stdio;
  const browser = connectDevTools(commands as Writable, messages as Readable);
  try {
    await untilAtRest(browser);
    return await use(browser);
  } finally {
    // It ends its tabs first, which a signal would leave behind. The answer may get lost.
    await Promise.allSettled([browser.send('Browser.close'), ended]);
    await rm(folder, { recursive: true, force: true });
  }
}
