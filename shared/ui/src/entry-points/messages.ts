export { uiMessages } from '../messages/use-core-messages.ts';
