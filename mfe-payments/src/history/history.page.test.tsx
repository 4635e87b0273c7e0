// cspell:ignore descargar cobro automático hecho monto cuenta pagado
import { addMonths, formatDate, formatMonth, getToday } from '@portal/domain';
import { listLeases, listPaymentHistories, listPaymentIntents } from '@portal/api-contract';
import type { PortalPath } from '@portal/platform';
import { answers, callsOf, fails, malformed, mock, type Mock, renderRemote } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { contract } from '../../remote.contract.ts';
import { wireHistory, wireIntent, wireLeases, wirePaymentRecord } from '../fixtures/wire-account.ts';
import type { Bar } from './bar-chart.tsx';
import { PaymentsRoutes } from '../payments.routes.tsx';
import { paymentsMessages } from '../messages/payments.messages.ts';

// jsdom has no layout and no canvas to draw on; the table has the same figures as the chart.
jest.mock('./bar-chart.tsx', () => ({
  Chart: ({ bars }: { bars: readonly Bar[] }) => (
    <ul>
      {bars.map(({ name, label, shortLabel }) => (
        <li key={name}>{`${name} ${label} ${shortLabel}`}</li>
      ))}
    </ul>
  ),
}));

const now = getToday();

function open(path: PortalPath, ...mocks: readonly Mock[]) {
  return renderRemote({
    contract,
    root: PaymentsRoutes,
    messageCatalogues: [paymentsMessages],
    released: ['leases.summary'],
    path,
    mocks: [
      ...mocks,
      answers(listLeases, wireLeases()),
      answers(listPaymentHistories, wireHistory(3)),
      fails(listPaymentIntents, { status: 404 }),
    ],
  });
}

