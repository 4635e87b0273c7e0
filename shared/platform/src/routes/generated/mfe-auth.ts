// Generated from mfe-auth/remote.contract.ts by `pnpm routes`. Do not edit.
export const mfeAuth = {
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
      id: 'forgot',
      path: '/auth/forgot',
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
      id: 'forgot-notify',
      path: '/auth/forgot/notify',
      query: {
        token: {
          optional: 'string',
        },
        redirect: {
          optional: 'string',
        },
      },
    },
    {
      id: 'reset',
      path: '/auth/reset',
      query: {
        token: 'string',
        email: 'string',
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
      id: 'verify',
      path: '/auth/verify/:token',
      query: {
        email: {
          optional: 'string',
        },
        redirect: {
          optional: 'string',
        },
      },
    },
    { id: 'verify-incomplete', path: '/auth/verify' },
    {
      id: 'invite',
      path: '/auth/invite/:token',
      query: {
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
    { id: 'invite-incomplete', path: '/auth/invite' },
    {
      id: 'one-time',
      path: '/auth/login/one-time/:token',
      query: {
        code: 'string',
        redirect: {
          optional: 'string',
        },
      },
    },
    { id: 'one-time-incomplete', path: '/auth/login/one-time' },
    {
      id: 'set-password',
      path: '/auth/set-password',
      query: {
        token: {
          optional: 'string',
        },
        email: {
          optional: 'string',
        },
        redirect: {
          optional: 'string',
        },
      },
    },
    { id: 'undo-email', path: '/auth/undo-email/:token' },
    { id: 'undo-email-incomplete', path: '/auth/undo-email' },
    {
      id: 'pay',
      path: '/auth/pay',
      query: {
        token: {
          optional: 'string',
        },
        language: {
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
  ],
} as const;
