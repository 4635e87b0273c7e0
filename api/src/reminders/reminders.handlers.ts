import {
  findLinkedAttempt,
  findLinkedPayment,
  openPaymentLink,
  payLinkedPayment,
} from '@portal/api-contract';
import { findAttemptedPayment } from '../payments/payment-attempts.ts';
import type { PayingServices } from '../payments/payment-services.ts';
import { writeAttempt } from '../payments/write-attempt.ts';
import { handler, type EndpointHandler, type EndpointRequest } from '../server/handler.ts';
import { limitGuesses } from '../sign-in/sign-in-limits.ts';
import { keyOf, payLinked, reviewLinked } from './pay-by-link.ts';
import { findReminder, openLink, type LinkedReminder, type LinkVisitor } from './payment-links.ts';

type LinkRequest = Pick<EndpointRequest, 'token' | 'client'> & {
  readonly body: { readonly token: string };
};

const visitorOf = ({ body, token, client }: LinkRequest): LinkVisitor => ({
  token: body.token,
  bearer: token,
  address: client.address,
});

/** The handlers of the links in reminders (OP-103). A token is guessed no faster than a PIN. */
export function reminderHandlers(services: PayingServices): readonly EndpointHandler[] {
  const guarded = <Answer>(visitor: LinkVisitor, work: () => Promise<Answer>) =>
    limitGuesses(services, { subject: `flow:${visitor.token}`, address: visitor.address }, work);
  const withReminder = async <Answer>(
    request: LinkRequest,
    work: (linked: LinkedReminder) => Promise<Answer>,
  ) => {
    const visitor = visitorOf(request);
    return work(await guarded(visitor, () => findReminder(services, visitor, 'payment-session')));
  };

  return [
    handler(openPaymentLink, async (request) => {
      const visitor = visitorOf(request);
      return { token: await guarded(visitor, () => openLink(services, visitor)) };
    }),
    handler(findLinkedPayment, (request) =>
      withReminder(request, (linked) => reviewLinked(services, linked)),
    ),
    handler(payLinkedPayment, (request) =>
      withReminder(request, (linked) =>
        payLinked(services, linked, { ...request.body, authorization: request.body.authorization ?? null }),
      ),
    ),
    handler(findLinkedAttempt, (request) =>
      withReminder(request, async (linked) =>
        writeAttempt(await findAttemptedPayment(services.db, linked.account.id, keyOf(linked))),
      ),
    ),
  ];
}
