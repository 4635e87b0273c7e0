import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FailedState } from './failed-state.tsx';
import { renderUi } from '../testing/render-ui.tsx';

function Screen() {
  const [failed, setFailed] = useState(true);
  return (
    <main>
      <h1>Leases</h1>
      {failed ? <FailedState title="Not loaded" onRetry={() => setFailed(false)} /> : <p>Loaded</p>}
    </main>
  );
}

describe('a failure that Retry ends', () => {
  it('moves the focus to the heading of the page', async () => {
    render(<Screen />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Leases' })).toHaveFocus());
  });
});

it('FailedState says what failed and tries again', async () => {
  const onRetry = jest.fn();
  const { user } = renderUi(<FailedState title="We can’t show your leases" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('We can’t show your leases');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
