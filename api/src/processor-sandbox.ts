// The sandbox of the payment processor, a program of its own: PROCESSOR_SECRET=… node dist/processor-sandbox.js
import { setTimeout as pause } from 'node:timers/promises';
import { machineClock } from './clock/clock.ts';
import { UserError } from './errors/user-error.ts';
import { openBooks } from './sandbox/processor/charge-books.ts';
import { createEventSender } from './sandbox/processor/event-sender.ts';
import { createProcessorSandbox } from './sandbox/processor/processor-sandbox.ts';
import { readProcessorSandboxSettings } from './sandbox/processor/processor-sandbox-settings.ts';
import { closeGracefully, listen } from './server/listen.ts';
import { stopOnSignal } from './server/stop-on-signal.ts';

try {
  const { port, host, booksFile, eventsUrl, ...options } = readProcessorSandboxSettings(process.env);
  const clock = machineClock;
  const events = createEventSender({ url: eventsUrl, secret: options.secret, clock });
  const books = openBooks(booksFile);
  const server = createProcessorSandbox({ ...options, books, events, clock, pause: (ms) => pause(ms) });
  const address = await listen(server, { host, port, variable: 'PROCESSOR_SANDBOX_PORT' });
  console.log(`The processor sandbox listens at ${address}`);
  stopOnSignal(() => {
    events.stop();
    return closeGracefully(server);
  });
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
