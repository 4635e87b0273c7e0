import { defineMessages } from '@portal/platform';
import en from './access.en.json' with { type: 'json' };
import { shellMessages } from './shell.messages.ts';

/** The messages of the administrators' explanation, which come with its page. */
export const accessMessages = defineMessages(shellMessages.namespace, en, shellMessages.languages);
