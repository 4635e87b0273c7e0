import type { PortalEvents } from './portal-events.ts';

/**
 * Typed events between remotes, checked against their shapes: a wrong detail is refused with an error at the emitter.
 * A listener that throws is reported and harms nobody else.
 */
export interface EventBus {
  emit<Name extends keyof PortalEvents>(name: Name, detail: PortalEvents[Name]): void;
  /** Answers how to stop listening. */
  on<Name extends keyof PortalEvents>(name: Name, listener: (detail: PortalEvents[Name]) => void): () => void;
}
