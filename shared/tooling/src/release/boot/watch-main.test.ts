/** @jest-environment @portal/jest-preset/browser-environment */
import { watchMain } from './watch-main.ts';

const address = '/assets/shell/1/main.js';
const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const reload = jest.fn<undefined, []>();

/** A page of its own, which loads nothing by itself. */
function watchedPage(content = '') {
  const page = new DOMParser().parseFromString(
    `<head><base href="http://localhost/"><script id="main" src="${address}" crossorigin="anonymous" integrity="sha384-main"></script></head>
<body>${content}<div class="portal-failed"><a href="">Try again</a></div></body>`,
    'text/html',
  );
  watchMain(page, reload);
  const main = () => page.getElementById('main') as HTMLScriptElement;
  return {
    main,
    happens: (type: 'load' | 'error', script = main()) => script.dispatchEvent(new Event(type)),
    isTold: () => page.documentElement.dataset['failed'] === '',
    pressTryAgain: async () => {
      page.querySelector('a')?.click();
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  fetched.mockResolvedValue(undefined as never);
  Object.assign(globalThis, { fetch: fetched });
});
afterEach(() => jest.useRealTimers());

it('SHELL-74: a main script that fails, or has not arrived after a while, is told of', () => {
  const failed = watchedPage();
  failed.happens('error');
  expect(failed.isTold()).toBe(true);

  const hanging = watchedPage();
  jest.advanceTimersByTime(14_999);
  expect(hanging.isTold()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(hanging.isTold()).toBe(true);
});

it('SHELL-74: one that arrives late is not told of any more; a prerendered page ends with its real one', () => {
  const late = watchedPage();
  const prerendered = watchedPage('<div id="prerendered"></div>');
  jest.advanceTimersByTime(15_000);
  for (const page of [late, prerendered]) page.happens('load');
  expect([late.isTold(), prerendered.isTold()]).toEqual([false, true]);
});

it('SHELL-74: the first try asks past every cache in the same page, with the hash, and never runs the one before', async () => {
  const page = watchedPage();
  const before = page.main();
  page.happens('error');
  await page.pressTryAgain();
  expect(page.isTold()).toBe(false);
  expect(Object.fromEntries([...page.main().attributes].map(({ name, value }) => [name, value]))).toEqual({
    id: 'main',
    crossorigin: 'anonymous',
    integrity: 'sha384-main',
    src: `${address}?try=2`,
  });
  expect(before.ownerDocument).not.toBe(page.main().ownerDocument);
  expect(fetched).toHaveBeenCalledWith(address, expect.objectContaining({ cache: 'reload' }));
  page.happens('load');
  jest.advanceTimersByTime(15_000);
  expect(page.isTold()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('SHELL-74: a further try mends the cache first, whatever comes of it, and then loads a new page', async () => {
  const page = watchedPage();
  page.happens('error');
  await page.pressTryAgain();
  page.happens('error');
  expect(page.isTold()).toBe(true);
  fetched.mockRejectedValue(new TypeError('offline'));
  await page.pressTryAgain();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('SHELL-74: when the main script has run, trying again loads a new page', async () => {
  const page = watchedPage();
  page.happens('load');
  await page.pressTryAgain();
  expect([fetched.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1]);
});
