export { uiTexts, useUiTexts } from './use-ui-texts.ts';
export type { UiTextKey, UiTexts } from './use-ui-texts.ts';
