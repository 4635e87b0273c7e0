import {
  leaseContract,
  leaseHistory,
  leaseScheduledPayments,
  listLeases,
  listPaymentHistories,
  quoteOwnership,
  retrieveLeases,
  verifyLeases,
  type WireApplicant,
} from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import { findScheduled, listScheduled } from '../scheduled-payments/scheduled-payments.ts';
import { Failure, notFound } from '../server/failure.ts';
import { handler, type EndpointHandler } from '../server/handler.ts';
import { limitGuesses } from '../sign-in/sign-in-limits.ts';
import { isUuid, rowId } from '../store/ids.ts';
import { leases, type Account } from '../store/schema.ts';
import type { LeaseServices } from './lease-services.ts';
import { leaseDay } from './lease-day.ts';
import { findLease, findLeases, findLeasesWithScheduled } from './lease-store.ts';
import { isCurrent, isPaidOff, writeExtra, writeLease, writePending, writeScheduled } from './lease-wire.ts';
import { writeOwnershipQuote } from './ownership-quote.ts';
import { connectLeases, personSubject, sendConnectionPin } from './past-leases.ts';
import { findPaymentHistory, parseLoanNumbers } from './payment-history.ts';

/** The handlers of leases. */
export const leaseHandlers = (services: LeaseServices): readonly EndpointHandler[] => {
  const { db } = services;
  /** Limits the guesses of one account, and those at one person over all accounts but the person's own. */
  const limitAsking = (
    { account, person, address }: { account: Account; person: WireApplicant; address: string },
    work: () => Promise<void>,
  ) =>
    limitGuesses(services, { subject: `applicant:${account.id}`, address }, async () => {
      const subject = await personSubject(services, account, person);
      return limitGuesses(services, { subject, address }, work);
    });
  return [
    handler(listLeases, async ({ caller }) => {
      const found = await findLeasesWithScheduled(services, caller.account.id);
      const entries = found.map(({ entry }) => entry);
      return {
        all: found.map(({ entry, scheduled }) => ({
          ...writeLease(entry),
          scheduled_payments: writeScheduled(scheduled, entry.timeZone),
        })),
        current: entries.filter(isCurrent).map(writeExtra),
        payments: entries.filter(isCurrent).map(writePending),
        paidoff: entries.filter(isPaidOff).map(writeExtra),
      };
    }),

    handler(listPaymentHistories, async ({ query, caller }) =>
      findPaymentHistory(db, caller.account.id, parseLoanNumbers(query.loan_numbers)),
    ),

    handler(leaseHistory, async ({ path: { loan_number }, caller }) => {
      const userId = caller.account.id;
      if (!(await findLease(db, userId, eq(leases.loanNumber, loan_number)))) throw notFound('The lease');
      return findPaymentHistory(db, userId, [loan_number]);
    }),

    handler(leaseScheduledPayments, async ({ path: { lease_uuid }, caller }) => {
      if (!isUuid(lease_uuid)) throw notFound('The lease');
      const lease = await findLease(db, caller.account.id, eq(leases.uuid, lease_uuid));
      if (!lease) throw notFound('The lease');
      return writeScheduled(await listScheduled(db, lease.id), leaseDay(services, lease.timeZone).timeZone);
    }),

    handler(quoteOwnership, async ({ path: { lease_uuid }, caller }) => {
      const entries = await findLeases(services, caller.account.id);
      const entry = entries.find(({ lease }) => lease.uuid === lease_uuid.toLowerCase());
      if (!entry) throw notFound('The lease');
      if (!isCurrent(entry)) throw new Failure(404, 'Nothing is left to pay on this lease.');
      return writeOwnershipQuote(entry, await findScheduled(db, entry.lease.id));
    }),

    handler(leaseContract, async ({ path, caller }) => {
      const id = rowId(path.lease_id);
      const lease = id === null ? undefined : await findLease(db, caller.account.id, eq(leases.id, id));
      if (!lease) throw notFound('The lease');
      if (lease.contractUrl === null)
        throw new Failure(404, 'The contract of this lease has not been filed yet.');
      return { contract: lease.contractUrl };
    }),

    handler(retrieveLeases, async ({ body, caller: { account }, client: { address } }) => {
      await limitAsking({ account, person: body, address }, () =>
        sendConnectionPin(services, account, body, address),
      );
      return null;
    }),

    handler(verifyLeases, async ({ body, caller: { account }, client: { address } }) => {
      await limitAsking({ account, person: body, address }, () =>
        connectLeases(services, account, body, address),
      );
      return null;
    }),
  ];
};
