// Generated from mfe-auth/remote.contract.ts by `pnpm routes`. Do not edit.
export const auth = {
  name: 'mfe-auth',
  routes: [
    {
      id: 'login',
      path: '/auth/login',
      query: {
        redirect: {
          optional: 'string',
        },
        ui: {
          optional: {
            oneOf: ['portal', 'customer'],
          },
        },
        guard: {
          optional: {
            oneOf: ['web', 'store', 'retailer', 'client'],
          },
        },
      },
    },
    {
      id: 'register',
      path: '/auth/register',
      query: {
        redirect: {
          optional: 'string',
        },
      },
    },
    {
      id: 'check',
      path: '/auth/check',
      query: {
        redirect: {
          optional: 'string',
        },
      },
    },
    { id: 'logout', path: '/auth/logout' },
    { id: 'forgot', path: '/auth/forgot' },
    { id: 'verify', path: '/auth/verify/:token' },
  ],
} as const;
