import type { DefaultMethod, PaymentMethod } from '@portal/domain';
import { listBanks, listCards } from '@portal/api-contract';
import { useApiQuery, useMessages, useRoutes } from '@portal/platform';
import { Stack, Text } from '@portal/ui';
import { profileMessages } from '../messages/profile.messages.ts';
import { MethodSection, type MethodList } from './method-section.tsx';
import { useMethodChanges } from './use-method-changes.ts';

interface LoadedMethods {
  readonly methods: readonly PaymentMethod[];
  readonly defaultMethod: DefaultMethod;
}

interface MethodQuery {
  readonly data: LoadedMethods | undefined;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  refetch(): Promise<unknown>;
}

function listOf({ data, isPending, isFetching, refetch }: MethodQuery): MethodList {
  if (data) return { status: 'ready', ...data };
  if (isPending) return { status: 'pending' };
  return { status: 'failed', retry: () => void refetch(), retrying: isFetching };
}

/** `/profile/payment-methods`: the saved cards and bank accounts (PROF-26..32). */
export function PaymentMethodsPage() {
  const t = useMessages(profileMessages);
  const { profile } = useRoutes();
  const changes = useMethodChanges();
  const cards = useApiQuery(listCards, undefined, {
    select: (answer): LoadedMethods => ({ methods: answer.cards, defaultMethod: answer.defaultMethod }),
  });
  const banks = useApiQuery(listBanks, undefined, {
    select: (answer): LoadedMethods => ({ methods: answer.banks, defaultMethod: answer.defaultMethod }),
  });
  return (
    <Stack gap={36}>
      <Text tone={2}>{t('methods.scheduled')}</Text>
      <MethodSection
        type="card"
        title={t('methods.cards')}
        list={listOf(cards)}
        changes={changes}
        empty={t('methods.noCards')}
        failed={t('methods.cardsFailed')}
        addTo={profile.addCard()}
        addLabel={t('methods.addCard')}
      />
      <MethodSection
        type="bank"
        title={t('methods.banks')}
        list={listOf(banks)}
        changes={changes}
        empty={t('methods.noBanks')}
        failed={t('methods.banksFailed')}
        addTo={profile.addBank()}
        addLabel={t('methods.addBank')}
      />
    </Stack>
  );
}
