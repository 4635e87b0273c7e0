import { calendarDate } from '@portal/domain';
import { useMessages, usePlatform } from '@portal/platform';
import { Button, Card, FailedState, Heading, Text } from '@portal/ui';
import { useForm } from '@portal/ui/form';
import { useDynamicImport } from '@portal/ui/lazy';
import { useState } from 'react';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import type { OwnershipQuoteState } from '../../queries/use-ownership-quote.ts';
import type { PaymentChoice } from '../terms/payment-choice.ts';
import { chosenAmount } from '../terms/payment-options.ts';
import type { PaymentTerms } from '../terms/payment-terms.ts';
import type { OwnershipPlannerProps } from './ownership-planner.tsx';

const loadPlanner = () =>
  Promise.all([import('./ownership-planner.tsx'), import('./payable-plan.ts')]).then(
    ([{ OwnershipPlanner }, { choiceOfPlan }]) => ({ OwnershipPlanner, choiceOfPlan }),
  );

interface PlanOwnershipProps {
  readonly choice: PaymentChoice;
  readonly terms: PaymentTerms;
  readonly quoted: OwnershipQuoteState;
}

/**
 * The way to the ownership planner of the lease, whose code is loaded when it is opened first. Draws nothing until the
 * api has quoted the lease, and nothing at all against a backend without quotes.
 */
export function PlanOwnership({ choice, terms, quoted }: PlanOwnershipProps) {
  const t = useMessages(paymentsMessages);
  const [panel, setPanel] = useState<'unused' | 'open' | 'closed'>('unused');
  if (quoted.status === 'none') return null;
  if (quoted.status === 'failed') {
    return (
      <Card as="div">
        <FailedState
          level={2}
          title={t('pay.planFailed')}
          text={t('pay.planFailedText')}
          onRetry={quoted.retry}
          retrying={quoted.retrying}
        />
      </Card>
    );
  }
  return (
    <Card as="div" gap={12}>
      <Heading level={2}>{t('pay.plan')}</Heading>
      <Text size="s" tone={2}>
        {t('pay.planText')}
      </Text>
      <Button variant="secondary" onClick={() => setPanel('open')}>
        {t('pay.planOpen')}
      </Button>
      {panel !== 'unused' && (
        <LazyPlanner
          // Plans again what is chosen each time that it opens.
          open={panel === 'open'}
          quote={quoted.quote}
          terms={terms}
          method={choice.method}
          chosen={{ amount: chosenAmount(choice, terms), date: calendarDate(choice.date) }}
          onClose={() => setPanel('closed')}
        />
      )}
    </Card>
  );
}

function LazyPlanner(props: Omit<OwnershipPlannerProps, 'onUse'>) {
  const platform = usePlatform();
  const form = useForm();
  const loaded = useDynamicImport(loadPlanner);
  if (loaded.status === 'loading') return null;
  if (loaded.status === 'failed') return platform.renderFailure(loaded);
  const { OwnershipPlanner, choiceOfPlan } = loaded.value;
  return (
    <OwnershipPlanner
      {...props}
      onUse={(payment) => {
        const { amount, other, date } = choiceOfPlan(payment, props.method, props.terms);
        form.batch(() => {
          form.change('amount', amount);
          form.change('other', other);
          form.change('date', date);
        });
        props.onClose();
      }}
    />
  );
}
