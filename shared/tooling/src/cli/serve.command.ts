import { readSettings } from '../settings/index.ts';
import { startSiteServer } from '../site-server/index.ts';

export async function serve(): Promise<void> {
  const site = await startSiteServer(readSettings());
  console.log(`The site is at http://localhost:${site.port}`);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  await site.stop();
  // A call that the api does not answer would keep the process for minutes.
  process.exit(0);
}
