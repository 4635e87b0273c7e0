import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openSignedIn } from '../../fixtures/shell-page.tsx';

/** Whether the chunks of the shell's screens arrive. */
const code = { arrives: false };

function fetched(path: string): object {
  if (code.arrives) return jest.requireActual(path);
  throw new Error('ChunkLoadError');
}
jest.mock('../../screens/staff/staff.page.tsx', () => fetched('../../screens/staff/staff.page.tsx'));
jest.mock('../../screens/access/access.page.tsx', () => fetched('../../screens/access/access.page.tsx'));
jest.mock('../../screens/errors/error-pages.ts', () => fetched('../../screens/errors/error-pages.ts'));

beforeEach(() => {
  code.arrives = false;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

// First: the two error pages have one chunk, which a test can only miss until it has come.
it('an unknown path whose page did not arrive offers Retry', async () => {
  await openSignedIn('/nowhere');
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});

const staff = { guard: 'web' as const, is_admin: true };

it.each([
  ['/staff', staff, 'All, as an administrator'],
  ['/staff/access', staff, 'Explain'],
  ['/403', {}, 'Error code 403'],
])('the screen of %s is fetched again by Retry when its code did not arrive', async (path, user, text) => {
  await openSignedIn(path, { user });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  code.arrives = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
