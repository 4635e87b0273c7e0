import { formatDueDate, formatMoney, otherTimeZone, type PaymentMethod } from '@portal/domain';
import { useHold, useMessages, usePageTitle } from '@portal/platform';
import { Button, Card, Heading, Row, Stack, Text, VisuallyHidden } from '@portal/ui';
import { Form, useFormState } from '@portal/ui/form';
import { Checkbox } from '@portal/ui/inputs';
import { useState } from 'react';
import { string, type as shape } from 'superstruct';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import { Authorization, useAuthorization } from '../confirmation/authorization.tsx';
import { MethodSection } from '../form/method-section.tsx';
import { initialChoice } from '../terms/initial-choice.ts';
import { chosenMethod, type PaymentChoice } from '../terms/payment-choice.ts';
import type { PaymentTerms } from '../terms/payment-terms.ts';
import { batchTotal, paysOff, type BatchLease } from '../../due-leases/batch-leases.ts';

interface BatchReviewProps {
  /** Returns what each lease needs when it is paid with a method of this type. */
  readonly leasesFor: (methodType: PaymentMethod['type']) => readonly BatchLease[];
  /** Those of the first lease: the saved methods and the default are the same for all, and only the day may differ. */
  readonly terms: PaymentTerms;
  readonly onRetryMethods: (() => void) | null;
  readonly onPay: (leases: readonly BatchLease[], method: PaymentMethod) => void;
}

const chosenValues = shape({ method: string() });

interface WithdrawalProps {
  readonly one: BatchLease;
  readonly method: PaymentMethod;
  /** The text of the button that agrees. */
  readonly button: string;
}

/** The authorization of one withdrawal, in the words that are kept with its payment; nothing for a card. */
function Withdrawal({ one: { due, amount }, method, button }: WithdrawalProps) {
  const order = { leaseUuid: due.lease.uuid, amount, date: due.today, method };
  const text = useAuthorization(order, method);
  return text === null ? null : <Authorization text={text} button={button} />;
}

function LeaseChoice({
  one,
  zone,
  withDay,
  isBank,
  checked,
  onChange,
}: {
  readonly one: BatchLease;
  /** In which the lease's days are counted; null where that need not be said of each lease. */
  readonly zone: string | null;
  /** Whether to name the day of the payment, which not all leases have. */
  readonly withDay: boolean;
  /** Whether a bank account pays, whose bank has to settle it. */
  readonly isBank: boolean;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  const t = useMessages(paymentsMessages);
  const { lease, date, daysLate, today } = one.due;
  const when = () => {
    if (daysLate > 0) return t('lease.overdue', { count: daysLate });
    if (date === null) return null;
    return date === today
      ? t('lease.dueToday')
      : t('pay.minimumDue', { date: formatDueDate(date, today, t.language) });
  };
  const notes = [
    lease.loanNumber,
    when(),
    withDay ? t('batch.on', { date: formatDueDate(today, today, t.language) }) : null,
    paysOff(one) ? t(isBank ? 'pay.paysOffToday' : 'pay.ownsToday') : null,
    zone === null ? null : t('pay.timeZone', { zone }),
  ].filter(Boolean);
  return (
    <Row gap={12} justify="between" align="start">
      <Checkbox checked={checked} onChange={onChange} css={{ minHeight: 44 }}>
        <b>{lease.store.name}</b>
        <Text as="div" size="s" tone={daysLate > 0 ? 'bad' : 2}>
          {notes.join(' · ')}
        </Text>
      </Checkbox>
      <b>{formatMoney(one.amount)}</b>
    </Row>
  );
}

/** Shows what each lease needs, and asks for one method and for the confirmation of all payments together (PAY-32). */
export function BatchReview({ leasesFor, terms, onRetryMethods, onPay }: BatchReviewProps) {
  const [initialValues] = useState(() => ({ method: initialChoice(terms, null).method || undefined }));
  // What is due later is the customer's choice.
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        leasesFor('card')
          .filter(({ isDue }) => !isDue)
          .map(({ due }) => due.lease.loanNumber),
      ),
  );
  const selected = (leases: readonly BatchLease[]) =>
    leases.filter(({ due }) => !excluded.has(due.lease.loanNumber));
  return (
    <Form
      struct={chosenValues}
      initialValues={initialValues}
      onSubmit={({ method: key }) => {
        const method = chosenMethod({ method: key }, terms);
        const leases = method ? selected(leasesFor(method.type)) : [];
        if (method && leases.length > 0) onPay(leases, method);
      }}
    >
      <Parts
        leasesFor={leasesFor}
        terms={terms}
        onRetryMethods={onRetryMethods}
        selected={selected}
        onSelect={(loanNumber, isSelected) =>
          setExcluded((before) => {
            const next = new Set(before);
            if (isSelected) next.delete(loanNumber);
            else next.add(loanNumber);
            return next;
          })
        }
      />
    </Form>
  );
}

