import type { PortalEvents } from './portal-events.ts';

/**
 * Typed events between remotes. `emit` throws when the detail does not have the event's shape. A listener that throws is
 * reported, and the other listeners are still called.
 */
export interface EventBus {
  emit<Name extends keyof PortalEvents>(name: Name, detail: PortalEvents[Name]): void;
  /** Returns a function that stops listening. */
  on<Name extends keyof PortalEvents>(name: Name, listener: (detail: PortalEvents[Name]) => void): () => void;
}
