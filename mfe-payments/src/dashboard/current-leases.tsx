import type { Due } from '@portal/domain';
import { useRoutes, useMessages } from '@portal/platform';
import { Button, ButtonLink, Grid, Row, Section, Text, useMoreRows } from '@portal/ui';
import { CalendarButton } from '../calendar/calendar-button.tsx';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { LeaseCard } from './lease-card.tsx';

/** How many cards are shown at once, because each loads its scheduled payments. */
const step = 12;

/** The current leases, the most urgent first. */
export function CurrentLeases({ dues }: { readonly dues: readonly Due[] }) {
  const t = useMessages(paymentsMessages);
  const allLeases = useRoutes().leases.current();
  const { shown, more, showMore, list } = useMoreRows(dues, step);
  return (
    <Section
      title={t('dashboard.current')}
      action={
        <Row gap={20} wrap>
          <CalendarButton dues={dues} />
          {allLeases && (
            <ButtonLink to={allLeases} variant="quiet" size="s">
              {t('dashboard.allLeases')}
            </ButtonLink>
          )}
        </Row>
      }
    >
      <div ref={list}>
        <Grid>
          {shown.map((due) => (
            <LeaseCard key={due.lease.uuid} due={due} />
          ))}
        </Grid>
      </div>
      {dues.length > step && (
        <div css={{ display: 'grid', justifyItems: 'center', gap: 12, marginTop: 24 }}>
          <Text size="s" tone={2}>
            <span role="status">{t('dashboard.shown', { shown: shown.length, total: dues.length })}</span>
          </Text>
          {more > 0 && (
            <Button variant="secondary" onClick={showMore}>
              {t('dashboard.more', { count: more })}
            </Button>
          )}
        </div>
      )}
    </Section>
  );
}
