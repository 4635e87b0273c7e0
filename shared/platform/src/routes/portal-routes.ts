import type { generatedRemotes } from './generated/index.ts';

type NameIn<Remote> = Remote extends {
  readonly name: infer Name;
  readonly routes: readonly { readonly id: infer Id }[];
}
  ? { readonly remote: Name; readonly route: Id }
  : never;

/** Routes of remotes that the shell and the platform know. */
export const portalRoutes = {
  /** Where `/` leads a customer (SHELL-50). */
  home: { remote: 'mfe-payments', route: 'dashboard' },
  /** Where the guard sends somebody who has to sign in (SHELL-25). */
  authCheck: { remote: 'mfe-auth', route: 'check' },
  /** Where somebody goes who must choose a new password before anything else (AUTH-45). */
  setPassword: { remote: 'mfe-auth', route: 'set-password' },
  login: { remote: 'mfe-auth', route: 'login' },
  /** The link of a forgotten password, which opens for nobody who is signed in (OP-06). */
  reset: { remote: 'mfe-auth', route: 'reset' },
} as const satisfies Record<string, NameIn<(typeof generatedRemotes)[number]>>;

interface NamedRoute {
  readonly contract: { readonly name: string };
  readonly route: { readonly id: string };
}

/** Whether a route is the one of `portalRoutes`. */
export const isPortalRoute = ({ contract, route }: NamedRoute, name: keyof typeof portalRoutes): boolean =>
  contract.name === portalRoutes[name].remote && route.id === portalRoutes[name].route;
