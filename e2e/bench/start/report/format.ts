import type { StartFigure } from '../measure/figures.ts';
import type { Spread } from '../statistics.ts';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);
const whole = (value: number) => value.toFixed(0);

/** How each figure is called and written. */
export const figureTexts: Readonly<
  Record<StartFigure | 'switch', { readonly name: string; readonly write: (value: number) => string }>
> = {
  scriptBytes: { name: 'script, gzip kB', write: kilobytes },
  requests: { name: 'requests', write: whole },
  rounds: { name: 'rounds', write: whole },
  repeatedCalls: { name: 'calls sent twice', write: whole },
  firstPaint: { name: 'first paint, ms', write: whole },
  firstContentfulPaint: { name: 'first contentful paint, ms', write: whole },
  content: { name: 'content, ms', write: whole },
  thread: { name: 'thread, ms', write: whole },
  blocking: { name: 'blocking, ms', write: whole },
  switch: { name: 'switch, ms', write: whole },
};

/** Returns `0.79 (0.77–0.83)`: the median and its quartiles; a dash where there is none. */
export function writeRatio({ lower, median, upper }: Spread): string {
  if (!Number.isFinite(median)) return '–';
  return `${median.toFixed(2)} (${lower.toFixed(2)}–${upper.toFixed(2)})`;
}
