import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FailedState } from './failed-state.tsx';
import { renderUi } from '../testing/render-ui.tsx';

function Screen({ title: Title = 'h1' }: { readonly title?: 'h1' | 'h2' }) {
  const [failed, setFailed] = useState(true);
  return (
    <main>
      <Title>Leases</Title>
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

  it('moves the focus to the title of an element in a page of others', async () => {
    const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const container = shadow.appendChild(document.createElement('div'));
    render(<Screen title="h2" />, { container });
    const retry = within(container).getByRole('button', { name: 'Retry' });
    retry.focus();
    fireEvent.click(retry);
    const title = within(container).getByRole('heading', { name: 'Leases' });
    await waitFor(() => expect(shadow.activeElement).toBe(title));
  });
});

it('FailedState says what failed and tries again', async () => {
  const onRetry = jest.fn();
  const { user } = renderUi(<FailedState title="We can’t show your leases" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('We can’t show your leases');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
