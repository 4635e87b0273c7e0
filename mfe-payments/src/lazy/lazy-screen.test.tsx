import { createTestPlatform } from '@portal/testing';
import { PlatformProvider } from '@portal/platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { LazyScreen } from './lazy-screen.tsx';

function open(load: () => Promise<{ Screen: ComponentType }>) {
  const platform = createTestPlatform({ path: '/dashboard' });
  return render(
    <PlatformProvider platform={platform}>
      <LazyScreen load={load} skeleton={<p>Skeleton</p>} />
    </PlatformProvider>,
  );
}

const Screen = () => <p>The screen</p>;

describe('LazyScreen', () => {
  it('shows the skeleton, then the screen, and the screen at once the next time', async () => {
    const load = jest.fn(() => Promise.resolve({ Screen }));
    const first = open(load);
    expect(screen.getByText('Skeleton')).toBeVisible();
    expect(await screen.findByText('The screen')).toBeVisible();
    first.unmount();
    open(load);
    expect(screen.getByText('The screen')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads the screen again on Retry when its code did not load', async () => {
    const load = jest
      .fn<Promise<{ Screen: ComponentType }>, []>()
      .mockRejectedValueOnce(new Error('Loading chunk 4 failed'))
      .mockResolvedValue({ Screen });
    open(load);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The screen')).toBeVisible();
  });
});
