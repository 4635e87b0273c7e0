import type { Guard } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { ButtonLink, Stack } from '@portal/ui';
import { useSearchParams } from 'react-router-dom';
import { EntryLayout } from '../entry/entry-layout.tsx';
import { authMessages } from '../messages/auth.messages.ts';
import { useGuardLabel } from './use-guard-label.ts';

const order: readonly Guard[] = ['store', 'retailer', 'web', 'client'];

/** Log in as Store, Retailer, Okinus or Customer (AUTH-30). */
export function GuardChoice() {
  const t = useMessages(authMessages);
  const label = useGuardLabel();
  const [query] = useSearchParams();
  return (
    <EntryLayout title={t('staff.title')} intro={t('staff.intro')}>
      <Stack gap={12}>
        {order.map((guard) => (
          <ButtonLink key={guard} variant="secondary" to={`/auth/login?${withGuard(query, guard)}`}>
            {t('staff.as', { guard: label(guard) })}
          </ButtonLink>
        ))}
      </Stack>
    </EntryLayout>
  );
}

function withGuard(query: URLSearchParams, guard: Guard): string {
  const next = new URLSearchParams(query);
  next.set('guard', guard);
  return next.toString();
}
