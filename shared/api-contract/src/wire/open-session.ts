import { array, boolean, type, type Infer } from 'superstruct';
import type { OpenSession } from '@portal/domain';
import { maybeText, readMaybeText, wireId, wireInstant } from './scalars.ts';

export const wireOpenSession = type({
  id: wireId,
  browser: maybeText,
  system: maybeText,
  address: maybeText,
  last_used_at: wireInstant,
  is_current: boolean(),
});
type WireOpenSession = Infer<typeof wireOpenSession>;

export const wireOpenSessions = type({ sessions: array(wireOpenSession) });

export function readOpenSession(wire: WireOpenSession): OpenSession {
  return {
    id: String(wire.id),
    browser: readMaybeText(wire.browser),
    system: readMaybeText(wire.system),
    address: readMaybeText(wire.address),
    lastUsedAt: new Date(wire.last_used_at),
    isCurrent: wire.is_current,
  };
}
