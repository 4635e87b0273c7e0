import type { EventBus } from '../events/event-bus.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { Session } from '../session/session.ts';
import type { FormValues, KeptForms } from './kept-forms.ts';

interface KeptFormsOptions {
  readonly events: EventBus;
  readonly session: Pick<Session, 'state'>;
  readonly navigation: Pick<Navigation, 'location'>;
  /** A form has got back what was typed into it. */
  readonly onTaken: () => void;
}

/**
 * Creates what keeps forms past the end of a session. A logout forgets them, and so does a sign-in of somebody else.
 * Create it before whatever leaves the screen when the session ends: the forms are asked at their address.
 */
export function createKeptForms({ events, session, navigation, onTaken }: KeptFormsOptions): KeptForms {
  const watched = new Map<symbol, { readonly form: string; readonly read: () => FormValues | null }>();
  const kept = new Map<string, FormValues>();
  let customer: string | null = null;

  const keyOf = (form: string) => {
    const { pathname, search } = navigation.location;
    return JSON.stringify([customer, pathname, search, form]);
  };

  events.on('session.started', ({ userId }) => {
    if (customer !== userId) kept.clear();
    customer = userId;
  });
  events.on('session.ended', ({ why }) => {
    if (why === 'logout') {
      kept.clear();
      return;
    }
    for (const { form, read } of watched.values()) {
      const values = read();
      if (values !== null) kept.set(keyOf(form), values);
    }
  });

  return {
    watch(form, read) {
      const id = Symbol(form);
      watched.set(id, { form, read });
      return () => watched.delete(id);
    },
    take(form) {
      if (session.state.status !== 'signed-in') return null;
      const key = keyOf(form);
      const values = kept.get(key) ?? null;
      if (!kept.delete(key)) return null;
      onTaken();
      return values;
    },
  };
}