describe('payment history', () => {
  it('PAY-01, PAY-08, PAY-09, PAY-10, PAY-11: a row shows store, loan number, amount and date', async () => {
    open('/payment-history');
    const [first] = await screen.findAllByRole('link', { name: /Payment/ });
    expect(first).toHaveTextContent('Harbor Home Furniture Payment');
    expect(first).toHaveTextContent(`FW-204418 · ${formatDate(now)}`);
    expect(first).toHaveTextContent('$84.20');
  });

  it('PAY-39: loads the payments of all leases', async () => {
    open('/payment-history');
    await screen.findAllByRole('link', { name: /Payment/ });
    expect(callsOf(listPaymentHistories)[0]?.query).toEqual({ loan_numbers: '["FW-204418"]' });
  });

  it('PAY-05, OP-72: has seven months, the empty ones zero, in the chart and in the table', async () => {
    const { user } = open(
      '/payment-history',
      answers(listPaymentHistories, [
        ...wireHistory(1),
        wirePaymentRecord('1', 10, addMonths(now, -6)),
        wirePaymentRecord('2', 99, addMonths(now, -7)),
      ]),
    );
    const chart = await screen.findByRole('img', { name: /Bar chart/ });
    await waitFor(() => expect(chart.querySelectorAll('li')).toHaveLength(7));
    await user.click(screen.getByRole('button', { name: 'Show as a table' }));
    const rows = within(screen.getByRole('table', { name: 'Paid per month' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(
      [-6, -5, -4, -3, -2, -1, 0].map((months) => {
        const paid = months === -6 ? '$10.00' : months === 0 ? '$84.20' : '$0.00';
        return `${formatMonth(addMonths(now, months), 'en')}${paid}`;
      }),
    );
    expect(screen.getByText('$94.20 in the last seven months')).toBeVisible();
    expect(screen.queryByRole('img', { name: /Bar chart/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show as a chart' }));
    expect(await screen.findByRole('img', { name: /Bar chart/ })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it.each([
    [523.9, '$524', '$524'],
    [1_084.49, '$1,084', '$1.1K'],
    [12_960, '$12,960', '$13K'],
    [0.4, '$0.40', '$0.40'],
  ])(
    'PAY-05: rounds the amount above a bar: %d is %s, and above a narrow one %s',
    async (dollars, label, short) => {
      open('/payment-history', answers(listPaymentHistories, [wirePaymentRecord('1', dollars, now)]));
      const chart = await screen.findByRole('img', { name: /Bar chart/ });
      await waitFor(() => expect(chart).toHaveTextContent(`${label} ${short}`));
    },
  );

  it('SHARED-65: shows twenty-five payments, newest first, and the rest on request', async () => {
    const { user } = open('/payment-history', answers(listPaymentHistories, wireHistory(30).toReversed()));
    expect(await screen.findAllByRole('link', { name: /Payment/ })).toHaveLength(25);
    expect(screen.getAllByRole('link', { name: /Payment/ })[0]).toHaveTextContent(formatDate(now));
    await user.click(screen.getByRole('button', { name: 'Show 5 more' }));
    const rows = screen.getAllByRole('link', { name: /Payment/ });
    expect(rows).toHaveLength(30);
    expect(rows[25]).toHaveFocus();
    expect(screen.getByText('Showing 30 of 30')).toBeVisible();
  });

  it('groups the payments by month, each with what was paid in it', async () => {
    open(
      '/payment-history',
      answers(listPaymentHistories, [
        wirePaymentRecord('3', 20.5, now),
        wirePaymentRecord('2', 10, now),
        wirePaymentRecord('1', 99, addMonths(now, -2)),
      ]),
    );
    const current = await screen.findByRole('region', { name: formatMonth(now, 'en') });
    expect(within(current).getAllByRole('link')).toHaveLength(2);
    expect(within(current).getByText('$30.50 paid')).toBeVisible();
    const before = screen.getByRole('region', { name: formatMonth(addMonths(now, -2), 'en') });
    expect(within(before).getByText('$99.00 paid')).toBeVisible();
    expect(
      screen.queryByRole('region', { name: formatMonth(addMonths(now, -1), 'en') }),
    ).not.toBeInTheDocument();
  });

  it('saves all payments as a file, in the language of the page', async () => {
    const contents: Blob[] = [];
    const names: string[] = [];
    Object.assign(URL, {
      createObjectURL: (content: Blob) => {
        contents.push(content);
        return 'blob:';
      },
      revokeObjectURL: () => undefined,
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const drafted = { ...wirePaymentRecord('7', 10, now), PaymentType: 'Auto Draft' };
    const { user, platform } = open(
      '/payment-history',
      answers(listPaymentHistories, [drafted, ...wireHistory(29)]),
    );
    await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(names).toEqual([`payments-${now}.csv`]));
    expect(contents[0]?.type).toBe('text/csv;charset=utf-8');
    expect(await contents[0]?.text()).toContain(',Status,Amount,Counts as paid\r\n');
    expect(await contents[0]?.text()).toContain(',Auto Draft,7,Made,10.00,10.00\r\n');
    act(() => platform.language.choose('es'));
    await user.click(await screen.findByRole('button', { name: 'Descargar en CSV' }));
    await waitFor(() => expect(contents).toHaveLength(2));
    expect(await contents[1]?.text()).toContain(',Monto,Cuenta como pagado\r\n');
    expect(await contents[1]?.text()).toContain(',Cobro automático,7,Hecho,10.00,10.00\r\n');
    click.mockRestore();
  });

  it('PAY-39: lists the other payments when one is malformed, and says that it is missing', async () => {
    const broken = { ...wirePaymentRecord('1', 10, now), TotalPymtLease: 'ten' };
    open('/payment-history', malformed(listPaymentHistories, [...wireHistory(2), broken]));
    expect(await screen.findAllByRole('link', { name: /Payment/ })).toHaveLength(2);
    expect(screen.getByText(/^One payment did not arrive as it should and is missing here/)).toBeVisible();
  });

  it('PAY-01, PAY-39: says that payments are missing where what became of them did not load, with Retry', async () => {
    const { user } = open(
      '/payment-history',
      answers(listPaymentHistories, []),
      fails(listPaymentIntents, { status: 500 }),
    );
    expect(await screen.findByText(/^We couldn’t load what has become of your payments/)).toBeVisible();
    expect(screen.queryByText('No payments yet')).not.toBeInTheDocument();
    mock(answers(listPaymentIntents, [wireIntent('9', 'declined')]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Declined')).toBeVisible();
    expect(screen.queryByText(/^We couldn’t load/)).not.toBeInTheDocument();
  });

  it('PAY-14: has no file of the payments while what became of them can’t be loaded', async () => {
    const { user } = open('/payment-history', fails(listPaymentIntents, { status: 500 }));
    await screen.findAllByRole('link', { name: /Payment/ });
    expect(screen.queryByRole('button', { name: 'Download as CSV' })).not.toBeInTheDocument();
    mock(answers(listPaymentIntents, [wireIntent('1000', 'returned')]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Download as CSV' })).toBeVisible();
  });

  it('PAY-01: counts an ordered payment with an unknown status as missing, and shows the others', async () => {
    const unknown = { ...wireIntent('8', 'declined'), status: 'on-hold' };
    open('/payment-history', malformed(listPaymentIntents, [wireIntent('9', 'declined'), unknown]));
    expect(await screen.findByText('Declined')).toBeVisible();
    expect(screen.getByText(/^One payment did not arrive as it should/)).toBeVisible();
  });

  it('PAY-39: draws nothing but the notice where no payment can be read', async () => {
    const broken = { ...wirePaymentRecord('1', 10, now), TotalPymtLease: 'ten' };
    open('/payment-history', malformed(listPaymentHistories, [broken]));
    expect(await screen.findByText(/^One payment did not arrive as it should/)).toBeVisible();
    expect(screen.queryByText('No payment fits these filters')).not.toBeInTheDocument();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('says that there are none yet', async () => {
    open('/payment-history', answers(listPaymentHistories, []));
    expect(await screen.findByRole('heading', { name: 'No payments yet' })).toBeVisible();
  });

  it('says that there are none, without a request, when there is no lease', async () => {
    open('/payment-history', answers(listLeases, wireLeases([], [])));
    expect(await screen.findByRole('heading', { name: 'No payments yet' })).toBeVisible();
    expect(callsOf(listPaymentHistories)).toHaveLength(0);
  });

  it.each([
    ['leases', fails(listLeases, { status: 500 })],
    ['payments', fails(listPaymentHistories, { status: 500 })],
  ])('offers Retry when the %s do not load', async (_, failure) => {
    const { user } = open('/payment-history', failure);
    expect(await screen.findByRole('heading', { name: 'We couldn’t load your payments' })).toBeVisible();
    mock(answers(listLeases, wireLeases()), answers(listPaymentHistories, wireHistory(1)));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /Harbor Home Furniture Payment/ })).toBeVisible();
  });

  it('PAY-06: a row opens the details of its payment', async () => {
    const { user, platform } = open('/payment-history');
    await user.click((await screen.findAllByRole('link', { name: /Payment/ }))[1] ?? document.body);
    expect(platform.navigation.location).toMatchObject({
      pathname: '/payment-details',
      search: '?payment=999',
    });
    expect(await screen.findByText('Regular payment')).toBeVisible();
    expect(screen.getByText('999')).toBeVisible();
    expect(screen.queryByRole('button', { name: /PDF/ })).not.toBeInTheDocument();
  });

  it('filters by status and lease, and keeps the filter in the address', async () => {
    const { user, platform } = open(
      '/payment-history',
      answers(listPaymentIntents, [
        wireIntent('1001', 'declined', { reason: 'The card has expired.' }),
        wireIntent('1000', 'submitted'),
      ]),
    );
    expect(await screen.findByText('Declined')).toBeVisible();
    expect(screen.getByRole('button', { name: `${now.slice(0, 4)}, PDF` })).toBeVisible();
    // What was declined does not count.
    expect(screen.getByText('$252.60 in the last seven months')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('button', { name: /Status/ }));
    await user.click(await screen.findByRole('option', { name: 'Not made' }));
    expect(await screen.findAllByRole('link', { name: /Payment/ })).toHaveLength(1);
    expect(platform.navigation.location.search).toBe('?status=not-made');
  });

  it('PAY-11: counts what is left of a refunded payment, and shows one that was refunded as a whole as such', async () => {
    const refund = (amount: number) => ({ type: 'refund' as const, amount, date: now });
    const { user } = open(
      '/payment-history',
      answers(listPaymentIntents, [
        wireIntent('1001', 'settled', { refunds: [refund(84.2)] }),
        wireIntent('1000', 'succeeded', { amount: 104.2, refunds: [refund(20)] }),
      ]),
    );
    expect(await screen.findByText('Refunded')).toBeVisible();
    expect(screen.getByText('Partly refunded')).toBeVisible();
    expect(screen.getByText('$252.60 in the last seven months')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('button', { name: /Status/ }));
    await user.click(await screen.findByRole('option', { name: 'Refunded' }));
    expect(await screen.findAllByRole('link', { name: /Payment/ })).toHaveLength(2);
  });

  it('offers to clear a filter that nothing fits', async () => {
    const { user } = open('/payment-history?lease=FW-1');
    await user.click(await screen.findByRole('button', { name: 'Clear the filters' }));
    expect(await screen.findAllByRole('link', { name: /Payment/ })).toHaveLength(3);
  });

  it('says how many payments fit once a filter was chosen, and nothing before', async () => {
    const { user } = open(
      '/payment-history',
      answers(listPaymentIntents, [wireIntent('1001', 'declined'), wireIntent('1000', 'submitted')]),
    );
    const filter = await screen.findByRole('button', { name: 'Filter' });
    const [said] = screen.getAllByRole('status').filter(({ textContent }) => textContent === '');
    await user.click(filter);
    expect(said).toHaveTextContent(/^\d payments$/);
    await user.click(await screen.findByRole('button', { name: /Status/ }));
    await user.click(await screen.findByRole('option', { name: 'Not made' }));
    expect(said).toHaveTextContent(/^1 payment$/);
  });
});
