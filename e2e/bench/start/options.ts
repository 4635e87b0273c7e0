import { parseArgs } from 'node:util';
import { profiles, type Profile } from './profiles.ts';

export interface BenchOptions {
  /** How often each variant is measured. */
  readonly turns: number;
  readonly profiles: readonly Profile[];
  /** Whether the run counts: on all profiles, with as many turns as it takes to tell. */
  readonly isComplete: boolean;
}

const standardTurns = 7;

/** Reads `--turns 3 --profile 150`; by default all profiles in seven turns. Throws an error that says what is allowed. */
export function parseOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { turns: { type: 'string' }, profile: { type: 'string', multiple: true } },
  });
  const turns = Number(values.turns ?? standardTurns);
  if (!Number.isInteger(turns) || turns < 1) {
    throw new Error(`--turns must be a whole number from 1 on, not "${values.turns}".`);
  }
  const chosen = values.profile ? values.profile.map(profileOf) : profiles;
  const isComplete = turns >= standardTurns && profiles.every((profile) => chosen.includes(profile));
  return { turns, profiles: chosen, isComplete };
}

function profileOf(key: string): Profile {
  const profile = profiles.find((candidate) => candidate.key === key);
  if (profile) return profile;
  const keys = profiles.map((candidate) => candidate.key).join(', ');
  throw new Error(`--profile must be one of ${keys}, not "${key}".`);
}
