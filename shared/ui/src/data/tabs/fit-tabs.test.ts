import { fitTabs } from './fit-tabs.ts';

const widths = [100, 100, 100, 100];
const fit = (width: number, open = 0) => fitTabs({ widths, gap: 20, width, more: 40, open });

it.each([
  [460, [0, 1, 2, 3]],
  [459, [0, 1, 2]],
  [400, [0, 1, 2]],
  [399, [0, 1]],
  [280, [0, 1]],
  [279, [0]],
  [10, [0]],
])('%i px fit the tabs %j', (width, shown) => expect(fit(width)).toEqual(shown));

it('the open tab is always visible, instead of the last one that would fit', () => {
  expect(fit(400, 3)).toEqual([0, 1, 3]);
  expect(fit(279, 3)).toEqual([3]);
});
