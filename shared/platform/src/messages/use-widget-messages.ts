import { useI18n, useMessages, type MessageCatalogue, type Translate } from '@portal/i18n';
import { useEffect } from 'react';

/**
 * Returns the translate function of a catalogue that comes with a widget, and adds it to the page: no remote that draws
 * the widget has to know of it (OP-95).
 */
export function useWidgetMessages<Key extends string>(catalogue: MessageCatalogue<Key>): Translate<Key> {
  const i18n = useI18n();
  useEffect(() => void i18n.addMessages(catalogue), [i18n, catalogue]);
  return useMessages(catalogue);
}
