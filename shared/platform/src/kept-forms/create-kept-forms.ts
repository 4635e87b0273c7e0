import type { EventBus } from '../events/event-bus.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { SessionEnd } from '../session/session.ts';
import type { FormValues, KeptForms } from './kept-forms.ts';

interface KeptFormsOptions {
  readonly events: EventBus;
  readonly navigation: Pick<Navigation, 'location'>;
  /** A form has got back what was typed into it. */
  readonly onTaken: () => void;
}

interface HostKeptForms {
  readonly keptForms: KeptForms;
  /** Asks the forms for their values; called while they and their address are still there. */
  beforeEnd(why: SessionEnd): void;
}

/** Creates what keeps forms past the end of a session. A logout forgets them, and so does a sign-in of somebody else. */
export function createKeptForms({ events, navigation, onTaken }: KeptFormsOptions): HostKeptForms {
  const watched = new Map<symbol, { readonly form: string; readonly read: () => FormValues | null }>();
  const kept = new Map<string, FormValues>();
  let isSignedIn = false;
  /** The last who signed in. */
  let customer: string | null = null;

  const keyOf = (form: string) => {
    const { pathname, search } = navigation.location;
    return JSON.stringify([pathname, search, form]);
  };

  events.on('session.started', ({ userId }) => {
    if (customer !== userId) kept.clear();
    customer = userId;
    isSignedIn = true;
  });

  return {
    keptForms: {
      watch(form, read) {
        const id = Symbol(form);
        watched.set(id, { form, read });
        return () => watched.delete(id);
      },
      take(form) {
        const key = keyOf(form);
        const values = isSignedIn ? (kept.get(key) ?? null) : null;
        if (values === null) return null;
        kept.delete(key);
        onTaken();
        return values;
      },
    },
    beforeEnd(why) {
      isSignedIn = false;
      if (why === 'logout') {
        kept.clear();
        return;
      }
      for (const { form, read } of watched.values()) {
        const values = read();
        if (values !== null) kept.set(keyOf(form), values);
      }
    },
  };
}
