import { phone } from '@portal/ui/theme';

/** Space of search and order, kept while their code loads. */
export const toolsLayout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: 16,
  minHeight: 78,
  marginBottom: 20,
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 172 },
} as const;
