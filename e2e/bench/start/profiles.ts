/** A network and a processor that a browser imitates. */
export interface Profile {
  /** As in `--profile`. */
  readonly key: string;
  readonly name: string;
  /** Round trip, ms. */
  readonly latency: number;
  /** Megabits per second in each direction; null without a limit. */
  readonly megabits: number | null;
  /** How many times slower the processor is. */
  readonly cpu: number;
}

export const profiles: readonly Profile[] = [
  { key: '562', name: '562 ms, 1.44 Mbit/s, CPU ÷ 4', latency: 562, megabits: 1.44, cpu: 4 },
  { key: '150', name: '150 ms, 1.6 Mbit/s, CPU ÷ 4', latency: 150, megabits: 1.6, cpu: 4 },
  { key: 'none', name: 'not throttled', latency: 0, megabits: null, cpu: 1 },
];
