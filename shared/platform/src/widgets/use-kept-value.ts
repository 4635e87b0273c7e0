import { usePlatform, usePortalLocation, useUser, type PortalPath } from '@portal/platform';
import { useEffect, useState } from 'react';

/** How long after the last change the history entry is written, ms: Safari allows 100 writes in 30 seconds. */
const pauseMs = 300;

/** What the state of a history entry has, so that Back and a reload bring it back to its user, and to nobody else. */
interface KeptState {
  readonly kept: unknown;
  readonly userId: string;
}

/**
 * As `useState`, of a value of JSON that the present history entry keeps: what was typed into a search.
 *
 * @param read returns the value of what the entry has kept, which may be anything; the first one for null
 */
export function useKeptValue<Value>(
  read: (kept: unknown) => Value,
): readonly [Value, (value: Value) => void] {
  const { navigation } = usePlatform();
  const { id: userId } = useUser();
  const kept = read(keptFor(userId, usePortalLocation().state));
  const [value, setValue] = useState(kept);
  const json = JSON.stringify(value);
  const isKept = json === JSON.stringify(kept);

  useEffect(() => {
    if (isKept) return undefined;
    const timer = setTimeout(() => {
      const { pathname, search } = navigation.location;
      const state: KeptState = { kept: JSON.parse(json) as unknown, userId };
      navigation.go(`${pathname}${search}` as PortalPath, { replace: true, state });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [isKept, json, userId, navigation]);

  return [value, setValue];
}

/** Returns what the state of a history entry has for this user; null without anything. */
function keptFor(userId: string, state: unknown): unknown {
  if (typeof state !== 'object' || state === null) return null;
  const { kept = null, userId: owner } = state as Partial<KeptState>;
  return owner === userId ? kept : null;
}
