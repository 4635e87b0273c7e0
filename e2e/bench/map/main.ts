import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fastifyStatic from '@fastify/static';
import { chromium } from '@playwright/test';
import Fastify from 'fastify';
import { chromium as browserOptions } from '../../site/chromium.ts';
import { table } from '../../steps/table.ts';
import { benchStores } from './bench-stores.ts';
import { buildPages, mapNames, pageOf, type MapName } from './build-pages.ts';
import { countryTime, leftAfter, mapTimes } from './measure.ts';

const { values: options } = parseArgs({
  options: { turns: { type: 'string', default: '7' } },
  strict: false,
});
const turns = Number(options.turns);
const openings = 200;
const slowdown = 4;
const stores = benchStores(10_000);

/** A pixel of the measured window: in Kentucky, between the clusters. */
const country = [170, 330] as const;

/** The most that the portal's map may take, as a share of another. */
const targets = {
  'ol/source/Cluster': { firstPaint: 0.75, worstStep: 0.35 },
  'Leaflet.markercluster': { firstPaint: 0.4, worstStep: 0.35 },
} as const;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-map-'));
const server = Fastify();
const browser = await chromium.launch(browserOptions);

async function openPage(name: MapName) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  // The compiler of this file wraps every function in a call of `__name`, which the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(`${url}/${pageOf(name)}`);
  const session = await context.newCDPSession(page);
  return { page, session, close: () => context.close() };
}

await buildPages(folder);
await server.register(fastifyStatic, { root: folder });
const url = await server.listen({ host: '127.0.0.1', port: 0 });
try {
  const countryTimes: number[] = [];
  const times = new Map(mapNames.map((name) => [name, [] as Awaited<ReturnType<typeof mapTimes>>[]]));
  for (let turn = 0; turn < turns; turn += 1) {
    // Each map is first in some turns.
    for (const name of mapNames.map((_, at) => mapNames[(at + turn) % mapNames.length] ?? 'portal')) {
      const { page, session, close } = await openPage(name);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      times.get(name)?.push(await mapTimes(page, stores));
      await close();
    }
    const { page, session, close } = await openPage('portal');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    countryTimes.push(await countryTime(page, stores, country));
    await close();
  }
  const valueOf = (name: MapName, key: 'firstPaint' | 'worstStep') =>
    median((times.get(name) ?? []).map((each) => each[key]));
  /** The median of the ratios within each turn. */
  const ratio = (name: MapName, key: 'firstPaint' | 'worstStep') =>
    median(
      (times.get('portal') ?? []).map((own, turn) => own[key] / (times.get(name)?.[turn]?.[key] ?? NaN)),
    );

  console.log(
    `\n10,000 stores, 412 x 823, processor ${slowdown} times slower, ms, median of ${turns} turns side by side\n`,
  );
  console.log(
    table(
      ['map', 'first paint', 'portal / it', 'worst zoom step', 'portal / it'],
      mapNames.map((name) => [
        name,
        valueOf(name, 'firstPaint').toFixed(0),
        ratio(name, 'firstPaint').toFixed(2),
        valueOf(name, 'worstStep').toFixed(0),
        ratio(name, 'worstStep').toFixed(2),
      ]),
    ),
  );
  console.log(`\nThe portal's country is drawn after ${median(countryTimes).toFixed(0)} ms.`);
  const above = Object.entries(targets).flatMap(([name, most]) =>
    (['firstPaint', 'worstStep'] as const).flatMap((key) =>
      ratio(name as MapName, key) > most[key] ? [`${key} of ${name}: more than ${most[key]}`] : [],
    ),
  );

  const { page, session, close } = await openPage('portal');
  const left = await leftAfter(page, session, stores.slice(0, 500), openings);
  await close();
  console.log(`\n${openings} openings leave ${left.nodes} nodes and ${left.listeners} listeners.`);
  if (left.nodes > 0 || left.listeners > 0) above.push('nodes or listeners stay');
  console.log(above.length === 0 ? 'Within the targets.' : `ABOVE the targets: ${above.join('; ')}.`);
  if (above.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
}
