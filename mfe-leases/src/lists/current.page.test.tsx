import { listBanks, listLeases } from '@portal/api-contract';
import { formatDayMonth } from '@portal/domain';
import { answers, fails, wireLeaseOverview } from '@portal/testing';
import { screen, within } from '@testing-library/react';
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
    expect(factOf(card, 'Next due')).toHaveTextContent(formatDayMonth(inDays(14)));
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

  it('show the pending payment as due, the most urgent first', async () => {
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
    expect(factOf(card, 'Minimum due')).toHaveTextContent('None');
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

  it('are all listed when there are sixty, with a long store name in full', async () => {
    const name = `The Original ${'Chattahoochee Valley '.repeat(8)}Emporium`;
    openList(
      '/leases/current',
      leasesAre(
        ...Array.from({ length: 60 }, () => ({ list: 'current', lease: { store_name: name } }) as const),
      ),
    );
    expect(await findTitles()).toEqual(Array.from({ length: 60 }, () => name));
    expect(within(await findCard()).getByTitle(name)).toBeVisible();
  });
});
