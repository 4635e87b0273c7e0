import { useTranslation } from 'react-i18next';
import en from './en.json' with { type: 'json' };

export type UiTextKey = keyof typeof en;
export type UiTexts = (key: UiTextKey, values?: Readonly<Record<string, string | number>>) => string;

/** The kit's own catalogue. The host adds it to i18next; English also works where nobody has. */
export const uiTexts = { namespace: 'ui', en } as const;

/** Words of the kit in the language in force. */
export function useUiTexts(): UiTexts {
  const { t } = useTranslation(uiTexts.namespace, { useSuspense: false });
  return (key, values) => t(key, { ...values, defaultValue: en[key] });
}
