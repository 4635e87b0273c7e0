import { defineMessages } from './message-catalogue.ts';
import en from './en.json' with { type: 'json' };

/** The few words the platform says itself. */
export const platformMessages = defineMessages('platform', en);
