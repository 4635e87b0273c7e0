export { uiMessages, useCoreMessages } from '../messages/use-core-messages.ts';
export type { CoreMessageKey, CoreMessages } from '../messages/use-core-messages.ts';
export { useUiMessages } from '../messages/use-ui-messages.ts';
export type { UiMessageKey, UiMessages } from '../messages/use-ui-messages.ts';
