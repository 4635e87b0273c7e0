import { act, screen } from '@testing-library/react';
import { afterStoreUpdate } from '../../fixtures/page-queries.ts';
import { openSignedIn, type ShellPage } from '../../fixtures/shell-page.tsx';

/** Whether the chunk of the overlays arrives. */
const overlay = { arrives: false };

function fetched(path: string): object {
  if (overlay.arrives) return jest.requireActual(path);
  throw new Error('ChunkLoadError');
}
jest.mock('./shown-notifications.tsx', () => fetched('./shown-notifications.tsx'));
jest.mock('./open-dialogs.tsx', () => fetched('./open-dialogs.tsx'));
jest.mock('./new-version-note.tsx', () => fetched('./new-version-note.tsx'));

let page: ShellPage;
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  overlay.arrives = false;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  page = await openSignedIn('/leases/current');
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('while the code of the overlays does not arrive', () => {
  it('UI-69: a notification waits for the next one, which fetches it again, and has its 5000 ms from then', async () => {
    const say = async (text: string) => {
      await afterStoreUpdate(() => page.platform.notify.success(text));
      await wait(0);
    };
    const shown = () =>
      screen.queryAllByRole('listitem').flatMap(({ textContent }) => textContent?.match(/Saved|Sent/) ?? []);
    await say('Saved');
    await wait(9000);
    overlay.arrives = true;
    await say('Sent');
    expect(shown()).toEqual(['Saved', 'Sent']);
    await wait(4999);
    expect(shown()).toEqual(['Saved', 'Sent']);
    await wait(1);
    expect(shown()).toEqual([]);
  });

  it('the note of a new version is fetched again by itself', async () => {
    await afterStoreUpdate(() => void Object.assign(page.shell.releaseWatch.state, { changed: true }));
    await wait(10_000);
    overlay.arrives = true;
    await wait(9999);
    expect(screen.queryByText('A new version is ready.')).toBeNull();
    await wait(1);
    expect(screen.getByText('A new version is ready.')).toBeVisible();
  });

  it('UI-71, UI-72: the browser asks and warns, until the portal can again', async () => {
    const { dialogs } = page.platform;
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(true).mockReturnValue(false);
    const alert = jest.spyOn(window, 'alert').mockReturnValue();
    const answers: unknown[] = [];
    const keep = (answer: unknown) => answers.push(answer);
    await afterStoreUpdate(() => {
      void dialogs.confirm({ title: 'Leave?', text: 'You would lose it.' }).then(keep);
      void dialogs.confirm({ title: 'Sure?' }).then(keep);
      void dialogs.alert({ title: 'Note', text: 'Call us' }).then(keep);
    });
    await wait(0);
    expect(answers).toEqual([true, false, undefined]);
    expect(confirm.mock.calls).toEqual([['Leave?\n\nYou would lose it.'], ['Sure?']]);
    expect(alert.mock.calls).toEqual([['Note\n\nCall us']]);

    overlay.arrives = true;
    await afterStoreUpdate(() => void dialogs.confirm({ title: 'Pay?' }));
    await wait(0);
    expect(screen.getByRole('alertdialog', { name: 'Pay?' })).toBeVisible();
    expect(confirm).toHaveBeenCalledTimes(2);
  });
});
