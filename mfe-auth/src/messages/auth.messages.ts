import { defineMessages } from '@portal/platform';
import en from './en.json' with { type: 'json' };
import login from './login.en.json' with { type: 'json' };
import { loginMessages } from './login.messages.ts';

/** All messages of this remote, for the screens that are loaded when one of them opens. */
export const authMessages = defineMessages(
  loginMessages.namespace,
  { ...login, ...en },
  loginMessages.languages,
);
