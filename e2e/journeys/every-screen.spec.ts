import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../site/test.ts';
import { expectScreen } from '../steps/expect-screen.ts';
import { screensOf } from '../steps/screens.ts';
import { visitEach } from '../steps/visit-each.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}, ${help}: ${target.join(' ')}`),
  );
}

for (const brand of ['main', 'second'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`SHELL-03, SHELL-05, SHELL-35: every screen of the ${brand} brand has its title and content, and axe finds nothing, ${colorScheme}`, async ({
      page,
      portal,
    }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(brand === 'main' ? portal.url : portal.secondUrl);
      const { screens, brand: shown } = await screensOf(page, portal);
      await visitEach(page, screens, async (screen) => {
        await expectScreen(page, screen, shown.title);
        // The target of a redirect is a screen of its own in the list.
        if (screen.redirectsTo === null)
          expect.soft(await findings(page), `axe on ${screen.name}`).toEqual([]);
      });
    });
  }
}
