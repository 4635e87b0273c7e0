import { defineMessages } from '@portal/platform';
import en from './planner.en.json' with { type: 'json' };
import { paymentsMessages } from './payments.messages.ts';

/** The messages of the ownership planner, which come with it. */
export const plannerMessages = defineMessages(paymentsMessages.namespace, en, paymentsMessages.languages);
