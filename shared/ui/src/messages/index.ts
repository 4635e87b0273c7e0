export { uiMessages, useCoreMessages } from './use-core-messages.ts';
export type { CoreMessageKey, CoreMessages } from './use-core-messages.ts';
export { useUiMessages } from './use-ui-messages.ts';
export type { UiMessageKey, UiMessages } from './use-ui-messages.ts';