interface PartsProps extends Omit<BatchReviewProps, 'onPay'> {
  readonly selected: (leases: readonly BatchLease[]) => readonly BatchLease[];
  readonly onSelect: (loanNumber: string, isSelected: boolean) => void;
}

function Parts({ leasesFor, terms, onRetryMethods, selected, onSelect }: PartsProps) {
  const t = useMessages(paymentsMessages);
  const { values } = useFormState<{ readonly method?: string }>({ subscription: { values: true } });
  const choice: PaymentChoice = {
    amount: '',
    other: undefined,
    date: terms.today,
    method: values.method ?? '',
  };
  const method = chosenMethod(choice, terms);
  const methodType = method?.type ?? terms.defaultMethod?.type ?? 'card';
  const leases = leasesFor(methodType);
  const chosen = selected(leases);
  const amount = formatMoney(batchTotal(chosen));
  // Each lease is paid on the day of its own time zone (OP-105): the question names the day that all have.
  const [day, ...otherDays] = new Set(chosen.map(({ due }) => due.today));
  const question = () => {
    if (day === undefined) return t('batch.choose');
    return otherDays.length > 0
      ? t('batch.question', { amount })
      : t('confirm.question', { amount, date: formatDueDate(day, day, t.language) });
  };
  const zoneOf = ({ due }: BatchLease) => otherTimeZone(due.lease.timeZone, t.language);
  const [zone, ...otherZones] = new Set(leases.map(zoneOf));
  useHold(true);
  usePageTitle(t('batch.title'));
  const payText = t('confirm.pay', { amount });
  const missing = [
    ...(chosen.length === 0 ? [t('batch.noLease')] : []),
    ...(method === null ? [t('pay.problem.method')] : []),
  ];
  return (
    <Stack gap={20} css={{ maxWidth: 640 }}>
      <Card>
        <Heading level={2} css={{ fontSize: 22 }}>
          {question()}
        </Heading>
        <VisuallyHidden role="status">{t('batch.total', { total: amount })}</VisuallyHidden>
        {leases.map((one) => (
          <LeaseChoice
            key={one.due.lease.loanNumber}
            one={one}
            zone={otherZones.length > 0 ? zoneOf(one) : null}
            withDay={otherDays.length > 0}
            isBank={methodType === 'bank'}
            checked={chosen.includes(one)}
            onChange={(isSelected) => onSelect(one.due.lease.loanNumber, isSelected)}
          />
        ))}
        {zone != null && otherZones.length === 0 && (
          <Text size="s" tone={2}>
            {t('pay.timeZone', { zone })}
          </Text>
        )}
      </Card>
      <MethodSection choice={choice} terms={terms} onRetry={onRetryMethods} />
      {method !== null &&
        chosen.map((one) => (
          <Withdrawal key={one.due.lease.loanNumber} one={one} method={method} button={payText} />
        ))}
      <Button type="submit" wide disabled={missing.length > 0}>
        {payText}
      </Button>
      {missing.length > 0 && (
        <Text size="s" tone={2}>
          {t('pay.missing', { list: missing.join(', ') })}
        </Text>
      )}
      <Text size="s" tone={2}>
        {t('batch.promise', { count: chosen.length })}
      </Text>
    </Stack>
  );
}
