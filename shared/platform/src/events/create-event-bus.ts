import { explain } from '../validation/explain.ts';
import { structOf, type Shape } from '../validation/shape.ts';
import type { EventBus } from './event-bus.ts';
import { reportUncaught } from './report-uncaught.ts';
import { portalEventShapes, type PortalEvents } from './portal-events.ts';

type Name = keyof PortalEvents;
type Listener = (detail: PortalEvents[Name]) => void;

/**
 * Creates the event bus of a page.
 *
 * @param report called with the error of a listener that threw; by default it becomes an uncaught error of the page
 */
export function createEventBus(report: (error: unknown) => void = reportUncaught): EventBus {
  const listeners = new Map<Name, Set<Listener>>();
  const structs = new Map(
    Object.entries(portalEventShapes).map(([name, shape]: [string, Shape]) => [name, structOf(shape)]),
  );

  return {
    emit(name, detail) {
      const struct = structs.get(name);
      if (!struct) throw new TypeError(`${name} is not an event of the portal`);
      const [fault] = struct.validate(detail);
      if (fault) throw new TypeError(explain(fault, name));
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(detail);
        } catch (error) {
          report(error);
        }
      }
    },
    on(name, listener) {
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own);
      // Its own function per call, so that one listener given twice is heard twice and ends separately.
      const entry: Listener = (detail) => listener(detail as Parameters<typeof listener>[0]);
      own.add(entry);
      return () => {
        own.delete(entry);
      };
    },
  };
}
