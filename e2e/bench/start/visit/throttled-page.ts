import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Profile } from '../profiles.ts';
import { watchQuiet } from './quiet.ts';

/** A page in a throttled tab, with the session of the protocol that throttles it. */
export interface ThrottledPage {
  readonly page: Page;
  readonly client: CDPSession;
  /** Resolves when nothing more is fetched. */
  readonly untilQuiet: () => Promise<void>;
}

/** Bytes per second in a megabit per second. */
const megabit = 125_000;

/** Opens an empty page with the network and the processor of a profile. */
export async function openThrottled(context: BrowserContext, profile: Profile): Promise<ThrottledPage> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const throughput = profile.megabits === null ? -1 : profile.megabits * megabit;
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  await client.send('Performance.enable');
  return { page, client, untilQuiet: watchQuiet(page) };
}
