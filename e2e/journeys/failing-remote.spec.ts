import type { Page } from '@playwright/test';
import { table } from '../steps/table.ts';
import { fileFaults, startFaultySite, type FileFault } from '../site/faulty-site.ts';
import { expect, test } from '../site/test.ts';
import { badRelease, releaseFaults, type ReleaseFault } from '../steps/bad-release.ts';
import { failAndHeal, type FailingScreen, type Outcomes } from '../steps/fail-and-heal.ts';
import {
  failingScreens,
  failurePoints,
  sampledScreens,
  type FailingScreens,
  type FailurePoint,
} from '../steps/failing-screens.ts';
import { fileMatcher } from '../steps/file-matcher.ts';
import { watchFileTimeLimit } from '../steps/file-time-limit.ts';
import { mapPath } from '../steps/retailers.ts';
import { owners, tagsOf } from '../steps/screens.ts';
import { goTo, openAs } from '../steps/sign-in.ts';

const tag = owners.filter((owner) => owner !== 'shell').map(tagsOf);

// Drawing what moves while a file is awaited would take a tenth of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** REMOTE_TIMEOUT_MS of the release that the tests open, ms. */
const timeLimitMs = 120_000;

/** The remotes of a check, by whose change no other one begins to fail; a whole run fails all of them. */
const changedRemotes = process.env['CHANGED_REMOTES']?.split(',');

const isWanted = ({ first, later }: FailingScreens): boolean =>
  !changedRemotes || [first, ...later].some(({ remote }) => changedRemotes.includes(remote));

const isFileFault = (fault: FileFault | ReleaseFault): fault is FileFault =>
  fileFaults.some((one) => one === fault);

/** Faults of which the browser tells the page as of a 404, by the script's error event, because it checks the hash. */
const alike: readonly (FileFault | ReleaseFault)[] = ['reset', 'truncated', 'HTML', 'wrong hash'];

/** Whether the faults that are alike each fail every document, which nothing but this variable asks for. */
const everyFault = process.env['EVERY_FAULT'] === '1';

/** Returns which documents a fault fails at a point. Those that are alike take turns: together they fail all. */
const turnsOf = (
  fault: FileFault | ReleaseFault,
  point: FailurePoint,
  documents: readonly FailingScreens[],
) =>
  everyFault || !alike.includes(fault)
    ? documents
    : documents.filter(
        (_, index) => (index + failurePoints.indexOf(point)) % alike.length === alike.indexOf(fault),
      );

for (const fault of [...fileFaults, ...releaseFaults]) {
  test(
    `SHELL-74: ${fault}: ${alike.includes(fault) ? 'a' : 'each'} remote, as the first page and as a later one, comes with one Retry after the cause is gone, without a reload, and the others work`,
    { tag },
    async ({ context, page, portal, customers, faults }) => {
      test.slow();
      context.setDefaultTimeout(15_000);
      faults.expect(/\/assets\/|mfe-|Failed to (load|fetch)|RUNTIME-|loading chunk|integrity/i);
      const maria = await customers.toRead('maria');
      const { lease_uuid } = await maria.lease('Harbor Home Furniture');
      const sampled = await sampledScreens('maria', { brand: 'main', portal, customers });
      const site = await startFaultySite(portal.url);
      const filesAt = await fileMatcher(portal.url);
      const passTimeLimit =
        fault === 'stall' ? await watchFileTimeLimit(context, timeLimitMs, site.stalls) : undefined;

      /**
       * Fails the screens in one document, of which the browser has nothing in its cache. The documents share a page,
       * whose process has compiled most scripts before.
       */
      async function failInDocument(point: FailurePoint, screens: FailingScreens): Promise<Outcomes> {
        const failing = new Set([screens.first, ...screens.later].map(({ remote }) => remote));
        const fail = async () =>
          isFileFault(fault)
            ? site.fail(fault, filesAt(point, failing))
            : site.replace(await badRelease(portal.url, fault, failing));
        await fail();
        await page.goto(site.emptyPage);
        await clearCache(page);
        // A file that never arrives keeps the load of the page from ending.
        const waitUntil = fault === 'stall' ? 'commit' : 'load';
        const open = ({ remote, path }: FailingScreen) =>
          remote === 'mfe-auth'
            ? page.goto(`${site.url}/#${path}`, { waitUntil })
            : openAs(page, maria, path, site.url, waitUntil);
        const heal = (remote: string) => {
          failing.delete(remote);
          return fail();
        };
        const outcomes = await failAndHeal({ ...screens, page, open, heal, passTimeLimit });
        await page.evaluate(() => sessionStorage.clear());
        return outcomes;
      }

      const outcomes = new Map<FailurePoint, Outcomes>();
      try {
        for (const point of pointsOf(fault)) {
          const ofPoint: (readonly [string, string])[] = [];
          const documents = failingScreens(point, lease_uuid, sampled).filter(isWanted);
          for (const screens of turnsOf(fault, point, documents))
            ofPoint.push(...(await failInDocument(point, screens)));
          outcomes.set(point, new Map(ofPoint));
        }
      } finally {
        await site.close();
        // oxlint-disable-next-line no-console -- the table is what this test is read for
        console.log(`\n${fault}\n${outcomeTable(outcomes)}`);
      }
      expect(outcomeTable(outcomes)).not.toContain('failed');
    },
  );
}

test(
  'SHELL-74: whoever leaves a screen whose code does not arrive sees other screens at once',
  { tag: ['@mfe-leases', '@mfe-retailers', '@mfe-profile'] },
  async ({ page, portal, customers, faults }) => {
    faults.expect(/\/assets\/|mfe-retailers/);
    const maria = await customers.toRead('maria');
    const site = await startFaultySite(portal.url);
    const filesAt = await fileMatcher(portal.url);
    const leases = page.getByText('Harbor Home Furniture').first();
    try {
      await openAs(page, maria, '/leases/current', site.url);
      await expect(leases).toBeVisible();
      site.fail('stall', filesAt('exposed chunk', new Set(['mfe-retailers'])));
      await goTo(page, mapPath);
      await expect(page.getByText('Loading Find a Retailer')).toBeVisible();
      await expect(leases).toBeHidden();
      await goTo(page, '/profile/main');
      await expect(page.getByText('Mobile number')).toBeVisible();
      await goTo(page, '/leases/current');
      await expect(leases).toBeVisible();
    } finally {
      await site.close();
    }
  },
);

/** A bad release fails where the remote is entered. */
const pointsOf = (fault: FileFault | ReleaseFault): readonly FailurePoint[] =>
  isFileFault(fault) ? failurePoints : ['entry'];

/** Empties the browser's cache, so that the next document asks for every file. */
async function clearCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** Returns a row for each remote as the first page and as a later one, and a column for each point where it failed. */
function outcomeTable(outcomes: ReadonlyMap<FailurePoint, Outcomes>): string {
  const points = [...outcomes.keys()];
  const screens = [...new Set([...outcomes.values()].flatMap((ofPoint) => [...ofPoint.keys()]))].toSorted();
  return table(
    ['remote', ...points],
    screens.map((screen) => [screen, ...points.map((point) => outcomes.get(point)?.get(screen) ?? '')]),
  );
}
