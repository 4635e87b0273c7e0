import { defineMessages } from '@portal/platform';
import en from './en.json' with { type: 'json' };

export const shellMessages = defineMessages('shell', en, {
  es: async () => ({ default: (await import('./spanish.ts')).spanish }),
});
