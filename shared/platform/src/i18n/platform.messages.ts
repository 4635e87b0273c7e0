import { defineMessages } from './message-catalogue.ts';
import en from './en.json' with { type: 'json' };

/** The few messages of the platform itself. */
export const platformMessages = defineMessages('platform', en);
