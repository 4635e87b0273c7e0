import { expect, test } from '../site/test.ts';
import { axeFindings } from '../steps/axe-findings.ts';
import { drawIn } from '../steps/color-scheme.ts';
import { expectScreen } from '../steps/expect-screen.ts';
import { owners, screensOf, tagsOf } from '../steps/screens.ts';
import { visitEach } from '../steps/visit-each.ts';

// Screens appear without an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const owner of owners) {
  for (const brand of ['main', 'second'] as const) {
    // Both brands in both languages would take twice as long: `screenshots --axe` looks at all. Staff sign in by a form
    // in English.
    const language = brand === 'second' && owner !== 'shell' ? 'es' : 'en';
    test(
      `SHELL-03, SHELL-05, SHELL-35, SHARED-69: every screen of ${owner} in the ${brand} brand, in ${language}, has its title and content, and axe finds nothing, light and dark`,
      { tag: tagsOf(owner) },
      async ({ page, portal, customers, faults }) => {
        const { screens, title } = await screensOf(owner, { brand, portal, customers });
        const url = brand === 'main' ? portal.url : portal.secondUrl;
        // An empty page, before the first one, has no storage.
        if (language !== 'en')
          await page.addInitScript((chosen) => {
            if (origin !== 'null') localStorage.setItem('portal.language', chosen);
          }, language);
        await visitEach(page, { screens, customers, faults, url }, async (screen) => {
          await expectScreen(page, screen, { brandTitle: title, language });
          // The target of a redirect is a screen of its own in the list.
          if (screen.redirectsTo !== null) return;
          for (const [colorScheme, rules] of [
            ['light', 'all'],
            ['dark', 'colours'],
          ] as const) {
            await drawIn(page, colorScheme);
            const findings = await axeFindings(page, 'html', rules);
            expect.soft(findings, `axe on ${screen.name}, ${colorScheme}`).toEqual([]);
          }
        });
      },
    );
  }
}
