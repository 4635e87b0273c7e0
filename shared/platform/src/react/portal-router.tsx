import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createPath, Router, type Navigator } from 'react-router-dom';
import { leaveQuestions } from '../navigation/leave-questions.ts';
import type { KeptForms } from '../kept-forms/kept-forms.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { Dialogs } from '../notify/notify.ts';
import type { PortalPath } from '../routing/portal-path.ts';

/** Connects react-router's `<Link>`, `<Routes>` and hooks to the platform's navigation. */
export function PortalRouter({
  navigation,
  dialogs,
  keptForms,
  children,
}: {
  readonly navigation: Navigation;
  /** Asks the questions of forms that would lose something. */
  readonly dialogs: Dialogs;
  /** Keeps what was typed into forms when the session expires; the kit finds it on react-router's navigator. */
  readonly keptForms: KeptForms;
  readonly children: ReactNode;
}) {
  const { pathname, search, state, key } = useSyncExternalStore(
    navigation.subscribe,
    () => navigation.location,
  );
  const location = useMemo(
    () => ({ pathname, search, state, key, hash: '' }),
    [pathname, search, state, key],
  );
  const navigator = useMemo(
    () => ({ ...navigatorOf(navigation), ...leaveQuestions(navigation, dialogs), keptForms }),
    [navigation, dialogs, keptForms],
  );
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

function navigatorOf(navigation: Navigation): Navigator {
  const pathOf = (to: Parameters<Navigator['push']>[0]): PortalPath => {
    const path = typeof to === 'string' ? to : createPath(to);
    return path.startsWith('/') ? (path as PortalPath) : `/${path}`;
  };
  return {
    createHref: (to) => navigation.href(pathOf(to)),
    push: (to, state: unknown) => navigation.go(pathOf(to), { state }),
    replace: (to, state: unknown) => navigation.go(pathOf(to), { state, replace: true }),
    go: navigation.walk,
  };
}
