import { chromium, type Locator, type Page } from '@playwright/test';
import { chromium as options } from '../site/chromium.ts';

export interface LoadedScript {
  /** `/assets/shell/1f2e…/main.….js` */
  readonly path: string;
  /** Bytes of the compressed body as they came over the wire. */
  readonly transferred: number;
}

/** Every script that has come, cold and with gzip, when the element shows; the largest first. */
export async function scriptsBefore(
  url: string,
  shown: (page: Page) => Locator,
): Promise<readonly LoadedScript[]> {
  const browser = await chromium.launch(options);
  try {
    const page = await browser.newPage();
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
    const paths = new Map<string, string>();
    const headers = new Map<string, number>();
    const finished: { id: string; bytes: number }[] = [];
    client.on('Network.responseReceived', ({ requestId, response }) => {
      if (!response.mimeType.includes('javascript')) return;
      paths.set(requestId, new URL(response.url).pathname);
      headers.set(requestId, response.encodedDataLength);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      finished.push({ id: requestId, bytes: encodedDataLength - (headers.get(requestId) ?? 0) });
    });
    await page.goto(url);
    await shown(page).waitFor();
    return finished
      .flatMap(({ id, bytes }) => {
        const path = paths.get(id);
        return path === undefined ? [] : [{ path, transferred: bytes }];
      })
      .sort((a, b) => b.transferred - a.transferred);
  } finally {
    await browser.close();
  }
}
