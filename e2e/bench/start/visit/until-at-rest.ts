import { setTimeout as pause } from 'node:timers/promises';
import type { DevTools } from './dev-tools.ts';

const intervalMs = 250;
/** A browser whose processes use less of a processor than this is at rest. */
const restShare = 0.05;
/** Something else than its start keeps a browser busy for longer than this, ms. */
const limitMs = 30_000;

/**
 * Resolves when a browser that has just been launched is at rest: until then its own start takes as much of two processors
 * as a page. Rejects when it does not come to rest.
 */
export async function untilAtRest(browser: DevTools): Promise<void> {
  const deadline = performance.now() + limitMs;
  let before = await processorMs(browser);
  while (performance.now() < deadline) {
    await pause(intervalMs);
    const now = await processorMs(browser);
    if (now - before < restShare * intervalMs) return;
    before = now;
  }
  throw new Error(`The browser is still busy ${limitMs} ms after its launch: stop what else it has to do.`);
}

async function processorMs({ send }: DevTools): Promise<number> {
  const { processInfo } = await send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}
