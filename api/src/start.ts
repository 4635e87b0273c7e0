import { join } from 'node:path';
import { createApp } from './app.ts';
import { createClock, machineClock, type Clock } from './clock/clock.ts';
import { deleteUnsentFiles } from './files/delete-unsent-files.ts';
import { sendDueEmails, type FailedTry } from './mail/sender.ts';
import { smtpTransport } from './mail/smtp.ts';
import { remoteProvider } from './methods/card-provider.ts';
import { paymentWork } from './payments/payment-work.ts';
import { demoProcessor } from './processor/demo-processor.ts';
import { notedProcessor, type FailedRequest } from './processor/noted-processor.ts';
import type { Processor } from './processor/processor.ts';
import { remoteProcessor } from './processor/remote-processor.ts';
import { sendReminders } from './reminders/send-reminders.ts';
import { openSandbox, type OpenSandbox } from './sandbox/open-sandbox.ts';
import { openSecurityLog } from './security-log/security-log.ts';
import { hasDemoAccounts, seed, type SeedOptions, type SeedOutcome } from './seed/seed.ts';
import { traceOf } from './errors/error-trace.ts';
import { UserError } from './errors/user-error.ts';
import { closeGracefully, listen } from './server/listen.ts';
import type { Settings } from './settings/settings.ts';
import { openDatabase, type Db } from './store/database.ts';
import { testClockPlugin } from './test-clock/test-clock.plugin.ts';
import { repeat, type RepeatedWork } from './worker/repeat.ts';

const pauseFor = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds between looking for emails to send. */
const mailPause = 1_000;

/** Milliseconds between looking for payments, charges and refunds that can go on. */
const paymentPause = 10_000;

/** Milliseconds between looking for payments to be reminded of, which are so for a whole day. */
const reminderPause = 10 * 60_000;

/** Milliseconds between looking for uploads that were not sent with a form for a day. */
const unsentFilesPause = 60 * 60_000;

export interface RunningApi {
  readonly address: string;
  /** Origin of the vendors' sandbox; null outside the demo. */
  readonly sandbox: string | null;
  /** A sentence for the operator when the demo's data is not what it should be. */
  readonly notice: string | null;
  close(): Promise<void>;
}

/**
 * Opens the store, seeds it in the demo when it is empty, and listens.
 *
 * @param workspace folder with `migrations` and, once built, `dist/sandbox`
 * @throws UserError when the data folder or a port is in use, or can't be used, and when the store outside the demo has the
 *   demo's accounts
 */
export async function start(settings: Settings, workspace: string): Promise<RunningApi> {
  const testClock =
    settings.clock.type === 'settable' ? createClock(settings.clock.start ?? new Date()) : null;
  const clock = testClock ?? machineClock;
  const securityLog = openSecurityLog(settings.securityLog);
  const database = await openDatabase(settings.store, join(workspace, 'migrations'));
  const { brandUrls, companies, demo, mail, mailbox, portalUrl, slides, timeZone } = settings;
  const noteProcessor = (failed: FailedRequest) =>
    app.log.error(failed, 'the payment processor gave no reliable answer');
  const processor = processorOf(settings, noteProcessor);
  const sandbox = await openVendors(settings, clock, workspace).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const provider = settings.cardProvider ?? sandbox?.provider ?? null;
  const noteProvider = (why: string) => app.log.error({ why }, 'the card provider gave no answer');
  const cardProvider = provider && remoteProvider(provider, noteProvider);
  const eventSecret = settings.processor?.secret ?? null;
  const services = {
    db: database.db,
    clock,
    timeZone,
    processor,
    eventSecret,
    cardProvider,
    demo,
    mailbox,
    portalUrl,
    brandUrls,
    companies,
    slides,
    securityLog,
    pause: pauseFor,
  };
  const app = createApp(services, settings);
  const repeated: RepeatedWork[] = [];
  const close = async () => {
    await Promise.all([closeGracefully(app), sandbox?.close()]);
    await Promise.all(repeated.map((work) => work.stop()));
    await database.close();
    securityLog.close();
  };
  const payments =
    processor === null
      ? []
      : paymentWork.map((work) => () => work({ db: database.db, clock, timeZone, processor }));
  const { reminderDays, reminderHour } = settings;
  const remind = () => sendReminders({ ...services, reminderDays, reminderHour });
  const deleteUnsent = () => deleteUnsentFiles(database.db, clock.now());
  const catchUp = async () => {
    for (const work of payments) await work();
    await remind();
    await deleteUnsent();
  };
  if (testClock) app.register(testClockPlugin, { clock: testClock, catchUp });
  try {
    if (!demo) await assertNoDemoAccounts(database.db);
    const notice = demo ? noticeOf(await seed(database.db, seedOptions(settings, clock))) : null;
    const address = await listen(app, settings);
    if (processor === null) app.log.warn('no payment processor is set up: payments are answered with 503');
    const note = (error: unknown) => app.log.error({ failure: traceOf(error) }, 'work failed');
    if (!demo && settings.companyOfDemo.length > 0) {
      app.log.warn({ settings: settings.companyOfDemo }, 'receipts name the company of the demo');
    }
    if (settings.workers) {
      for (const work of payments) repeated.push(repeat(work, paymentPause, note));
      repeated.push(repeat(remind, reminderPause, note));
      repeated.push(repeat(deleteUnsent, unsentFilesPause, note));
      if (mail.type === 'smtp') {
        const transport = smtpTransport({ ...mail, companies });
        const noteMail = ({ status, ...failed }: FailedTry) =>
          status === 'abandoned'
            ? app.log.error(failed, 'an email was abandoned')
            : app.log.warn(failed, 'an email was not sent and is tried again');
        const sender = { db: database.db, clock, transport, note: noteMail };
        repeated.push(repeat(() => sendDueEmails(sender), mailPause, note));
      }
    } else {
      app.log.warn('the workers are off (WORKERS=0): no payment, refund or email goes on by itself');
    }
    return { address, sandbox: sandbox?.origin ?? null, notice, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function assertNoDemoAccounts(db: Db): Promise<void> {
  if (!(await hasDemoAccounts(db))) return;
  throw new UserError(
    'DEMO must be 1 or public with this database: it has the demo’s accounts, also those of staff, whose password everybody knows. For customers, name an empty database in DATABASE_URL, or another folder in DATA_DIR.',
  );
}

/** The payment processor: the one that is set, else the demo's own. */
function processorOf({ processor, demo }: Settings, note: (failed: FailedRequest) => void): Processor | null {
  if (processor !== null) return notedProcessor(remoteProcessor(processor), note);
  return demo ? demoProcessor(pauseFor) : null;
}

async function openVendors(
  { sandbox, host, logLevel }: Settings,
  clock: Clock,
  workspace: string,
): Promise<OpenSandbox | null> {
  if (sandbox === null) return null;
  const files = join(workspace, 'dist/sandbox');
  return openSandbox(sandbox, { host, files, clock, pause: pauseFor, logLevel });
}

const seedOptions = ({ seededRetailers, portalUrl, timeZone }: Settings, clock: Clock): SeedOptions => ({
  now: clock.now(),
  timeZone,
  retailerCount: seededRetailers,
  portalUrl,
});

function noticeOf(outcome: SeedOutcome): string | null {
  if (outcome.status === 'occupied') {
    return 'The store has accounts that were not seeded: the demo starts without its own accounts.';
  }
  if (outcome.status === 'seeded' || outcome.isOfThisRelease) return null;
  return `The demo's data was seeded on ${outcome.seededOn} by another release, and some accounts may be missing: npx pnpm seed --fresh deletes everything in the store and seeds it again.`;
}
