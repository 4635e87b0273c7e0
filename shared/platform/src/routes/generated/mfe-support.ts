// Generated from mfe-support/remote.contract.ts by `pnpm routes`. Do not edit.
export const mfeSupport = {
  name: 'mfe-support',
  routes: [
    { id: 'faq', path: '/support/faq' },
    { id: 'live-chat', path: '/support/live-chat' },
    {
      id: 'topic',
      path: '/faq/topic',
      query: {
        topic: 'string',
      },
    },
  ],
} as const;
