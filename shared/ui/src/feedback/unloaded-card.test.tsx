import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { UnloadedCard, type Unloaded } from './unloaded-card.tsx';

const draw = (load: Unloaded) =>
  renderUi(<UnloadedCard load={load} skeleton={[46]} title="No cards" text="Please try again." />);

describe('a card without its content', () => {
  it('says that it is loading', () => {
    draw({ status: 'pending' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.queryByText('No cards')).not.toBeInTheDocument();
  });

  it('says what could not be loaded, and asks again', async () => {
    const retry = jest.fn();
    const { user } = draw({ status: 'failed', retry, retrying: false });
    expect(screen.getByRole('alert')).toHaveTextContent('No cardsPlease try again.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
