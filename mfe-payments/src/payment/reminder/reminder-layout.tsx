import { useBrand, useMessages } from '@portal/platform';
import { BrandMark, Heading, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { paymentsMessages } from '../../messages/payments.messages.ts';

/** The layout of the payment of a reminder: the customer's brand above it, and no menu, because nobody is signed in. */
export function ReminderLayout({ children }: { readonly children: ReactNode }) {
  const t = useMessages(paymentsMessages);
  const brand = useBrand();
  return (
    <div
      css={{
        width: '100%',
        maxWidth: 520,
        margin: '0 auto',
        '@media (min-width: 769px)': { paddingTop: 24 },
      }}
    >
      <Stack gap={24}>
        <BrandMark brand={brand} name={brand.name} size={36} />
        <Heading level={1}>{t('reminder.title')}</Heading>
        {children}
      </Stack>
    </div>
  );
}
