import { pageRows, pageWindow } from './pagination-window.ts';

it.each([
  [1, 20, [1, 2, 3, 4, 5]],
  [5, 20, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [6, 20, [2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [16, 20, [12, 13, 14, 15, 16, 17, 18, 19, 20]],
  [20, 20, [16, 17, 18, 19, 20]],
  [2, 2, [1, 2]],
])('UI-83: page %i of %i offers four numbers before and four after it', (page, last, numbers) => {
  expect(pageWindow(page, last)).toEqual(numbers);
});

it('UI-83: never offers more than nine numbers', () => {
  for (let page = 1; page <= 40; page += 1) expect(pageWindow(page, 40).length).toBeLessThanOrEqual(9);
});

it.each([
  [1, 25, 60, { from: 1, to: 25 }],
  [3, 25, 60, { from: 51, to: 60 }],
  [2, 25, 50, { from: 26, to: 50 }],
])('counts the rows of page %i at %i a page of %i', (page, limit, total, rows) => {
  expect(pageRows(page, limit, total)).toEqual(rows);
});
