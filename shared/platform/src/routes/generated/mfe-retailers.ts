// Generated from mfe-retailers/remote.contract.ts by `pnpm routes`. Do not edit.
export const mfeRetailers = {
  name: 'mfe-retailers',
  routes: [
    {
      id: 'map',
      path: '/find-a-retailer',
      query: {
        at: {
          optional: 'string',
        },
        zip: {
          optional: 'string',
        },
        near: {
          optional: 'string',
        },
        by: {
          optional: {
            oneOf: ['area'],
          },
        },
        radius: {
          optional: 'string',
        },
        category: {
          optional: 'string',
        },
        store: {
          optional: 'string',
        },
      },
    },
  ],
} as const;
