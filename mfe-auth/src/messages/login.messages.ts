import { defineMessages } from '@portal/platform';
import en from './login.en.json' with { type: 'json' };

/** The messages of login, check and logout, for which a cold visit waits. Those of the other screens come with them. */
export const loginMessages = defineMessages('auth', en, {
  es: async () => ({ default: (await import('./spanish.ts')).spanish }),
});
