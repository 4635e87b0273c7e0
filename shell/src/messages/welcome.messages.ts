import { defineMessages } from '@portal/platform';
import en from './en.json' with { type: 'json' };
import welcome from './welcome.en.json' with { type: 'json' };
import { shellMessages } from './shell.messages.ts';

/** The messages of welcome and its help, with which they come. */
export const welcomeMessages = defineMessages(
  shellMessages.namespace,
  { ...en, ...welcome },
  shellMessages.languages,
);
