import { mock } from '@portal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { ExposedBy } from '../../fixtures/fake-runtime.ts';
import { noFiles, noRelease } from '../../fixtures/site-files.fixture.ts';
import { findTitle } from '../../fixtures/page-queries.ts';
import { openSignedIn } from '../../fixtures/shell-page.tsx';

// What fails to load is written to the browser’s log.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

async function openLease(load?: ExposedBy) {
  const { platform } = await openSignedIn('/lease/7/summary', load ? { load } : {});
  await findTitle();
  return platform;
}

/** The store's skeleton is between the title and the screen. */
const skeleton = () =>
  screen.getByRole('heading', { level: 1 }).nextElementSibling?.firstElementChild ?? null;

it('the store’s skeleton shows while the code of the screen loads', async () => {
  await openLease(() => new Promise(() => {}));
  expect(skeleton()).not.toBeNull();
});

it('the store’s skeleton shows while the screen waits for an answer, and not after an answer without a store', async () => {
  const { queryClient } = await openLease();
  await screen.findByText('mfe-leases is here');
  let answer = (): void => undefined;
  const wait = new Promise<null>((resolve) => {
    answer = () => resolve(null);
  });
  act(() => void queryClient.fetchQuery({ queryKey: ['lease'], queryFn: () => wait }));
  await waitFor(() => expect(skeleton()).not.toBeNull());
  act(() => answer());
  await waitFor(() => expect(skeleton()).toBeNull());
});

it('the store’s skeleton goes away when the screen fails to load', async () => {
  mock(noFiles, noRelease);
  await openLease(() => Promise.reject(new Error('404')));
  await screen.findByRole('alert');
  expect(skeleton()).toBeNull();
});
