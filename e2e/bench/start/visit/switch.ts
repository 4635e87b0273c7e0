import type { Screen } from '../screens.ts';
import type { Tab } from './tab.ts';

/** Whether the pointer rests on the link, until nothing more is fetched, before it is pressed. */
export interface SwitchOptions {
  readonly hovers: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Presses the link to a screen in the menu. Returns how long it takes until the screen is drawn, ms. */
export async function switchTo(
  tab: Tab,
  { path, content }: Screen,
  { hovers }: SwitchOptions,
): Promise<number> {
  await press(tab, await middleOf(tab, 'button[aria-haspopup=dialog]'));
  const link = await middleOf(tab, `[role=dialog] a[href="#${path}"]`);
  if (hovers) {
    await moveTo(tab, link);
    await tab.untilQuiet();
  }
  // Awaited: a page that is busy handles a press before a call that was sent earlier.
  await tab.evaluate((selector) => globalThis.pageObserver?.watchClick(selector), content);
  await press(tab, link);
  const time = await tab.evaluate(() => globalThis.pageObserver?.drawnAfterClick);
  if (time === undefined) throw new Error('The page has lost its observer');
  return time;
}

/** Goes back to the screen before, as the browser's button does, and waits until it has what it needs. */
export async function goBack(tab: Tab): Promise<void> {
  await tab.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true });
        history.back();
      }),
  );
  await tab.untilQuiet();
}

/** Returns the middle of an element, once it no longer moves and nothing else would be pressed there. */
function middleOf(tab: Tab, selector: string): Promise<Point> {
  return tab.evaluate(
    (wanted) =>
      new Promise<Point>((resolve) => {
        let before: Point | undefined;
        const look = () => {
          const element = document.querySelector(wanted);
          const box = element?.getBoundingClientRect();
          const middle = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
          const isHit = middle && element?.contains(document.elementFromPoint(middle.x, middle.y));
          if (isHit && middle.x === before?.x && middle.y === before.y) resolve(middle);
          else requestAnimationFrame(look);
          before = middle;
        };
        look();
      }),
    selector,
  );
}

async function moveTo({ send }: Tab, point: Point): Promise<void> {
  await send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
}

async function press(tab: Tab, point: Point): Promise<void> {
  await moveTo(tab, point);
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await tab.send('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1 });
}
