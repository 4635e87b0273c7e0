import type { VariantName } from '../build/variant-names.ts';
import type { Measure } from '../measure/results.ts';
import { profiles } from '../profiles.ts';

/** A value that the portal should not exceed: its own, or its ratio to another build. */
export interface Target {
  readonly measure: Measure;
  readonly limit: number;
  readonly reference: VariantName | null;
}

const keys = profiles.map(({ key }) => key);

/** On each of these profiles the same limit. */
const onEach = (
  on: readonly string[],
  measure: Omit<Measure, 'profile'>,
  limit: number,
  reference: VariantName | null,
): readonly Target[] =>
  on.map((profile) => ({ measure: { ...measure, profile } as Measure, limit, reference }));

const fast = ['150', 'none'];
const slowed = ['562', '150'];
const [slow = ''] = slowed;

/** What the portal should reach. */
export const targets: readonly Target[] = [
  ...onEach([slow], { section: 'login', figure: 'content' }, 0.85, 'lazy'),
  ...onEach(fast, { section: 'login', figure: 'content' }, 0.9, 'lazy'),
  ...onEach([slow], { section: 'lease cards', figure: 'content' }, 0.8, 'lazy'),
  ...onEach(fast, { section: 'lease cards', figure: 'content' }, 0.9, 'lazy'),
  ...onEach(keys, { section: 'login', figure: 'content' }, 1.02, 'preloading'),
  ...onEach(keys, { section: 'lease cards', figure: 'content' }, 0.8, 'preloading'),
  ...onEach([slow], { section: 'login', figure: 'firstContentfulPaint' }, 1100, null),
  ...onEach([slow], { section: 'lease cards', figure: 'firstContentfulPaint' }, 1100, null),
  ...onEach([slow], { section: 'login', figure: 'scriptBytes' }, 225_000, null),
  ...onEach([slow], { section: 'login', figure: 'scriptBytes' }, 1.22, 'lazy'),
  ...onEach(keys, { section: 'login', figure: 'thread' }, 1, 'lazy'),
  ...onEach(keys, { section: 'lease cards', figure: 'thread' }, 1, 'lazy'),
  // Without latency responses come between requests that do not wait for them, which looks like more rounds.
  ...onEach(slowed, { section: 'lease cards', figure: 'rounds' }, 1, 'lazy'),
  ...onEach(keys, { section: 'cold', figure: 'switch' }, 1.25, 'lazy'),
  ...onEach(keys, { section: 'after hover', figure: 'switch' }, 1.05, 'preloading'),
  ...onEach(keys, { section: 'loaded', figure: 'switch' }, 100, null),
];
