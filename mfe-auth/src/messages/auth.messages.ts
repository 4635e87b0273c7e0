import { defineMessages } from '@portal/platform';
import en from './en.json' with { type: 'json' };

export const authMessages = defineMessages('auth', en);
