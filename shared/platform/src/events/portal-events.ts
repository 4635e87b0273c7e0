import type { generatedRemotes } from '../routes/generated/index.ts';
import type { ShapeValue } from '../validation/shape.ts';
import type { platformEventShapes } from './platform-events.ts';

type PlatformEventShapes = typeof platformEventShapes;
type RemoteEvents = Extract<(typeof generatedRemotes)[number], { readonly emits: unknown }>['emits'];
type NameOf<Events> = Events extends unknown ? keyof Events : never;
type DetailOf<Events, Name extends PropertyKey> = Events extends {
  readonly [Event in Name]: { readonly detail: infer Detail };
}
  ? ShapeValue<Detail>
  : never;

/** Every event of the portal with its detail: the platform's own, and those that the contracts of all remotes emit. */
export type PortalEvents = {
  readonly [Name in keyof PlatformEventShapes | NameOf<RemoteEvents>]: Name extends keyof PlatformEventShapes
    ? ShapeValue<PlatformEventShapes[Name]>
    : DetailOf<RemoteEvents, Name>;
};
