import { mock } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exposesLifecycles } from '../../fixtures/fake-runtime.ts';
import { noFiles, noRelease, releaseWithSupport } from '../../fixtures/site-files.fixture.ts';
import { findTitle } from '../../fixtures/page-queries.ts';
import { openSignedIn } from '../../fixtures/shell-page.tsx';

// What fails to load is written to the browser’s log.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

it('the skeleton of a screen whose code has not arrived is the one of its route', async () => {
  await openSignedIn('/lease/7/summary', { load: () => new Promise(() => {}) });
  expect(await screen.findByText('Loading Summary')).toBeInTheDocument();
  const heights = [
    ...screen.getByRole('main').querySelectorAll('[aria-busy=true] span[aria-hidden=true]'),
  ].map((skeleton) => getComputedStyle(skeleton).height);
  expect(heights).toEqual(['300px', '120px', '80px']);
});

describe('a remote that fails', () => {
  it('has a fallback with phone and hours inside the frame, and Retry loads it without a reload', async () => {
    mock(noFiles, noRelease);
    let reachable = false;
    await openSignedIn('/leases/current', {
      load: () => (reachable ? exposesLifecycles() : Promise.reject(new Error('404'))),
    });
    const fallback = await screen.findByRole('alert');
    expect(fallback).toHaveTextContent('We couldn’t open this page');
    expect(within(fallback).getByRole('link', { name: 'Call +1 555 010 0100' })).toBeVisible();
    expect(fallback).toHaveTextContent('Mon–Fri 9–8, Sat 10–8, Sun 1–7');
    await waitFor(() => expect(fallback.querySelector('svg[viewBox="0 0 240 180"]')).toBeVisible());
    expect(await findTitle()).toHaveTextContent('All Leases');
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    reachable = true;
    await userEvent.click(within(fallback).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('mfe-leases is here')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('fails alone, on its own addresses, when its contract is unusable', async () => {
    mock(noRelease);
    await openSignedIn('/support/payments');
    const fallback = await screen.findByRole('alert');
    expect(fallback).toHaveTextContent('This page is being updated');
    await userEvent.click(within(fallback).getByRole('button', { name: 'Retry' }));
    expect(await within(fallback).findByRole('button', { name: 'Retry' })).toBeEnabled();
    expect(fallback).toHaveTextContent('This page is being updated');
  });

  it('SHELL-74: comes with Retry when a newer release has a contract that the page can use, with its menu item', async () => {
    await openSignedIn('/support/faq');
    const fallback = await screen.findByRole('alert');
    expect(screen.queryByRole('link', { name: 'Support' })).toBeNull();
    mock(releaseWithSupport);
    await userEvent.click(within(fallback).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('mfe-support is here')).toBeVisible();
    expect(await findTitle()).toHaveTextContent('Support');
    expect(screen.getByRole('link', { name: 'Support' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
