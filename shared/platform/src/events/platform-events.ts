import type { Shape } from '../validation/shape.ts';

/** The platform's own events, with the shapes of their details. All others are in the contracts of the remotes that emit them. */
export const platformEventShapes = {
  'session.started': { object: { userId: 'string' } },
  'session.ended': { object: { why: { oneOf: ['logout', 'expired'] } } },
  'user.changed': { object: { userId: 'string' } },
} as const satisfies Record<string, Shape>;
