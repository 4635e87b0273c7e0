import { defineMessages } from '@portal/platform';
import en from './session.en.json' with { type: 'json' };
import { shellMessages } from './shell.messages.ts';

/** The messages of what keeps the session, with which it comes. */
export const sessionMessages = defineMessages(shellMessages.namespace, en, shellMessages.languages);
