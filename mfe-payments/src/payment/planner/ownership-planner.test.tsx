import { addDays, formatMediumDate } from '@portal/domain';
import { quoteOwnership } from '@portal/api-contract';
import { answers, callsOf, fails, mock } from '@portal/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lease, openPayment, reviewButton, today } from '../../fixtures/open-payment.ts';
import { wireQuote } from '../../fixtures/wire-account.ts';
import { ownRoutes } from '../../own-routes.ts';

const openButton = () => screen.findByRole('button', { name: 'Open the planner' });

async function openPlanner() {
  const page = openPayment(ownRoutes.pay({ lease: lease.uuid }), answers(quoteOwnership, wireQuote()));
  await page.user.click(await openButton());
  const panel = within(await screen.findByRole('dialog', { name: 'Plan when you own it' }));
  const slider = (name: string) => panel.getByRole('slider', { name });
  return {
    ...page,
    panel,
    amount: () => slider('Pay in one payment'),
    date: () => slider('Pay it on'),
    move: (which: HTMLElement, position: number) =>
      fireEvent.change(which, { target: { value: String(position) } }),
  };
}

describe('the ownership planner', () => {
  it('begins with the payoff of today: its day, its cost and its saving are quoted', async () => {
    const { panel, amount } = await openPlanner();
    expect(panel.getByRole('status')).toHaveTextContent('Yours today');
    expect(amount()).toHaveAttribute('aria-valuetext', '$612.40');
    expect(panel.getByText('$1,398.00', { selector: 'dd' })).toBeVisible();
    expect(panel.getByText('$214.20', { selector: 'dd' })).toBeVisible();
    expect(panel.getByText('The amount for this day is quoted to the cent.')).toBeVisible();
  });

  it('calls what is less than the payoff an estimate, and goes back to the payoff by one press, which leaves the focus to the amount', async () => {
    const { panel, amount, move, user } = await openPlanner();
    move(amount(), 10);
    expect(amount()).toHaveAttribute('aria-valuetext', '$50.00');
    expect(panel.getByText(/^This is an estimate/)).toBeVisible();
    expect(panel.getByRole('status')).not.toHaveTextContent('today');
    await user.click(panel.getByRole('button', { name: 'Own it that day for $612.40' }));
    expect(panel.getByRole('status')).toHaveTextContent('Yours today');
    expect(amount()).toHaveFocus();
  });

  it('keeps the payoff when its day is moved: less after a payment, more after the early payoff date', async () => {
    const { panel, amount, date, move } = await openPlanner();
    move(date(), 20);
    expect(date()).toHaveAttribute('aria-valuetext', formatMediumDate(addDays(today, 20), 'en'));
    expect(amount()).toHaveAttribute('aria-valuetext', '$528.20');
    expect(panel.getByText('$214.20', { selector: 'dd' })).toBeVisible();
    move(date(), 21);
    expect(amount()).toHaveAttribute('aria-valuetext', '$742.40');
    expect(panel.getByText('$0.00', { selector: 'dd' })).toBeVisible();
  });

  it('says by how much the regular payments alone miss the early payoff date, and plans what is missing', async () => {
    const { panel, amount, date, user } = await openPlanner();
    expect(
      panel.getByText(/^Your regular payments alone leave \$528\.20 to pay on .* and you save \$214\.20\./),
    ).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Plan it' }));
    expect(amount()).toHaveAttribute('aria-valuetext', '$528.20');
    expect(date()).toHaveAttribute('aria-valuetext', formatMediumDate(addDays(today, 20), 'en'));
    expect(panel.queryByRole('button', { name: /^Pay \$/ })).not.toBeInTheDocument();
    expect(panel.getByText(/^Here you can pay from \$84\.20 to \$612\.40/)).toBeVisible();
  });

  it('takes the planned payment over into the form', async () => {
    const { panel, amount, date, move, user } = await openPlanner();
    move(amount(), 20);
    move(date(), 3);
    const day = formatMediumDate(addDays(today, 3), 'en');
    await user.click(panel.getByRole('button', { name: `Pay $100.00 on ${day}` }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /Other amount/ })).toBeChecked());
    expect(screen.getByLabelText('Amount to pay')).toHaveValue('100.00');
    expect(screen.getByText(day, { selector: 'dd' })).toBeVisible();
    expect(await reviewButton()).toBeEnabled();
  });

  it.each([404, 405, 501])('is not offered by a backend that answers %d', async (status) => {
    openPayment(
      ownRoutes.pay({ lease: lease.uuid }),
      fails(quoteOwnership, { status, error: 'No such call' }),
    );
    expect(await reviewButton()).toBeVisible();
    await waitFor(() => expect(callsOf(quoteOwnership)).toHaveLength(1));
    expect(screen.queryByText('Plan when you own it')).not.toBeInTheDocument();
    expect(screen.queryByText('The planner couldn’t be loaded')).not.toBeInTheDocument();
  });

  it('offers Retry when the quote does not load, and the payment goes on without it', async () => {
    const { user } = openPayment(
      ownRoutes.pay({ lease: lease.uuid }),
      fails(quoteOwnership, { status: 500, error: 'Down' }),
    );
    expect(await screen.findByText('The planner couldn’t be loaded')).toBeVisible();
    expect(await reviewButton()).toBeVisible();
    mock(answers(quoteOwnership, wireQuote()));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await openButton()).toBeVisible();
  });
});
