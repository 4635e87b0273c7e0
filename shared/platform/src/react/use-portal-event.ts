import { useEffect, useEffectEvent } from 'react';
import type { PortalEvents } from '../events/portal-events.ts';
import { usePlatform } from './platform-context.ts';

/** Listens to an event of the portal while the component is mounted. The listener may change with every render. */
export function usePortalEvent<Name extends keyof PortalEvents>(
  name: Name,
  listener: (detail: PortalEvents[Name]) => void,
): void {
  const { events } = usePlatform();
  const hear = useEffectEvent(listener);
  useEffect(() => events.on(name, (detail) => hear(detail)), [events, name]);
}
