import { writeFileSync } from 'node:fs';
import { chromium, type CDPSession } from '@playwright/test';
import { chromium as options } from '../../site/chromium.ts';
import { CustomerApi } from '../../site/customer-api.ts';
import { startPortal } from '../../site/portal.ts';
import emptyRunFolders from '../../site/run-folders.setup.ts';
import { prepareTemplate } from '../../site/template.ts';
import { mapPath } from '../../steps/retailers.ts';
import { goTo, openAs } from '../../steps/sign-in.ts';
import { allPairs } from './switches.ts';

/** One screen of each remote, with a text that only its own code draws when its data is there. */
const screens = [
  { remote: 'mfe-leases', path: '/leases/current', content: 'Harbor Home Furniture' },
  { remote: 'mfe-payments', path: '/dashboard', content: 'Harbor Home Furniture' },
  { remote: 'mfe-profile', path: '/profile/main', content: 'Mobile number' },
  { remote: 'mfe-retailers', path: mapPath, content: 'miles away' },
  { remote: 'mfe-support', path: '/support/faq', content: 'Returning My Merchandise' },
  { remote: 'mfe-auth', path: '/auth/verify/not-a-token', content: 'Code' },
] as const;

const rounds = 18;
/** What is loaded and filled once has been after so many rounds. */
const settledAfter = 8;
/** The most that a page may grow by from then on, for each switch. */
const most = { nodes: 0.2, listeners: 0.1, heapBytes: 500 };

/**
 * Functions that have run often are compiled to machine code, which the heap counts: 300 more of them in 300 switches
 * made up all of its growth. A page that only interprets holds what the page itself keeps.
 */
const withoutCompiledCode = '--js-flags=--no-sparkplug --no-maglev --no-turbofan';

interface Counts {
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
}

async function countsOf(session: CDPSession): Promise<Counts> {
  // The second collection frees what the finalizers of the first one have let go.
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, heapBytes: usedSize };
}

/** Writes what the heap holds to a file that the DevTools of Chromium open. */
async function writeHeapSnapshot(session: CDPSession, file: string): Promise<void> {
  const chunks: string[] = [];
  const take = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  writeFileSync(file, chunks.join(''));
}

await emptyRunFolders();
await prepareTemplate();
const portal = await startPortal();
const browser = await chromium.launch({ ...options, args: [...options.args, withoutCompiledCode] });
/** `MEMORY_SNAPSHOTS=/tmp/heap` also writes a heap snapshot of the settled page and of the end. */
const snapshots = process.env['MEMORY_SNAPSHOTS'];
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  const session = await page.context().newCDPSession(page);
  await openAs(page, await CustomerApi.signIn(portal.url, 'maria'), screens[0].path, portal.url);
  const order = allPairs(screens.length);
  const counts: Counts[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const at of order) {
      const screen = screens[at] ?? screens[0];
      await goTo(page, screen.path);
      await page.locator(`[data-remote="${screen.remote}"]`).getByText(screen.content).first().waitFor();
    }
    const held = await countsOf(session);
    counts.push(held);
    console.log(
      `${round * order.length} switches: ${held.nodes} nodes, ${held.listeners} listeners, ${(held.heapBytes / 1000).toFixed(0)} kB`,
    );
    if (snapshots !== undefined && (round === settledAfter || round === rounds))
      await writeHeapSnapshot(session, `${snapshots}-${round}.heapsnapshot`);
  }

  const grown = (of: keyof Counts) =>
    growthPerSwitch(
      counts.slice(settledAfter - 1).map((one) => one[of]),
      order.length,
    );
  const growth = { nodes: grown('nodes'), listeners: grown('listeners'), heapBytes: grown('heapBytes') };
  const isLevel = (Object.keys(most) as (keyof Counts)[]).every((of) => growth[of] <= most[of]);
  console.log(
    `\n${isLevel ? 'Level' : 'GROWING'} from the ${settledAfter * order.length}th switch on; for each switch: ${growth.nodes.toFixed(2)} nodes, ${growth.listeners.toFixed(2)} listeners, ${growth.heapBytes.toFixed(0)} bytes.`,
  );
  if (!isLevel) process.exitCode = 1;
} finally {
  await browser.close();
  await portal.close();
}

/** Returns the slope of the straight line through values that are `step` apart. */
function growthPerSwitch(values: readonly number[], step: number): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const rise = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const run = values.reduce((sum, _value, at) => sum + (at - middle) ** 2, 0);
  return rise / run / step;
}
