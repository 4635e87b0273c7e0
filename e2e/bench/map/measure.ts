import type { CDPSession, Page } from '@playwright/test';
import type { BenchStore } from './bench-stores.ts';

interface MapTimes {
  /** From the call that opens the map until its third frame is painted, ms. */
  readonly firstPaint: number;
  /** The slowest of the zoom steps, each until its second frame is painted, ms. */
  readonly worstStep: number;
}

interface BenchMap {
  open(stores: readonly BenchStore[]): void;
  zoom(step: 1 | -1): void;
  close(): void;
}

declare global {
  var benchMap: BenchMap | undefined;
  var benchStores: readonly BenchStore[] | undefined;
}

/** Zoom steps in each direction, from zoom 4. */
const steps = 8;

/** Gives the page the stores, so that taking them over is no part of what is measured. */
async function giveStores(page: Page, stores: readonly BenchStore[]): Promise<void> {
  await page.evaluate((given) => {
    globalThis.benchStores = given;
  }, stores);
}

/** Measures the map of the open page. */
export async function mapTimes(page: Page, stores: readonly BenchStore[]): Promise<MapTimes> {
  await giveStores(page, stores);
  return page.evaluate(async (count) => {
    const map = globalThis.benchMap;
    if (!map) throw new Error('The page has no map.');
    const frames = async (wanted: number) => {
      for (let frame = 0; frame < wanted; frame += 1) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
    };
    const quiet = () => new Promise((resolve) => setTimeout(resolve, 1000));
    const opened = performance.now();
    map.open(globalThis.benchStores ?? []);
    await frames(3);
    const firstPaint = performance.now() - opened;
    await quiet();
    let worstStep = 0;
    for (const direction of [1, -1] as const) {
      for (let step = 0; step < count; step += 1) {
        const started = performance.now();
        map.zoom(direction);
        await frames(2);
        worstStep = Math.max(worstStep, performance.now() - started);
        // Names that are loaded for the place are drawn before the next step.
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
    }
    return { firstPaint, worstStep };
  }, steps);
}

/**
 * Returns how long a map takes until its country is under the stores, ms. It reads the canvas in each frame, which slows
 * it, so the page is of no use for other measures.
 *
 * @param at a pixel within the country that no store covers
 */
export async function countryTime(
  page: Page,
  stores: readonly BenchStore[],
  at: readonly [x: number, y: number],
): Promise<number> {
  await giveStores(page, stores);
  return page.evaluate(async ([x, y]) => {
    const opened = performance.now();
    globalThis.benchMap?.open(globalThis.benchStores ?? []);
    const isDrawn = () =>
      document.querySelector('canvas')?.getContext('2d')?.getImageData(x, y, 1, 1).data[3] === 255;
    while (!isDrawn()) {
      if (performance.now() - opened > 30_000) throw new Error('The country was not drawn.');
      await new Promise(requestAnimationFrame);
    }
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - opened;
  }, at);
}

/** Opens and closes the map of the page, and returns how many nodes and listeners stay. */
export async function leftAfter(
  page: Page,
  session: CDPSession,
  stores: readonly BenchStore[],
  openings: number,
): Promise<{ readonly nodes: number; readonly listeners: number }> {
  await giveStores(page, stores);
  const open = (times: number) =>
    page.evaluate(async (count) => {
      for (let opening = 0; opening < count; opening += 1) {
        globalThis.benchMap?.open(globalThis.benchStores ?? []);
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        globalThis.benchMap?.close();
      }
    }, times);
  const counts = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return { nodes: value('Nodes'), listeners: value('JSEventListeners') };
  };
  await session.send('Performance.enable');
  await open(5);
  const before = await counts();
  await open(openings);
  const after = await counts();
  return { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners };
}
