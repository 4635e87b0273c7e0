import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { openSignedIn } from '../fixtures/shell-page.tsx';
import type * as FullFrameModule from './full-frame.tsx';
import type { FullFrameProps } from './full-frame.tsx';

const frame = { arrived: Promise.resolve(), isHere: true, arrive: () => {} };

jest.mock('./full-frame.tsx', () => {
  const { FullFrame } = jest.requireActual<typeof FullFrameModule>('./full-frame.tsx');
  return {
    FullFrame: (props: FullFrameProps) => {
      // As React does with the code of a lazy component.
      if (!frame.isHere) throw frame.arrived;
      return <FullFrame {...props} />;
    },
  };
});

it('moves focus to the heading of a screen whose frame arrives after the change of route', async () => {
  frame.isHere = false;
  frame.arrived = new Promise((resolve) => {
    frame.arrive = () => {
      frame.isHere = true;
      resolve();
    };
  });
  const { go } = await openSignedIn('/auth/check');
  go('/lease/7/summary');
  expect(await screen.findByText('Loading Summary')).toBeInTheDocument();
  // The frame in which the focus would have moved has passed.
  await act(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
  await act(async () => frame.arrive());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Summary' })).toHaveFocus());
});
