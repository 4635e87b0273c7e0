// Opens a portal in a browser and checks that it works without the remote at a path: tsx checks/missing-remote.ts URL PATH
import { chromium } from '@playwright/test';
import { chromium as options } from '../site/chromium.ts';

const [url = '', path = ''] = process.argv.slice(2);
const browser = await chromium.launch(options);
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(url);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.goto(`${url}/#${path}`);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
} finally {
  await browser.close();
}
