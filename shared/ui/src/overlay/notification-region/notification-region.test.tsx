import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui.tsx';
import { NotificationRegion, type NotificationItem } from './notification-region.tsx';

const held = jest.fn<void, [boolean]>();

beforeEach(() => held.mockReset());

function Screen({ first }: { readonly first: readonly NotificationItem[] }) {
  const [items, setItems] = useState(first);
  return (
    <NotificationRegion
      items={items}
      onDismiss={(id) => setItems((now) => now.filter((item) => item.id !== id))}
      onHold={held}
    />
  );
}

const paid: NotificationItem = { id: 1, tone: 'success', text: 'Paid.' };
const declined: NotificationItem = { id: 2, tone: 'error', text: 'Declined.' };
const region = () => screen.getByRole('region', { name: 'Notifications' });

it('takes a message away when it is closed', () => {
  renderUi(<Screen first={[declined]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Declined.')).not.toBeInTheDocument();
});

it('says while it is hovered', () => {
  renderUi(<Screen first={[paid]} />);
  fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
  expect(held).toHaveBeenLastCalledWith(true);
  fireEvent.pointerLeave(region());
  expect(held).toHaveBeenLastCalledWith(false);
});

it('says while it holds the focus', () => {
  renderUi(<Screen first={[paid]} />);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  expect(held).toHaveBeenLastCalledWith(true);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  expect(held).toHaveBeenLastCalledWith(false);
});

it('lets go after the focused one was closed', () => {
  renderUi(<Screen first={[declined, paid]} />);
  const [closeError] = screen.getAllByRole('button', { name: 'Dismiss' });
  act(() => closeError?.focus());
  expect(held).toHaveBeenLastCalledWith(true);
  fireEvent.click(closeError as HTMLElement);
  expect(held).toHaveBeenLastCalledWith(false);
});

it('returns the focus to where it was before the one that is closed', () => {
  renderUi(
    <>
      <button type="button">Pay</button>
      <Screen first={[paid]} />
    </>,
  );
  act(() => screen.getByRole('button', { name: 'Pay' }).focus());
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('button', { name: 'Pay' })).toHaveFocus();
});

it('announces errors at once and the rest when there is time', () => {
  renderUi(<Screen first={[paid, declined]} />);
  expect(screen.getByText('Declined.').closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
  expect(screen.getByText('Paid.').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
});

it('UI-70: is at the top right', () => {
  renderUi(<Screen first={[paid]} />);
  const styles = getComputedStyle(region());
  expect(styles.position).toBe('fixed');
  expect(styles.top).not.toBe('');
  expect(styles.right).not.toBe('');
  expect(styles.left).toBe('');
});
