import { checkToken } from '@portal/api-contract';
import { answers, mock } from '@portal/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { openShellPage, type ShellPage } from '../../fixtures/shell-page.tsx';
import { wireSession } from '../../fixtures/wire-session.fixture.ts';

let page: ShellPage | null = null;

beforeEach(async () => {
  mock(answers(checkToken, wireSession()));
  page = await openShellPage({ at: '/leases/current', token: 'kept' });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  page?.close();
  page = null;
});

const shown = () => screen.queryByText('Saved', { ignore: 'span' });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const region = () => screen.getByRole('region', { name: 'Notifications' });

async function say(text: string): Promise<void> {
  await act(async () => page?.shell.platform.notify.success(text));
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
