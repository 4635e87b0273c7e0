import type { generatedRemotes } from '../routes/generated/index.ts';
import type { CamelCase } from '../routes/route-reference.ts';
import type { ShapeValue } from '../validation/shape.ts';

type GeneratedRemote = (typeof generatedRemotes)[number];
type ShortName<Name extends string> = Name extends `mfe-${infer Rest}` ? CamelCase<Rest> : never;

/** The parcels of all remotes as their contracts describe them, by name: `profile.addCard`. */
type ParcelsByName = {
  [
    Remote in GeneratedRemote as 'parcels' extends keyof Remote ? ShortName<Remote['name']> : never
  ]: Remote extends {
    readonly parcels: readonly (infer Parcel extends { readonly name: string })[];
  }
    ? { [One in Parcel as CamelCase<One['name']>]: One }
    : never;
};

/** Name of a parcel: `profile.addCard`. */
export type ParcelName = {
  [Remote in keyof ParcelsByName]: `${Remote & string}.${keyof ParcelsByName[Remote] & string}`;
}[keyof ParcelsByName];

type ParcelNamed<Name extends ParcelName> = Name extends `${infer Remote}.${infer Parcel}`
  ? Remote extends keyof ParcelsByName
    ? Parcel extends keyof ParcelsByName[Remote]
      ? ParcelsByName[Remote][Parcel]
      : never
    : never
  : never;

/** Props of a parcel, in the shape of its contract. */
export type ParcelPropsOf<Name extends ParcelName> =
  ParcelNamed<Name> extends { readonly props: infer Props } ? ShapeValue<Props> : never;

/**
 * The events of a parcel as its contract has them: the name and the detail. A remote that was released before the event
 * had its detail gives none.
 */
export type ParcelEventOf<Name extends ParcelName> =
  ParcelNamed<Name> extends { readonly emits: readonly (infer Event)[] } ? EventOf<Event> : never;

type EventOf<Event> = Event extends string
  ? [name: Event, detail: undefined]
  : Event extends { readonly name: infer EventName; readonly detail: infer Detail }
    ? [name: EventName, detail: ShapeValue<Detail> | undefined]
    : never;

/** What the screen around a parcel gives it. */
export interface ParcelPlace<Name extends ParcelName> {
  /** Empty, and the parcel's own until it is unmounted. */
  readonly domElement: HTMLElement;
  readonly props: ParcelPropsOf<Name>;
  readonly onEvent: (...event: ParcelEventOf<Name>) => void;
}

export interface MountedParcel {
  /** Removes the parcel and all that it has drawn. */
  unmount(): Promise<void>;
}

/** Parts of other remotes' screens, by their contracts; `useParcel` of `@portal/platform/widgets` in React. */
export interface Parcels {
  /** Whether the active release has a parcel, and the host can mount it: without it, nothing is offered that needs it. */
  has(parcel: ParcelName): boolean;
  /** Loads a parcel's remote and draws the parcel. Rejects when the remote can't be loaded; calling it again tries again. */
  mount<Name extends ParcelName>(parcel: Name, place: ParcelPlace<Name>): Promise<MountedParcel>;
}
