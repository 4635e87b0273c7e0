import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buttonStyles } from './button.styles.ts';
import { Button } from './button.tsx';
import { renderUi } from '../testing/render-ui.tsx';

describe('a pending button', () => {
  it('keeps the focus, takes no press by mouse or key, and submits nothing', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: Event) => event.preventDefault());
    const drawn = (pending: boolean) => (
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <Button type="submit" pending={pending} onClick={onClick}>
          Pay
        </Button>
      </form>
    );
    const { rerender } = render(drawn(false));
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    expect([onClick, onSubmit].map((called) => called.mock.calls.length)).toEqual([1, 1]);

    rerender(drawn(true));
    const button = screen.getByRole('button', { name: 'Pay' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    await user.keyboard('{Enter} ');
    expect([onClick, onSubmit].map((called) => called.mock.calls.length)).toEqual([1, 1]);
  });

  it('says that it works, and leaves nothing nameless behind when it goes', async () => {
    const { rerender } = render(<Button>Pay</Button>);
    await userEvent.setup().tab();
    rerender(<Button pending>Pay</Button>);
    expect(screen.getByText('Working…')).toBeInTheDocument();
    rerender(<p>Paid</p>);
    expect(screen.queryByRole('img', { hidden: true })).not.toBeInTheDocument();
  });
});

it('a pending Button takes no press, keeps its text and focus, and says so', async () => {
  const onClick = jest.fn();
  const { user, rerender } = renderUi(<Button onClick={onClick}>Pay $84.20</Button>);
  await user.click(screen.getByRole('button', { name: 'Pay $84.20' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  rerender(
    <Button onClick={onClick} pending>
      Pay $84.20
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Pay $84.20' });
  expect(button).toHaveFocus();
  expect(screen.getByText('Pay $84.20')).toBeVisible();
  expect(screen.getByText('Working…')).toHaveAttribute('aria-live', 'polite');
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('a disabled Button says why', () => {
  renderUi(
    <Button disabled disabledReason="Choose a radius">
      Filter
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveAccessibleDescription('Choose a radius');
});

it.each(['primary', 'secondary', 'quiet', 'danger'] as const)('a %s one is not on paper', (variant) => {
  expect(buttonStyles(variant, 's', false).styles).toContain('@media print{display:none!important;}');
});
