import { explain } from '../validation/explain.ts';
import { structOf, type Shape } from '../validation/shape.ts';
import type { EventBus } from './event-bus.ts';
import type { PortalEvents } from './portal-events.ts';
import { reportUncaught } from './report-uncaught.ts';

type Name = keyof PortalEvents;
type Listener = (detail: PortalEvents[Name]) => void;

interface EventBusOptions {
  /** Returns the shape of an event's detail; undefined for an event that neither the platform nor a contract has. */
  readonly shapeOf: (name: string) => Shape | undefined;
  /** Called with each event before its listeners. */
  readonly beforeListeners?: (name: string) => void;
  /** Called with the error of a listener that threw; by default it becomes an uncaught error of the page. */
  readonly report?: (error: unknown) => void;
}

/** Creates the event bus of a page. */
export function createEventBus({
  shapeOf,
  beforeListeners,
  report = reportUncaught,
}: EventBusOptions): EventBus {
  const listeners = new Map<Name, Set<Listener>>();

  return {
    emit(name, detail) {
      const shape = shapeOf(name);
      if (shape === undefined) throw new TypeError(`${name} is not an event of the portal`);
      const [fault] = structOf(shape).validate(detail);
      if (fault) throw new TypeError(explain(fault, name));
      beforeListeners?.(name);
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
