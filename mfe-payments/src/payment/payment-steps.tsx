import { isCurrent } from '@portal/domain';
import { usePlatform, usePortalLocation, useUser } from '@portal/platform';
import { leaveFocusToHeading } from '@portal/ui';
import { useEffect, useState } from 'react';
import { ownRoutes } from '../own-routes.ts';
import type { OwnershipQuoteState } from '../queries/use-ownership-quote.ts';
import { Confirmation } from './confirmation/confirmation.tsx';
import { PaymentForm } from './form/payment-form.tsx';
import { NothingLeft } from './nothing-left.tsx';
import { paymentReviewPath, type PaymentAddress } from './payment-address.ts';
import { PaymentSkeleton } from './payment.skeleton.tsx';
import { choiceOf, initialChoice } from './terms/initial-choice.ts';
import type { PaymentChoice } from './terms/payment-choice.ts';
import { paymentParts, type PaymentOrder } from './terms/payment-order.ts';
import type { PaymentTerms } from './terms/payment-terms.ts';

/**
 * The history state of a review that was opened from the form: the form's own history entry is before it, so the page
 * that opened the payment is two entries back.
 */
const fromForm = { from: 'form' } as const;
const cameFromForm = (state: unknown) =>
  typeof state === 'object' && state !== null && 'from' in state && state.from === fromForm.from;

interface PaymentStepsProps {
  readonly address: PaymentAddress;
  readonly terms: PaymentTerms;
  readonly quoted: OwnershipQuoteState;
  readonly onRetryMethods: (() => void) | null;
}

/**
 * The form and the review, each with its own address; the customer's choices are kept when going between them. A lease that
 * is not a current one has neither: only what became of a payment that was sent (PAY-25).
 */
export function PaymentSteps({ address, terms, quoted, onRetryMethods }: PaymentStepsProps) {
  const { idempotencyKeys, navigation } = usePlatform();
  const customer = useUser();
  const { state: historyState } = usePortalLocation();
  const [draft, setDraft] = useState<PaymentChoice | null>(null);
  const [leaving, setLeaving] = useState(false);
  const { lease } = address;

  // The page that opened the payment is before the form in the history: having gone back to the form, go back once more.
  useEffect(() => {
    if (leaving && address.step === 'form') navigation.back(ownRoutes.dashboard());
  }, [leaving, address.step, navigation]);

  if (leaving && address.step === 'form') return <PaymentSkeleton />;
  const isSent = address.step === 'review' && address.review.sent;
  if (!isCurrent(terms.lease) && !isSent) return <NothingLeft lease={terms.lease} />;

  if (address.step === 'form') {
    return (
      <FormStep
        address={address}
        terms={terms}
        quoted={quoted}
        draft={draft}
        onReview={(order, choice) => {
          setDraft(choice);
          const idempotencyKey = idempotencyKeys.keyFor(paymentParts(customer.id, order));
          navigation.go(paymentReviewPath(lease, { ...order, idempotencyKey, sent: false }), {
            state: fromForm,
          });
        }}
        onRetryMethods={onRetryMethods}
      />
    );
  }

  const { review } = address;
  const order = { ...review, leaseUuid: terms.lease.uuid };
  return (
    // The form that follows is no step with a heading of its own: the focus goes to the title of the page.
    <div ref={leaveFocusToHeading} css={{ maxWidth: 640 }}>
      <Confirmation
        key={review.idempotencyKey}
        order={order}
        idempotencyKey={review.idempotencyKey}
        sent={review.sent}
        terms={terms}
        onSend={() => {
          // A customer who comes back to the form later starts again, and can't pay twice by pressing once more.
          setDraft(null);
          navigation.go(paymentReviewPath(lease, { ...review, sent: true }), {
            replace: true,
            state: historyState,
          });
        }}
        onChange={() => {
          setDraft((kept) => kept ?? choiceOf(review, terms));
          if (cameFromForm(historyState)) navigation.back(ownRoutes.pay({ lease }));
          else navigation.go(ownRoutes.pay({ lease }), { replace: true });
        }}
        onDone={() => {
          setLeaving(true);
          if (cameFromForm(historyState)) navigation.back(ownRoutes.pay({ lease }));
          else navigation.back(ownRoutes.dashboard());
        }}
      />
    </div>
  );
}

interface FormStepProps {
  readonly address: Extract<PaymentAddress, { step: 'form' }>;
  readonly terms: PaymentTerms;
  readonly quoted: OwnershipQuoteState;
  readonly draft: PaymentChoice | null;
  readonly onReview: (order: PaymentOrder, choice: PaymentChoice) => void;
  readonly onRetryMethods: (() => void) | null;
}

function FormStep({ address, terms, quoted, draft, onReview, onRetryMethods }: FormStepProps) {
  const [initial] = useState(() => draft ?? initialChoice(terms, address.chosen));
  return (
    <PaymentForm
      terms={terms}
      quoted={quoted}
      initial={initial}
      onReview={onReview}
      onRetryMethods={onRetryMethods}
    />
  );
}
