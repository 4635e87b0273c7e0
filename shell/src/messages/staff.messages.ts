import { defineMessages } from '@portal/platform';
import en from './en.json' with { type: 'json' };
import staff from './staff.en.json' with { type: 'json' };
import { shellMessages } from './shell.messages.ts';

/** The messages of the staff home, with which they come. */
export const staffMessages = defineMessages(
  shellMessages.namespace,
  { ...en, ...staff },
  shellMessages.languages,
);
