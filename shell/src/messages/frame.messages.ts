import { defineMessages } from '@portal/platform';
import en from './en.json' with { type: 'json' };
import frame from './frame.en.json' with { type: 'json' };
import { shellMessages } from './shell.messages.ts';

/** The messages of menu, header and note of a new version, with which they come. */
export const frameMessages = defineMessages(
  shellMessages.namespace,
  { ...en, ...frame },
  shellMessages.languages,
);
