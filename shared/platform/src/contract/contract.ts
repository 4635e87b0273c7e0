import type { Guard } from '@portal/domain';
import type { QueryContract } from '../routing/route-query.ts';
import type { Shape } from '../validation/shape.ts';
import type { ReadContract } from './read-contract.ts';

/** A key of the contract's own `messages`. */
export type MessageKey = string;

/** Who may open a route (SHELL-23, 27 to 32). `customer` is `{ guard: 'client' }`, the rule of all but public routes. */
export type Access =
  | 'public'
  | 'guest'
  | 'customer'
  | 'signed-in'
  | {
      readonly guard?: Guard | readonly Guard[];
      /** Alternatives by `|` (SHARED-45). */
      readonly ability?: string;
      readonly superAdmin?: true;
    };

export interface RouteContract {
  /** Unique in the remote: `current`. Others address it as `leases.current`. */
  readonly id: string;
  /** Hash path, `:name` for a parameter: `/samples/:id`. */
  readonly path: `/${string}`;
  /**
   * What its address may carry as query, for typed references to it; `ui` and `guard` travel by themselves. Another value
   * of one that is not optional is another screen.
   */
  readonly query?: QueryContract;
  readonly title: MessageKey;
  readonly access: Access;
  /** Tab group drawn under the title; the tab whose `route` is this one, or `tab`, is the current one. */
  readonly tabs?: { readonly group: string; readonly tab?: string };
  /** Id of the remote's route that the back link leads to, with this address's parameters; its title is the label. */
  readonly back?: string;
  /** Keeps room for the store header, which the screen fills (SHELL-37). */
  readonly storeHeader?: true;
  /**
   * Heights of what is in the cards of the screen, px from top to bottom: the shell draws them until the screen's code has
   * arrived. Without, one large card and a row of smaller ones.
   */
  readonly skeleton?: readonly number[];
  /** `bare`: no header, menu or title, the screen is the page (auth screens). */
  readonly frame?: 'bare';
  /** The build draws it into the page, where it shows before any script: for a bare route that opens without a session. */
  readonly prerender?: true;
  /** GETs of its first screen, which the page starts for somebody with a session before any code has arrived. */
  readonly reads?: readonly ReadContract[];
}

export interface TabGroupContract {
  readonly id: string;
  readonly tabs: readonly { readonly route: string; readonly label: MessageKey }[];
}

export interface MenuItemContract {
  readonly text: MessageKey;
  /** Path data of an SVG, in lines on a grid of 24: the menu draws it with a stroke of 1.5 at 20 px. */
  readonly icon: string;
  /** Id of the remote's route that the item leads to. */
  readonly route: string;
  readonly access: Access;
  /** Ascending from the top of the menu. */
  readonly order: number;
  /** Ids of further routes of the remote on which the item is the current one. */
  readonly activeOn?: readonly string[];
}

/** A part of a screen that another remote may draw. */
export interface ParcelContract {
  readonly name: string;
  readonly props: Shape;
  /** The events that it tells the screen around it. */
  readonly emits?: readonly ParcelEventContract[];
}

/** An event of a parcel: its name, with the shape of its detail when it has one. */
export type ParcelEventContract = string | { readonly name: string; readonly detail: Shape };

/** An event that a remote tells all others. */
export interface EventContract {
  readonly detail: Shape;
  /** Areas of the endpoint table (the part of an endpoint's id before its dot) whose cached answers it makes stale. */
  readonly changes?: readonly string[];
}

/** Origins beyond the page's own that the remote needs; the CSP is made from them. `config.x` names a configured address. */
export interface OriginsContract {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly image?: readonly string[];
  readonly frame?: readonly string[];
}

/**
 * What a remote promises the shell: serialisable data, no code. The build writes it as `remote.json`.
 * Menu, guards, tabs, titles, the CSP and a smoke test per route are made from it.
 */
export interface RemoteContract {
  /** Folder name: `mfe-leases`. */
  readonly name: `mfe-${string}`;
  readonly title: string;
  /** Team that answers for it. */
  readonly owner: string;
  /** Range of platform versions it runs on (semver): `^1.0.0`. */
  readonly platform: string;
  readonly routes: readonly RouteContract[];
  readonly tabGroups?: readonly TabGroupContract[];
  readonly menu?: readonly MenuItemContract[];
  readonly parcels?: readonly ParcelContract[];
  /** Events that it may emit, by name: `payment.made`. */
  readonly emits?: Readonly<Record<string, EventContract>>;
  /** Events that it hears, in the shape that it expects of their details. */
  readonly listens?: Readonly<Record<string, Shape>>;
  readonly origins?: OriginsContract;
  /** Most that its entry and first screen may weigh, kB gzip; the release tool rejects more. */
  readonly budget: number;
  /** Messages that the shell draws before the remote's code has arrived; `en` is complete (OP-95). */
  readonly messages: { readonly en: Readonly<Record<MessageKey, string>> } & Readonly<
    Record<string, Readonly<Record<MessageKey, string>>>
  >;
}
