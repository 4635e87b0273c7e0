import type { Locator, Page } from '@playwright/test';
import { expect, type Stage } from '../stage.ts';
import type { Story } from '../../site/gallery.ts';

/** Uses a control by keyboard alone, as docs/keyboard.md describes it. */
type Scenario = (keyboard: Keyboard) => Promise<void>;

/** Scenarios by the title of their control in the gallery. */
export type Scenarios = Readonly<Record<string, Scenario>>;

/** The keyboard, and nothing else, on the stories of one control. */
interface Keyboard {
  readonly page: Page;
  /** Shows a story, named as at the end of its id; the focus is before its first control. */
  show(story: string): Promise<void>;
  press(...keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses `Tab` and expects that it reaches this next. */
  tab(to: Locator): Promise<void>;
  /** Presses `Tab` until it reaches this. */
  tabOnTo(to: Locator): Promise<void>;
  /** Presses `Shift Tab` and expects that it reaches this next. */
  back(to: Locator): Promise<void>;
  /** Presses `Tab` and waits until this loses the focus. After a page's last control the browser may come back to it. */
  leave(from: Locator): Promise<void>;
  /** Pastes a text, as if it had been copied in another window. */
  paste(text: string): Promise<void>;
}

/** More than any story has controls before the wanted one. */
const mostTabs = 60;

/** @param shown the stories of the control */
export function keyboardOf({ page, show }: Stage, shown: readonly Story[]): Keyboard {
  const { keyboard } = page;
  return {
    page,
    show: async (name) => {
      const story = shown.find(({ id }) => id.endsWith(`--${name}`));
      if (!story) throw new Error(`There is no story ${name} of ${shown[0]?.title}.`);
      await show(story);
      if (await page.locator('body').evaluate((body) => document.activeElement === body))
        await startAtTop(page);
    },
    press: async (...keys) => {
      for (const key of keys) await keyboard.press(key);
    },
    type: (text) => keyboard.type(text),
    tab: async (to) => {
      await keyboard.press('Tab');
      await expect(to).toBeFocused();
    },
    tabOnTo: async (to) => {
      const there = () => to.evaluate((element) => element === document.activeElement);
      for (let presses = 0; presses < mostTabs && !(await there()); presses += 1) await keyboard.press('Tab');
      await expect(to).toBeFocused();
    },
    back: async (to) => {
      await keyboard.press('Shift+Tab');
      await expect(to).toBeFocused();
    },
    leave: async (from) => {
      const watch = await from.evaluateHandle((element) => ({
        left: new Promise<void>((resolve) => {
          element.addEventListener('blur', () => resolve(), { once: true });
        }),
      }));
      await keyboard.press('Tab');
      await watch.evaluate(({ left }) => left);
      await watch.dispose();
    },
    paste: async (text) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await keyboard.press('Control+V');
    },
  };
}

/** Without it, the next `Tab` would continue from where the focus was in the previous story. */
function startAtTop(page: Page): Promise<void> {
  return page.locator('body').evaluate((body) => {
    body.tabIndex = -1;
    body.focus();
    body.removeAttribute('tabindex');
  });
}

/** A text box by its label. */
export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
