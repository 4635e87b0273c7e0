import { getToday } from '@portal/domain';
import {
  storeHeaderOf,
  useBackLink,
  usePlatform,
  usePortalLocation,
  useRoutes,
  useStoreHeader,
  useMessages,
  useUser,
} from '@portal/platform';
import { Card, FailedState } from '@portal/ui';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paymentReviewPath, readPaymentAddress, type PaymentAddress } from '../addresses/payment-address.ts';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { Confirmation } from './confirmation.tsx';
import { choiceOf, initialChoice, type PaymentChoice, type PaymentTerms } from './payment-choice.ts';
import { PaymentForm } from './payment-form.tsx';
import { paymentParts, type PaymentOrder } from './payment-order.ts';
import { PaymentSkeleton } from './payment.skeleton.tsx';
import { usePaymentTerms } from './use-payment-terms.ts';

/** Left with the entry of a review that was opened from the form before it: two pages lead back to the opener. */
const fromForm = { from: 'form' } as const;
const cameFromForm = (state: unknown) =>
  typeof state === 'object' && state !== null && 'from' in state && state.from === fromForm.from;

/** `/payment-early`: a payment for the lease that the address names; no such lease leads to the dashboard (OP-15). */
export function PaymentPage() {
  const { search } = usePortalLocation();
  const address = readPaymentAddress(search);
  if (!address) return <Navigate to={ownRoutes.dashboard()} replace />;
  return <LeasePayment key={address.lease} address={address} />;
}

function LeasePayment({ address }: { readonly address: PaymentAddress }) {
  const t = useMessages(paymentsMessages);
  const state = usePaymentTerms(address.lease, getToday());
  const lease = state.status === 'ready' ? state.terms.lease : null;
  const routes = useRoutes();
  const leaseScreen = lease && routes.leases.summary({ id: lease.id });
  useStoreHeader(lease && storeHeaderOf(lease, t('pay.lease', { number: lease.loanNumber })));
  useBackLink(leaseScreen && { to: leaseScreen, label: lease.store.name });

  switch (state.status) {
    case 'pending':
      return <PaymentSkeleton />;
    case 'failed':
      return (
        <Card>
          <FailedState
            title={t('failed.leases')}
            text={t('failed.text')}
            onRetry={state.retry}
            retrying={state.retrying}
          />
        </Card>
      );
    case 'no-lease':
      return <Navigate to={ownRoutes.dashboard()} replace />;
    case 'ready':
      return <PaymentSteps address={address} terms={state.terms} onRetryMethods={state.retryMethods} />;
  }
}

interface PaymentStepsProps {
  readonly address: PaymentAddress;
  readonly terms: PaymentTerms;
  readonly onRetryMethods: (() => void) | null;
}

/** Form and review, each with its own address; what was chosen stays while the customer goes between them. */
function PaymentSteps({ address, terms, onRetryMethods }: PaymentStepsProps) {
  const { idempotencyKeys, navigation } = usePlatform();
  const customer = useUser();
  const { state: entry } = usePortalLocation();
  const [draft, setDraft] = useState<PaymentChoice | null>(null);
  const [leaving, setLeaving] = useState(false);
  const { lease } = address;

  // The opener stands before the form in the history: once the way back has reached the form, one page more.
  useEffect(() => {
    if (leaving && address.step === 'form') navigation.back(ownRoutes.dashboard());
  }, [leaving, address.step, navigation]);

  if (address.step === 'form') {
    return leaving ? (
      <PaymentSkeleton />
    ) : (
      <FormStep
        address={address}
        terms={terms}
        draft={draft}
        onReview={(order, choice) => {
          setDraft(choice);
          const key = idempotencyKeys.keyFor(paymentParts(customer.id, order));
          navigation.go(paymentReviewPath(lease, { ...order, key, sent: false }), { state: fromForm });
        }}
        onRetryMethods={onRetryMethods}
      />
    );
  }

  const { review } = address;
  const order = { ...review, leaseUuid: terms.lease.uuid };
  return (
    <div css={{ maxWidth: 640 }}>
      <Confirmation
        key={review.key}
        order={order}
        attempt={review.key}
        sent={review.sent}
        terms={terms}
        onSend={() => {
          // Whoever comes back to the form later begins anew, and can't pay twice by one more press.
          setDraft(null);
          navigation.go(paymentReviewPath(lease, { ...review, sent: true }), { replace: true, state: entry });
        }}
        onChange={() => {
          setDraft((kept) => kept ?? choiceOf(review, terms));
          if (cameFromForm(entry)) navigation.back(ownRoutes.pay({ lease }));
          else navigation.go(ownRoutes.pay({ lease }), { replace: true });
        }}
        onDone={() => {
          setLeaving(true);
          if (cameFromForm(entry)) navigation.back(ownRoutes.pay({ lease }));
          else navigation.back(ownRoutes.dashboard());
        }}
      />
    </div>
  );
}

interface FormStepProps {
  readonly address: Extract<PaymentAddress, { step: 'form' }>;
  readonly terms: PaymentTerms;
  readonly draft: PaymentChoice | null;
  readonly onReview: (order: PaymentOrder, choice: PaymentChoice) => void;
  readonly onRetryMethods: (() => void) | null;
}

function FormStep({ address, terms, draft, onReview, onRetryMethods }: FormStepProps) {
  const [initial] = useState(() => draft ?? initialChoice(terms, address.chosen));
  return <PaymentForm terms={terms} initial={initial} onReview={onReview} onRetryMethods={onRetryMethods} />;
}
