import type { Page } from '@playwright/test';
import type { RemoteContract } from '@portal/tooling/contracts';

interface InlineRelease {
  readonly config: Readonly<Record<string, unknown>>;
  readonly remotes: readonly { readonly contract: RemoteContract }[];
}

const inline = /(<script type="application\/json" id="release">)(.*?)(<\/script>)/s;

/**
 * Changes the contract of a remote in the release that the page carries, as if the remote had been released so. The page
 * has no vendors: Chromium lets a page that the test has answered load nothing from another local origin.
 */
export async function changeContract(
  page: Page,
  remote: string,
  change: (contract: RemoteContract) => RemoteContract,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(inline, (_all, start: string, json: string, end: string) => {
        const release = JSON.parse(json) as InlineRelease;
        const remotes = release.remotes.map((one) =>
          one.contract.name === remote ? { ...one, contract: change(one.contract) } : one,
        );
        const config = { ...release.config, chatScriptUrl: null, cardScriptUrl: null };
        return `${start}${JSON.stringify({ ...release, config, remotes }).replaceAll('<', '\\u003c')}${end}`;
      });
      await route.fulfill({ response, body });
    },
  );
}
