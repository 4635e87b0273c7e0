import { setTimeout as pause } from 'node:timers/promises';
import type { Profile } from '../profiles.ts';
import type { DevTools, Send } from './dev-tools.ts';
import { watchQuiet } from './quiet.ts';

/** A phone held upright. */
const phone = { width: 390, height: 844, deviceScaleFactor: 1, mobile: false };

/** Bytes per second in a megabit per second. */
const megabit = 125_000;

/** Longer than any screen takes on the slowest profile, ms. */
const timeLimit = 60_000;

/** A tab with the network and the processor of a profile. */
export interface Tab {
  readonly send: Send;
  /** Runs a function in the page. Resolves to what it returns or resolves to. Rejects when that takes too long. */
  evaluate<Result, Argument = undefined>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** Runs a function in each page of the tab, before its own scripts. */
  beforeScripts<Argument>(run: (argument: Argument) => void, argument: Argument): Promise<void>;
  /** Returns how long the main thread has run tasks since the tab was opened, ms. */
  threadTime(): Promise<number>;
  /** Resolves when nothing more is fetched. */
  untilQuiet(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a tab with an empty page. */
export async function openTab(browser: DevTools, { megabits, latency, cpu }: Profile): Promise<Tab> {
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const send = browser.sendTo(sessionId);
  await send('Emulation.setDeviceMetricsOverride', phone);
  // Only a watched network can be slowed, and watching it costs a page time.
  const isSlowed = megabits !== null || latency > 0;
  if (isSlowed) {
    const throughput = megabits === null ? -1 : megabits * megabit;
    await send('Network.enable');
    await send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  await send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await send('Performance.enable');
  await send('Page.enable');
  const quiet = watchQuiet(browser, sessionId);
  return {
    send,
    async evaluate(run, argument) {
      const evaluation = send('Runtime.evaluate', {
        expression: callOf(run, argument),
        awaitPromise: true,
        returnByValue: true,
      });
      const limit = new AbortController();
      const late = pause(timeLimit, null, { signal: limit.signal }).catch(() => null);
      const outcome = await Promise.race([evaluation, late]);
      limit.abort();
      if (outcome === null) throw new Error(`The page did not do this within ${timeLimit} ms: ${run}`);
      if (outcome.exceptionDetails) throw new Error(outcome.exceptionDetails.exception?.description);
      return outcome.result.value as never;
    },
    async beforeScripts(run, argument) {
      await send('Page.addScriptToEvaluateOnNewDocument', { source: callOf(run, argument) });
    },
    async threadTime() {
      const { metrics } = await send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
    },
    async untilQuiet() {
      // What is on its way by then ends sooner than a page has to rest to be quiet: nothing slows it.
      if (!isSlowed) await send('Network.enable');
      await quiet.untilQuiet();
      if (!isSlowed) await send('Network.disable');
    },
    async close() {
      quiet.end();
      await browser.send('Target.closeTarget', { targetId });
    },
  };
}

/** A function as text, called with an argument. The compiler of these files wraps functions in `__name`, which pages lack. */
const callOf = <Argument>(run: (argument: Argument) => unknown, argument: Argument | undefined): string =>
  `(() => { const __name = (value) => value; return (${run})(${JSON.stringify(argument)}); })()`;
