import { leaseScheduledPayments, listBanks, listLeases } from '@portal/api-contract';
import { formatDate } from '@portal/domain';
import { queryKeyOf } from '@portal/platform';
import { answers, callsOf, fails, mock, wireLeaseOverview } from '@portal/testing';
import { act, screen, within } from '@testing-library/react';
import { defaultMethodIs } from '../fixtures/default-method.ts';
import {
  factOf,
  findCard,
  findCards,
  findTitles,
  inDays,
  leasesAre,
  openList,
} from '../fixtures/lease-lists.ts';

describe('current leases', () => {
  it('LEASE-02, LEASE-18: show what is due, when, what is left and the percentage paid', async () => {
    openList('/leases/current', leasesAre({ list: 'current' }));
    const card = await findCard();
    expect(within(card).getByRole('heading', { level: 2, name: 'Harbor Home Furniture' })).toBeVisible();
    expect(within(card).getByText('Lease FW-204418')).toBeVisible();
    expect(factOf(card, 'Minimum due')).toHaveTextContent('$84.20');
    expect(factOf(card, 'Next due')).toHaveTextContent(formatDate(inDays(14)));
    expect(factOf(card, 'Left to own')).toHaveTextContent('$612.40');
    expect(within(card).getByRole('img', { name: '62% paid' })).toBeVisible();
  });

  it('LEASE-28: are those whose loan number is in the current extra data', async () => {
    openList(
      '/leases/current',
      leasesAre(
        { list: 'current', lease: { store_name: 'Running' } },
        { list: 'paidOff', lease: { store_name: 'Paid' } },
        { list: 'neither', lease: { store_name: 'Applied' } },
      ),
    );
    expect(await findTitles()).toEqual(['Running']);
  });

  it('LEASE-26, LEASE-27: are provided by Breeze in an HVAC store, else by the main brand', async () => {
    openList(
      '/leases/current',
      leasesAre(
        { list: 'current', lease: { store_type: 'HVAC' } },
        { list: 'current', lease: { store_type: 'Furniture' } },
        { list: 'current', lease: { store_type: null } },
      ),
    );
    const [hvac, furniture, unknown] = await findCards();
    expect(hvac).toHaveTextContent('62% paid · by Breeze');
    expect(furniture).toHaveTextContent('62% paid · by Fernway');
    expect(unknown).toHaveTextContent('62% paid · by Fernway');
  });

  it.each([
    [1, null],
    [0, 'Due today'],
    [-1, '1 day overdue'],
    [-7, '7 days overdue'],
  ])('due in %i days have the badge %s', async (days, words) => {
    openList('/leases/current', leasesAre({ list: 'current', account: { nextDueDate: inDays(days) } }));
    const card = await findCard();
    expect(within(card).queryByText(/Due today|overdue/)?.textContent ?? null).toBe(words);
  });

  it('LEASE-43: show the pending payment as due, the most urgent first', async () => {
    const answer = wireLeaseOverview(
      [
        { list: 'current', lease: { store_name: 'Later' } },
        { list: 'current', lease: { store_name: 'Overdue' } },
      ],
      [{ loan_number: 'FW-204419', amount: 120, amount_ach: 120, pay_at: inDays(-2) }],
    );
    openList('/leases/current', answers(listLeases, answer));
    expect(await findTitles()).toEqual(['Overdue', 'Later']);
    expect(factOf(await findCard(), 'Minimum due')).toHaveTextContent('$120.00');
  });

  it.each([
    ['CreditCard', '$85.00'],
    ['Ach', '$84.20'],
    [null, '$85.00'],
  ] as const)('OP-71: show a customer whose default method is %s the amount %s as due', async (type, due) => {
    const pending = { loan_number: 'FW-204418', amount: 85, amount_ach: 84.2, pay_at: inDays(14) };
    openList('/leases/current', [
      answers(listLeases, wireLeaseOverview([{ list: 'current' }], [pending])),
      defaultMethodIs(type),
    ]);
    expect(factOf(await findCard(), 'Minimum due')).toHaveTextContent(due);
  });

  it('are listed when the payment methods do not load', async () => {
    openList('/leases/current', [leasesAre({ list: 'current' }), fails(listBanks, { status: 500 })]);
    expect(factOf(await findCard(), 'Minimum due')).toHaveTextContent('$84.20');
  });

  it('are listed when the account has no figures', async () => {
    const nothing = { MinDue: null, nextDueDate: null, balance: null, PctPymtMade: null };
    openList('/leases/current', leasesAre({ list: 'current', account: nothing }));
    const card = await findCard();
    expect(factOf(card, 'Minimum due')).toHaveTextContent('Not known');
    expect(factOf(card, 'Next due')).toHaveTextContent('Not known');
    expect(factOf(card, 'Left to own')).toHaveTextContent('Not known');
    expect(within(card).queryByRole('img')).not.toBeInTheDocument();
  });

  it('link to their own summaries, with store and number in the link’s name', async () => {
    const { user, platform } = openList(
      '/leases/current',
      leasesAre({ list: 'current' }, { list: 'current' }),
    );
    await user.click(
      await screen.findByRole('link', { name: 'Details of Harbor Home Furniture, lease FW-204419' }),
    );
    expect(platform.navigation.location.pathname).toBe('/lease/102/summary');
  });

  it('LEASE-60: say Was due for a day that is past', async () => {
    openList('/leases/current', leasesAre({ list: 'current', account: { nextDueDate: inDays(-1) } }));
    expect(factOf(await findCard(), 'Was due')).toHaveTextContent(formatDate(inDays(-1)));
  });

  it('have a badge for the next scheduled payment', async () => {
    openList('/leases/current', [
      answers(leaseScheduledPayments, [
        { amount: 20, pay_at: inDays(9), created_at: null },
        { amount: 20, pay_at: inDays(3), created_at: null },
        { amount: 20, pay_at: inDays(-1), created_at: null },
      ]),
      leasesAre({ list: 'current' }),
    ]);
    expect(await screen.findByText(`Scheduled ${formatDate(inDays(3))}`)).toBeVisible();
  });

  it('take the scheduled payments from the list that has them, and ask for no others', async () => {
    const listed = [{ amount: 20, pay_at: inDays(3), created_at: null }];
    openList('/leases/current', leasesAre({ list: 'current', lease: { scheduled_payments: listed } }));
    expect(await screen.findByText(`Scheduled ${formatDate(inDays(3))}`)).toBeVisible();
    expect(callsOf(leaseScheduledPayments)).toEqual([]);
  });

  it('OP-02: follow the list that has scheduled payments, not an older answer for one lease', async () => {
    const withPayments = (...days: readonly number[]) =>
      leasesAre({
        list: 'current',
        lease: { scheduled_payments: days.map((day) => ({ amount: 20, pay_at: inDays(day) })) },
      });
    const { platform } = openList('/lease/101/scheduled-payments', withPayments());
    expect(await screen.findByText('No payment is scheduled')).toBeVisible();
    act(() => platform.navigation.go('/leases/current'));
    await findCard();
    mock(withPayments(3));
    await act(() => platform.queryClient.invalidateQueries({ queryKey: queryKeyOf(listLeases, undefined) }));
    expect(await screen.findByText(`Scheduled ${formatDate(inDays(3))}`)).toBeVisible();
  });

  it('OP-02: say that a payment for the day that has passed is being processed, where the list has it', async () => {
    const listed = [{ amount: 84.2, pay_at: inDays(-1), created_at: null }];
    openList(
      '/leases/current',
      leasesAre({
        list: 'current',
        account: { nextDueDate: inDays(-1) },
        lease: { scheduled_payments: listed },
      }),
    );
    expect(await screen.findByText('Being processed')).toBeVisible();
    expect(screen.queryByText(/overdue/)).not.toBeInTheDocument();
  });

  it('are listed when the scheduled payments do not load', async () => {
    openList('/leases/current', [
      fails(leaseScheduledPayments, { status: 500 }),
      leasesAre({ list: 'current' }),
    ]);
    expect(await findTitles()).toEqual(['Harbor Home Furniture']);
  });

  it('lead to a payment of what is due, where that screen is released', async () => {
    const { platform } = openList('/leases/current', leasesAre({ list: 'current' }), ['payments.pay']);
    expect(
      await screen.findByRole('link', { name: 'Pay Harbor Home Furniture, lease FW-204418' }),
    ).toHaveAttribute(
      'href',
      `#${platform.routes.payments.pay({ lease: '6f1c2a0e-0000-4000-8000-000000000101', choose: 'minimum' })}`,
    );
  });

  describe('of which there are sixty', () => {
    const name = (index: number) => `The Original ${'Chattahoochee Valley '.repeat(8)}Branch ${index + 1}`;
    const findNames = async () =>
      (await findCards()).map((card) => card.querySelector('[title]')?.getAttribute('title'));
    const sixty = () =>
      leasesAre(
        ...Array.from(
          { length: 60 },
          (_, index) => ({ list: 'current', lease: { store_name: name(index) } }) as const,
        ),
      );

    it('are shown twelve at a time, with a long store name in full', async () => {
      const { user } = openList('/leases/current', sixty());
      expect(await findCards()).toHaveLength(12);
      // Names that differ only at their end are told apart by what the card shows of them.
      expect(within(await findCard()).getByTitle(name(0))).toHaveTextContent(/^The Original .*….*Branch 1/);
      expect(screen.getByText('Showing 12 of 60')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Show 12 more' }));
      expect(await findCards()).toHaveLength(24);
      for (let at = 0; at < 3; at += 1)
        await user.click(screen.getByRole('button', { name: 'Show 12 more' }));
      // The button is gone, and a keyboard goes on from where it was.
      expect(screen.getByText('Showing 60 of 60')).toBeVisible();
      expect(document.activeElement?.closest('li')).toBe(screen.getAllByRole('listitem')[48]);
    });

    it('are found by store, loan number or item', async () => {
      const { user } = openList('/leases/current', sixty());
      const search = await screen.findByLabelText('Search by store, number or item');
      await user.type(search, 'branch 60');
      // Not the one with the number FW-204460.
      expect(await findNames()).toEqual([name(59)]);
      await user.clear(search);
      await user.type(search, 'branch fw-204460');
      expect(await findNames()).toEqual([name(42)]);
      await user.clear(search);
      await user.type(search, 'fw-204420');
      expect(await findNames()).toEqual([name(2)]);
      await user.clear(search);
      await user.type(search, 'piano');
      expect(await screen.findByText('No lease matches your search.')).toBeVisible();
    });
  });

  it('have no search when there are only a handful', async () => {
    openList(
      '/leases/current',
      leasesAre(...Array.from({ length: 6 }, () => ({ list: 'current' }) as const)),
    );
    expect(await findCards()).toHaveLength(6);
    expect(screen.queryByLabelText(/Search/)).not.toBeInTheDocument();
  });
});
