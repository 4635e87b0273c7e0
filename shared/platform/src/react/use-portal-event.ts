import { useEffect, useEffectEvent } from 'react';
import type { PortalEvents } from '../events/portal-events.ts';
import { usePlatform } from './platform-context.ts';

/** Hears an event of the portal while the component is drawn. The listener may be a new function each time. */
export function usePortalEvent<Name extends keyof PortalEvents>(
  name: Name,
  listener: (detail: PortalEvents[Name]) => void,
): void {
  const { events } = usePlatform();
  const hear = useEffectEvent(listener);
  useEffect(() => events.on(name, (detail) => hear(detail)), [events, name]);
}
