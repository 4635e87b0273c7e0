import { phone } from '@portal/ui/theme';

/** Space of the filters, kept while their code loads. */
export const filtersLayout = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  minHeight: 78,
  marginBottom: 20,
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
} as const;
