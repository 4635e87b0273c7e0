import { cents, toDecimal } from '@portal/domain';
import {
  leaseContract,
  leaseHistory,
  leaseScheduledPayments,
  listLeases,
  listPaymentHistories,
  retrieveLeases,
  verifyLeases,
} from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import { listScheduled } from '../scheduled-payments/scheduled-payments.ts';
import { Failure, notFound } from '../server/failure.ts';
import { handler, type EndpointHandler } from '../server/handler.ts';
import { limitGuesses } from '../sign-in/sign-in-limits.ts';
import { isUuid, rowId } from '../store/ids.ts';
import { leases } from '../store/schema.ts';
import type { LeaseServices } from './lease-services.ts';
import { leaseDay } from './lease-day.ts';
import { findLease, findLeases } from './lease-store.ts';
import { isCurrent, isPaidOff, writeExtra, writeLease, writePending } from './lease-wire.ts';
import { connectLeases, sendConnectionPin } from './past-leases.ts';
import { findPaymentHistory, parseLoanNumbers } from './payment-history.ts';

/** The handlers of leases. */
export const leaseHandlers = (services: LeaseServices): readonly EndpointHandler[] => {
  const { db, timeZone } = services;
  return [
    handler(listLeases, async ({ caller }) => {
      const entries = await findLeases(services, caller.account.id);
      return {
        all: entries.map(writeLease),
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
      const dayOf = (instant: Date) => leaseDay({ clock: { now: () => instant }, timeZone }, lease.timeZone);
      const scheduled = await listScheduled(db, lease.id);
      return scheduled.map(({ amountCents, payOn, createdAt }) => ({
        amount: toDecimal(cents(amountCents)),
        pay_at: payOn,
        created_at: dayOf(createdAt).today,
      }));
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
      const attempt = { subject: `applicant:${account.id}`, address };
      await limitGuesses(services, attempt, () => sendConnectionPin(services, account, body));
      return null;
    }),

    handler(verifyLeases, async ({ body, caller: { account }, client: { address } }) => {
      const attempt = { subject: `applicant:${account.id}`, address };
      await limitGuesses(services, attempt, () => connectLeases(services, account, body, address));
      return null;
    }),
  ];
};
