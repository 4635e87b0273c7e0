import { useEffect, useRef, useState } from 'react';
import type { UiMessageKey } from '../../messages/use-ui-messages.ts';
import { browserPosition, type BrowserPosition } from './browser-position.ts';

/**
 * Returns the ISO 3166-1 code of the country at a position, by a public reverse-geocoding lookup (UI-58), or nothing at
 * sea. `signal` is aborted when the answer is no longer needed. May throw.
 */
export type LocateCountry = (
  position: BrowserPosition,
  signal: AbortSignal,
) => Promise<string | null | undefined>;

type LocationState =
  | { readonly status: 'idle' }
  | { readonly status: 'locating' }
  | { readonly status: 'found'; readonly code: string }
  | { readonly status: 'failed'; readonly problem: UiMessageKey };

type Outcome = Extract<LocationState, { status: 'found' | 'failed' }>;

async function locatedCountry(
  locate: LocateCountry,
  codes: readonly string[],
  signal: AbortSignal,
): Promise<Outcome> {
  const answer = await browserPosition();
  if (answer.status === 'failed') return answer;
  if (signal.aborted) return { status: 'failed', problem: 'locationUnknown' };
  try {
    const told: unknown = await locate(answer.position, signal);
    const code = typeof told === 'string' ? told.toUpperCase() : '';
    return codes.includes(code) ? { status: 'found', code } : { status: 'failed', problem: 'countryUnknown' };
  } catch {
    return { status: 'failed', problem: 'countryFailed' };
  }
}

/** Finds the customer's country on request. A cancelled request changes nothing any more. */
export function useLocatedCountry(
  locate: LocateCountry | undefined,
  codes: readonly string[],
  onFound: (code: string) => void,
) {
  const [state, setState] = useState<LocationState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    setState({ status: 'idle' });
  };
  const locateNow = async () => {
    if (locate === undefined) return;
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState({ status: 'locating' });
    const outcome = await locatedCountry(locate, codes, signal);
    if (signal.aborted) return;
    setState(outcome);
    if (outcome.status === 'found') onFound(outcome.code);
  };
  return { state, locate: locateNow, cancel };
}
