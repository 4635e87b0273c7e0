import { countRounds } from '../rounds.ts';
import type { Visit } from '../visit/visit.ts';

/** What is measured of a start: bytes, counts, and times in ms since the navigation began. */
export const startFigures = [
  'scriptBytes',
  'requests',
  'rounds',
  'repeatedCalls',
  'firstPaint',
  'firstContentfulPaint',
  'content',
  'thread',
  'blocking',
] as const;

export type StartFigure = (typeof startFigures)[number];

/** A task longer than this holds up the customer, ms. */
const blockingTask = 50;

/** Whether the api is called there. */
const isCall = (address: string) => new URL(address).pathname.startsWith('/api/');

/**
 * Returns the figures of a visit until its content was drawn, and the calls that it repeated until it was quiet. A file
 * from the cache does not count as a request.
 */
export function figuresOf(
  visit: Visit,
  gzipBytesOf: (address: string) => number,
): Readonly<Record<StartFigure, number>> {
  const { content, thread, firstPaint, firstContentfulPaint } = visit;
  const requests = visit.requests.filter(({ start, transferred }) => start < content && transferred > 0);
  const calls = visit.requests.map(({ address }) => address).filter(isCall);
  // A preloaded script is listed twice: as the preload, and as the script that used it.
  const scripts = new Set(
    requests.map(({ address }) => address).filter((address) => address.endsWith('.js')),
  );
  return {
    scriptBytes: [...scripts].reduce((sum, address) => sum + gzipBytesOf(address), 0),
    requests: new Set(requests.map(({ address }) => address)).size,
    rounds: countRounds(requests),
    repeatedCalls: calls.length - new Set(calls).size,
    firstPaint,
    firstContentfulPaint,
    content,
    thread,
    blocking: visit.longTasks
      .filter(({ start }) => start < content)
      .reduce((sum, { duration }) => sum + duration - blockingTask, 0),
  };
}
