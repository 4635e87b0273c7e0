import { defineMessages } from '@portal/platform';
import en from './errors.en.json' with { type: 'json' };
import { shellMessages } from './shell.messages.ts';

/** The messages of the error pages, with which they come. */
export const errorsMessages = defineMessages(shellMessages.namespace, en, shellMessages.languages);
