import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { is, pattern, string, type } from 'superstruct';
import type { Processor } from '../processor/processor.ts';
import { failed, succeeded } from '../server/envelope.ts';
import { charges, leases, payments, processorEvents, users } from '../store/schema.ts';
import { isSigned, signatureHeader } from './event-signature.ts';
import { chargeOf, ownerColumns } from './payment-intents.ts';
import type { PaymentServices } from './payment-services.ts';
import { recordLaterState } from './record-later-state.ts';
import { recordOutcome } from './record-outcome.ts';

export interface ProcessorEventServices extends PaymentServices {
  readonly processor: Processor;
  /** What the processor signs its events with. */
  readonly eventSecret: string;
}

const name = pattern(string(), /^[\w.:-]{1,200}$/);
const eventShape = type({ id: name, key: name });

/**
 * Serves `POST /api/processor/events`, where the processor says that something has become of a charge. An event only
 * says which charge to look up: what is booked is what the processor answers then, so events may come late, twice, in
 * any order, or not at all.
 */
export async function processorEventsPlugin(
  server: FastifyInstance,
  services: ProcessorEventServices,
): Promise<void> {
  // The signature is of the body's text.
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => body,
  );
  server.post('/api/processor/events', async ({ body, headers }, reply) => {
    const text = typeof body === 'string' ? body : '';
    const signature = String(headers[signatureHeader.toLowerCase()] ?? '');
    if (!isSigned(services.eventSecret, { body: text, signature, now: services.clock.now() })) {
      return reply.code(401).send(failed(401, 'The signature is not valid.'));
    }
    const event = parsed(text);
    if (!is(event, eventShape)) return reply.code(400).send(failed(400, 'The request could not be read.'));
    await receive(services, event);
    return succeeded(null);
  });
}

/** Rejects when the charge can't be looked up or booked now, so that the processor sends the event again. */
async function receive(
  services: ProcessorEventServices,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<void> {
  const { db, clock, processor } = services;
  const [known] = await db.select().from(processorEvents).where(eq(processorEvents.id, id));
  if (known) return;
  const [found] = await db
    .select({
      payment: payments,
      owner: ownerColumns,
    })
    .from(charges)
    .innerJoin(payments, eq(payments.id, charges.paymentId))
    .innerJoin(leases, eq(leases.id, payments.leaseId))
    .innerJoin(users, eq(users.id, leases.userId))
    .where(and(eq(charges.key, key), inArray(charges.status, ['asked', 'accepted'])));
  if (found) {
    const { payment, owner } = found;
    const charge = { payment, key, owner };
    const state = await processor.find(chargeOf(charge, owner.uuid));
    if (state !== null && state.status !== 'processing') {
      await db.transaction((tx) => recordOutcome(tx, services, charge, state));
      await recordLaterState(services, charge, state);
    }
  }
  await db.insert(processorEvents).values({ id, receivedAt: clock.now() }).onConflictDoNothing();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
