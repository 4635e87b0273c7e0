import type { QueryClient } from '@tanstack/react-query';
import type { EventBus } from '../events/event-bus.ts';
import type { PortalEvents } from '../events/portal-events.ts';

/** Areas of the endpoint table (the part of an endpoint's id before its dot) that an event makes stale. */
const staleAreas = {
  'payment.made': ['leases', 'payments'],
  'payment-method.changed': ['cards', 'banks', 'payments'],
  'lease.retrieved': ['leases', 'payments'],
} as const satisfies Partial<Record<keyof PortalEvents, readonly string[]>>;

/** Invalidates cached answers when an event says that they have changed. Returns a function that stops it. */
export function refreshOnEvents(events: EventBus, queryClient: QueryClient): () => void {
  const refresh = (name: keyof typeof staleAreas) =>
    events.on(name, () => {
      for (const area of staleAreas[name]) void queryClient.invalidateQueries({ queryKey: [area] });
    });
  const stops = [refresh('payment.made'), refresh('payment-method.changed'), refresh('lease.retrieved')];
  return () => stops.forEach((stop) => stop());
}
