import { defineMessages } from '@portal/platform';
import en from './demo.en.json' with { type: 'json' };
import { loginMessages } from './login.messages.ts';

/** The messages of the demo accounts, which come with them. */
export const demoMessages = defineMessages(loginMessages.namespace, en, loginMessages.languages);
