import type { Shape } from '../validation/shape.ts';

/** Every event of the portal, with the shape of its detail. A contract names those it emits and listens to. */
export const portalEventShapes = {
  'session.started': { object: { userId: 'string' } },
  'session.ended': { object: { why: { oneOf: ['logout', 'expired'] } } },
  'payment.made': {
    object: {
      leaseUuid: 'string',
      loanNumber: 'string',
      amountCents: 'number',
      payAt: 'string',
      scheduled: 'boolean',
    },
  },
  'payment-method.changed': { object: { type: { oneOf: ['card', 'bank'] } } },
  'lease.retrieved': { object: {} },
  'user.changed': { object: { userId: 'string' } },
} as const satisfies Record<string, Shape>;

export interface PortalEvents {
  'session.started': { userId: string };
  'session.ended': { why: 'logout' | 'expired' };
  'payment.made': {
    leaseUuid: string;
    loanNumber: string;
    amountCents: number;
    payAt: string;
    scheduled: boolean;
  };
  'payment-method.changed': { type: 'card' | 'bank' };
  'lease.retrieved': Record<string, never>;
  'user.changed': { userId: string };
}
