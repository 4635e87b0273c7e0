import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createApp } from '../../src/app.ts';
import { sendDueEmails, type OutgoingEmail } from '../../src/mail/sender.ts';
import { UserError } from '../../src/errors/user-error.ts';
import { paymentWork } from '../../src/payments/payment-work.ts';
import { signatureHeader, signEvent } from '../../src/payments/event-signature.ts';
import { runRefund, type RefundOrder } from '../../src/payments/refunds/refund-command.ts';
import type { Db } from '../../src/store/database.ts';
import {
  executions,
  passPoint,
  withFaultPoints,
  type Execution,
  type Fault,
  type NetworkFault,
  type ProcessLife,
} from './fault-points.ts';
import { databaseOf, type SimulatedStore } from './simulated-store.ts';
import { testCompanies } from '../support/test-companies.ts';
import { simulatedProcessor, type SimulatedProcessor } from './simulated-processor.ts';

export const startedAt = new Date('2026-11-20T12:00:00Z').getTime();
/** Of leases without their own. */
export const defaultTimeZone = 'America/New_York';
const eventSecret = 'secret-of-processor-events';

/** Milliseconds by which the clock of the second process is ahead. */
const clockSkew = 7_000;

/** How one request, or one run of a worker, is carried out. */
export interface Circumstances {
  /** Which of the two processes. */
  readonly process: number;
  readonly fault: Fault | null;
  readonly network: NetworkFault;
}

export interface SimulatedAnswer {
  readonly status: number;
  readonly envelope: { readonly data: unknown; readonly error?: unknown; readonly message?: unknown };
}

export type RefundOutcome =
  | { readonly status: 'done'; readonly told: string }
  | { readonly status: 'rejected' | 'failed'; readonly told: string };

interface Process {
  life: ProcessLife;
  readonly db: Db;
  readonly clock: { now(): Date };
  readonly app: FastifyInstance;
}

/**
 * The api in two processes over one store, with a processor and a mail server, all in this one: what happens depends
 * on nothing but the calls.
 */
export interface SimulatedPortal {
  /** The store, without faults. */
  readonly db: Db;
  readonly processor: SimulatedProcessor;
  /** Emails that arrived. */
  readonly delivered: OutgoingEmail[];
  now(): number;
  /** The latest time that any process has seen. */
  latest(): number;
  goTo(time: number): void;
  /** Returns null when the answer never came: the process was killed. */
  request(how: Circumstances, what: InjectOptions): Promise<SimulatedAnswer | null>;
  /** Begins anew at the start. */
  startAgain(): void;
  /** Sends an event of the processor. */
  announce(how: Circumstances, event: object, secret?: string): Promise<SimulatedAnswer | null>;
  /** Runs the worker once; its failure leaves the rest to the next run. */
  work(how: Circumstances): Promise<void>;
  sendEmails(how: Circumstances): Promise<void>;
  /** The operator's command; returns what it says, or null when it was killed. */
  refund(how: Circumstances, order: Pick<RefundOrder, 'paymentId' | 'amount'>): Promise<RefundOutcome | null>;
  close(): Promise<void>;
}

export async function openPortal(store: SimulatedStore): Promise<SimulatedPortal> {
  const db = databaseOf(store.client);
  let now = startedAt;
  let latest = startedAt;
  const processor = simulatedProcessor(() => latest);
  const open = (ahead: number): Process => {
    const own = databaseOf(withFaultPoints(store.client));
    const clock = { now: () => new Date(now + ahead) };
    const services = {
      db: own,
      clock,
      timeZone: defaultTimeZone,
      processor,
      eventSecret,
      cardProvider: null,
      demo: false,
      mailbox: false,
      portalUrl: 'https://portal.test',
      brandUrls: {},
      companies: testCompanies,
      slides: 'four' as const,
      securityLog: { record: () => undefined, close: () => undefined },
      pause: () => passPoint(),
    };
    return { life: { isAlive: true }, db: own, clock, app: createApp(services, { logLevel: 'silent' }) };
  };
  const processes = [open(0), open(clockSkew)];
  await Promise.all(processes.map(({ app }) => app.ready()));

  /** Runs work in a process; one that was killed is started again. */
  const run = async <Result>(
    { process, fault, network }: Circumstances,
    work: (own: Process) => Promise<Result>,
  ): Promise<Result | null> => {
    const own = processes[process % processes.length];
    if (!own) throw new RangeError('There is no such process.');
    const { life } = own;
    const execution: Execution = { life, fault, network, passed: 0 };
    const result = await executions.run(execution, () => work(own));
    if (!life.isAlive && own.life === life) own.life = { isAlive: true };
    return life.isAlive ? result : null;
  };
  const request = (how: Circumstances, what: InjectOptions) =>
    run(how, async ({ app }) => {
      const { statusCode, body } = await app.inject(what);
      return { status: statusCode, envelope: JSON.parse(body) as SimulatedAnswer['envelope'] };
    });
  const delivered: OutgoingEmail[] = [];
  return {
    db,
    processor,
    delivered,
    now: () => now,
    latest: () => latest + clockSkew,
    goTo(time) {
      now = time;
      latest = Math.max(latest, time);
    },
    startAgain() {
      [now, latest] = [startedAt, startedAt];
    },
    request,
    announce(how, event, secret = eventSecret) {
      const payload = JSON.stringify(event);
      const signature = signEvent(secret, payload, new Date(now));
      const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
      return request(how, { method: 'POST', url: '/api/processor/events', headers, payload });
    },
    async work(how) {
      await run(how, async ({ db: own, clock }) => {
        const services = { db: own, clock, timeZone: defaultTimeZone, processor };
        for (const work of paymentWork) await work(services).catch(() => undefined);
      });
    },
    refund: (how, order) =>
      run(how, async ({ db: own, clock }): Promise<RefundOutcome> => {
        const services = { db: own, clock, timeZone: defaultTimeZone, processor };
        return runRefund(services, { ...order, isConfirmed: true, isLookUp: false }).then(
          (told) => ({ status: 'done', told }),
          (error: unknown) => ({
            status: error instanceof UserError ? 'rejected' : 'failed',
            told: String(error),
          }),
        );
      }),
    async sendEmails(how) {
      const accept = async (email: OutgoingEmail) => {
        await passPoint();
        delivered.push(email);
        await passPoint();
      };
      await run(how, ({ db: own, clock }) =>
        sendDueEmails({ db: own, clock, transport: accept, note: () => undefined }).catch(() => 0),
      );
    },
    async close() {
      await Promise.all(processes.map(({ app }) => app.close()));
    },
  };
}

export const newKey = () => randomUUID();
