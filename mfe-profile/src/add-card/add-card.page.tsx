import { listCards } from '@portal/api-contract';
import {
  useApiQuery,
  useBrand,
  useMessages,
  usePageTitle,
  usePlatform,
  usePortalLocation,
} from '@portal/platform';
import { ButtonLink, Card, EmptyState, Notice, Skeleton, SkeletonScreen } from '@portal/ui';
import { EmptyIllustration } from '@portal/ui/illustrations';
import { CardForm } from '../card-form/card-form.tsx';
import { CardFormSkeleton } from '../card-form/card-form-skeleton.tsx';
import { formCard } from '../layout/form-card.styles.ts';
import { profileMessages } from '../messages/profile.messages.ts';
import { methodName } from '../method-name/method-name.ts';
import { ownRoutes } from '../own-routes.ts';

/** `/profile/add-card`: saves a card, or verifies the card `old_card` again (PROF-33). */
export function AddCardPage() {
  const { search } = usePortalLocation();
  const { navigation } = usePlatform();
  const oldCardId = new URLSearchParams(search).get('old_card') || null;
  const toMethods = () => navigation.go(ownRoutes.paymentMethods());
  if (oldCardId !== null) return <CardAgain key={oldCardId} cardId={oldCardId} onLeave={toMethods} />;
  return (
    <Card css={formCard}>
      <CardForm oldCardId={null} onSaved={toMethods} onCancel={toMethods} />
    </Card>
  );
}

/** The form for a card that is saved already; says so when it is not, for another tab may have removed it. */
function CardAgain({ cardId, onLeave }: { readonly cardId: string; readonly onLeave: () => void }) {
  const t = useMessages(profileMessages);
  const { key: brand } = useBrand();
  usePageTitle(t('card.submitAgain'));
  const { data, isPending } = useApiQuery(listCards, undefined);
  const card = data?.cards.find(({ id }) => id === cardId);
  if (isPending) {
    return (
      <SkeletonScreen>
        <Card as="div" css={formCard}>
          <Skeleton height={72} />
          <CardFormSkeleton />
        </Card>
      </SkeletonScreen>
    );
  }
  if (data && !card) {
    return (
      <Card css={formCard}>
        <EmptyState
          illustration={<EmptyIllustration brand={brand} />}
          title={t('card.gone')}
          text={t('card.goneText')}
          action={<ButtonLink to={ownRoutes.addCard()}>{t('card.submit')}</ButtonLink>}
        />
      </Card>
    );
  }
  return (
    <Card css={formCard}>
      <Notice tone="info">
        {t('card.again', { method: card ? methodName(card, t) : t('methods.anyCard') })}
      </Notice>
      <CardForm oldCardId={cardId} onSaved={onLeave} onCancel={onLeave} />
    </Card>
  );
}
