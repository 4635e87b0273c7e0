export { uiTexts, useCoreTexts } from './use-core-texts.ts';
export type { CoreTextKey, CoreTexts } from './use-core-texts.ts';
export { useUiTexts } from './use-ui-texts.ts';
export type { UiTextKey, UiTexts } from './use-ui-texts.ts';
