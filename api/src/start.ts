import { join } from 'node:path';
import { clockFrom, machineClock } from './clock/clock.ts';
import { sendDueMails } from './mail/sender.ts';
import { smtpTransport } from './mail/smtp.ts';
import { drawDuePayments } from './payments/draw-due-payments.ts';
import { demoProcessor, plainProcessor } from './payments/processor.ts';
import { seed } from './seed/seed.ts';
import { closeGracefully, listen } from './server/listen.ts';
import { createServer, traceOf } from './server/server.ts';
import type { Settings } from './settings/settings.ts';
import { openDatabase } from './store/database.ts';
import { repeat, type Repeated } from './worker/repeat.ts';

const pauseFor = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds between looking for mails to send. */
const mailPause = 1_000;

/** Milliseconds between looking for scheduled payments whose day has come. */
const drawPause = 60_000;

export interface RunningApi {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Opens the store, seeds an empty one in the demo, and listens.
 *
 * @param workspace folder that holds `migrations`
 * @throws FolderTakenError, PortTakenError
 */
export async function start(settings: Settings, workspace: string): Promise<RunningApi> {
  const clock = settings.clockStart === null ? machineClock : clockFrom(settings.clockStart);
  const database = await openDatabase(settings.store, join(workspace, 'migrations'));
  const { demo, mail, portalUrl } = settings;
  const processor = demo ? demoProcessor(pauseFor) : plainProcessor;
  const server = createServer({ db: database.db, clock, processor, demo, portalUrl }, settings);
  const repeated: Repeated[] = [];
  const close = async () => {
    await closeGracefully(server);
    await Promise.all(repeated.map((work) => work.stop()));
    await database.close();
  };
  try {
    if (demo) {
      await seed(database.db, { now: clock.now(), retailerCount: settings.seededRetailers, portalUrl });
    }
    const address = await listen(server, settings);
    const note = (error: unknown) => server.log.error({ failure: traceOf(error) }, 'work failed');
    const draw = () => drawDuePayments({ db: database.db, clock, processor });
    repeated.push(repeat(draw, drawPause, note));
    if (mail.kind === 'smtp') {
      const transport = smtpTransport(mail);
      repeated.push(repeat(() => sendDueMails(database.db, clock, transport), mailPause, note));
    }
    return { address, close };
  } catch (error) {
    await close();
    throw error;
  }
}
