import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { NotificationRegion, type NotificationItem } from './notification-region.tsx';

function Screen({ first }: { readonly first: readonly NotificationItem[] }) {
  const [items, setItems] = useState(first);
  return (
    <NotificationRegion
      items={items}
      onDismiss={(id) => setItems((now) => now.filter((item) => item.id !== id))}
    />
  );
}

const paid: NotificationItem = { id: 1, tone: 'success', text: 'Paid.' };
const declined: NotificationItem = { id: 2, tone: 'error', text: 'Declined.' };
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('UI-69: takes a message away after 5000 ms, not before', () => {
  renderUi(<Screen first={[paid]} />);
  wait(4999);
  expect(screen.getByText('Paid.')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText('Paid.')).not.toBeInTheDocument();
});

it('keeps an error until it is closed', () => {
  renderUi(<Screen first={[declined]} />);
  wait(3_600_000);
  expect(screen.getByText('Declined.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Declined.')).not.toBeInTheDocument();
});

it('waits while it is hovered and goes on with what was left', () => {
  renderUi(<Screen first={[paid]} />);
  wait(3000);
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Notifications' }), { pointerType: 'mouse' });
  wait(60_000);
  expect(screen.getByText('Paid.')).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByRole('region', { name: 'Notifications' }));
  wait(1999);
  expect(screen.getByText('Paid.')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText('Paid.')).not.toBeInTheDocument();
});

it('waits while it holds the focus', () => {
  renderUi(<Screen first={[paid]} />);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  wait(60_000);
  expect(screen.getByText('Paid.')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  wait(5000);
  expect(screen.queryByText('Paid.')).not.toBeInTheDocument();
});

it('goes on counting for the rest after the focused one was closed', () => {
  renderUi(<Screen first={[declined, paid]} />);
  const [closeError] = screen.getAllByRole('button', { name: 'Dismiss' });
  act(() => closeError?.focus());
  fireEvent.click(closeError as HTMLElement);
  wait(5000);
  expect(screen.queryByText('Paid.')).not.toBeInTheDocument();
});

it('announces errors at once and the rest when there is time', () => {
  renderUi(<Screen first={[paid, declined]} />);
  expect(screen.getByText('Declined.').closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
  expect(screen.getByText('Paid.').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
});

it('UI-70: stands at the top right', () => {
  renderUi(<Screen first={[paid]} />);
  const region = getComputedStyle(screen.getByRole('region', { name: 'Notifications' }));
  expect(region.position).toBe('fixed');
  expect(region.top).not.toBe('');
  expect(region.right).toBe('20px');
  expect(region.left).toBe('');
});
