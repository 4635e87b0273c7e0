import { mock } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exposesLifecycles } from '../../fixtures/fake-runtime.ts';
import { noFiles, noRelease } from '../../fixtures/no-files.fixture.ts';
import { findTitle } from '../../fixtures/page-queries.ts';
import { openSignedIn } from '../../fixtures/shell-page.tsx';

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
    expect(await findTitle()).toHaveTextContent('All Leases');
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    reachable = true;
    await userEvent.click(within(fallback).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('mfe-leases is here')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('fails alone, on its own addresses, when its contract is unusable', async () => {
    await openSignedIn('/support/payments');
    expect(await screen.findByRole('alert')).toHaveTextContent('This page is being updated');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});
