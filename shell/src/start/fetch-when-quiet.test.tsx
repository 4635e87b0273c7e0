import { mock } from '@portal/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { exposesLifecycles } from '../fixtures/fake-runtime.ts';
import { noFiles, noRelease } from '../fixtures/site-files.fixture.ts';
import { openSignedIn } from '../fixtures/shell-page.tsx';
import { fetchWhenQuiet } from './fetch-when-quiet.ts';

// The page is still busy: nothing but the pointer has anything loaded.
jest.mock('./when-quiet.ts', () => ({ whenQuiet: () => new Promise(() => undefined) }));

// What fails to load is written to the browser’s log.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

const hover = (link: string) =>
  act(async () => void fireEvent.pointerOver(screen.getByRole('link', { name: link })));

describe('a link below the pointer', () => {
  it('has its remote loaded ahead', async () => {
    const load = jest.fn(exposesLifecycles);
    const { shell } = await openSignedIn('/leases/current', { load });
    fetchWhenQuiet(shell, () => Promise.resolve(), window);
    await hover('Log Out');
    expect(load).toHaveBeenLastCalledWith('mfe-auth');
  });

  it('SHELL-74: leaves a remote that has failed its fallback', async () => {
    mock(noFiles, noRelease);
    const load = jest.fn(() => Promise.reject(new Error('404')));
    const { shell } = await openSignedIn('/leases/current', { load });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    load.mockClear();
    fetchWhenQuiet(shell, () => Promise.resolve(), window);
    await hover('Approved');
    expect(retry).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
  });
});
