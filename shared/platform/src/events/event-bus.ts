import type { PortalEvents } from './portal-events.ts';

/**
 * Typed events between remotes, checked against their shapes: a wrong detail throws at the emitter.
 * A listener that throws is reported and harms nobody else.
 */
export interface EventBus {
  emit<Name extends keyof PortalEvents>(name: Name, detail: PortalEvents[Name]): void;
  /** Returns a function that stops listening. */
  on<Name extends keyof PortalEvents>(name: Name, listener: (detail: PortalEvents[Name]) => void): () => void;
}
