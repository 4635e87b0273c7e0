import { act, fireEvent, screen } from '@testing-library/react';
import { openSignedIn, type ShellPage } from '../../fixtures/shell-page.tsx';

let page: ShellPage;

beforeEach(async () => {
  page = await openSignedIn('/leases/current');
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const shown = () => screen.queryByText('Saved', { ignore: 'span' });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const region = () => screen.getByRole('region', { name: 'Notifications' });

async function say(text: string): Promise<void> {
  await act(async () => page.platform.notify.success(text));
  // The code that draws it arrives with the first notification.
  await wait(0);
}

it('UI-69: a notification is shown for 5000 ms', async () => {
  await say('Saved');
  await wait(4999);
  expect(shown()).toBeVisible();
  await wait(1);
  expect(shown()).toBeNull();
});

it('UI-69: the 5000 ms stop while the pointer or the focus is on the notification, and go on with the rest', async () => {
  await say('Saved');
  await wait(3000);
  fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
  await wait(60_000);
  fireEvent.pointerLeave(region());
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  await wait(60_000);
  expect(shown()).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  await wait(1999);
  expect(shown()).toBeVisible();
  await wait(1);
  expect(shown()).toBeNull();
});
