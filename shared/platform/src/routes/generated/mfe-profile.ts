// Generated from mfe-profile/remote.contract.ts by `pnpm routes`. Do not edit.
export const mfeProfile = {
  name: 'mfe-profile',
  routes: [
    { id: 'main', path: '/profile/main' },
    { id: 'change-email', path: '/profile/change-email' },
    { id: 'change-password', path: '/profile/change-password' },
    { id: 'payment-methods', path: '/profile/payment-methods' },
    {
      id: 'add-card',
      path: '/profile/add-card',
      query: {
        old_card: {
          optional: 'string',
        },
      },
    },
    { id: 'add-bank', path: '/profile/add-bank' },
  ],
  parcels: [
    {
      name: 'add-card',
      props: {
        object: {
          oldCard: {
            nullable: 'string',
          },
        },
      },
      emits: [
        'typed',
        {
          name: 'success',
          detail: {
            object: {
              cardId: {
                nullable: 'string',
              },
            },
          },
        },
        'cancel',
      ],
    },
  ],
  emits: {
    'payment-method.changed': {
      detail: {
        object: {
          type: {
            oneOf: ['card', 'bank'],
          },
        },
      },
      changes: ['cards', 'banks', 'payments'],
    },
  },
} as const;
