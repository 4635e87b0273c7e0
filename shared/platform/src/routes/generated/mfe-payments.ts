// Generated from mfe-payments/remote.contract.ts by `pnpm routes`. Do not edit.
export const mfePayments = {
  name: 'mfe-payments',
  routes: [
    { id: 'dashboard', path: '/dashboard' },
    {
      id: 'history',
      path: '/payment-history',
      query: {
        lease: {
          optional: 'string',
        },
        status: {
          optional: {
            oneOf: ['made', 'under-way', 'refunded', 'not-made'],
          },
        },
        method: {
          optional: {
            oneOf: ['card', 'bank'],
          },
        },
      },
    },
    {
      id: 'details',
      path: '/payment-details',
      query: {
        payment: 'string',
      },
    },
    {
      id: 'pay',
      path: '/payment-early',
      query: {
        lease: 'string',
        choose: {
          optional: {
            oneOf: ['minimum', 'payoff'],
          },
        },
        step: {
          optional: {
            oneOf: ['review', 'sent'],
          },
        },
        amount: {
          optional: 'string',
        },
        date: {
          optional: 'string',
        },
        method: {
          optional: 'string',
        },
        attempt: {
          optional: 'string',
        },
      },
    },
    {
      id: 'pay-all',
      path: '/payment-all',
      query: {
        sent: {
          optional: 'string',
        },
        method: {
          optional: 'string',
        },
      },
    },
    { id: 'reminder', path: '/payment-reminder' },
  ],
  emits: {
    'payment.made': {
      detail: {
        object: {
          leaseUuid: 'string',
          loanNumber: 'string',
          amountCents: 'number',
          payAt: 'string',
          scheduled: 'boolean',
        },
      },
      changes: ['leases', 'payments'],
    },
  },
} as const;
