import { formatDate } from '@portal/domain';
import { type WireLeaseEntry } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { findCard, findCards, findTitles, inDays, leasesAre, openList } from '../fixtures/lease-lists.ts';

describe('approved applications', () => {
  const options = [
    { offer: '12 months', value: 1500, due_at_signing: 49 },
    { offer: '18 months', value: 2200.5, due_at_signing: null },
  ];
  const application = (lease: WireLeaseEntry['lease'] = {}): WireLeaseEntry => ({
    list: 'neither',
    lease: {
      state_code: 'V',
      application_date: inDays(-30),
      application_result: JSON.stringify({ message: { options } }),
      ...lease,
    },
  });
  const rows = (card: HTMLElement) =>
    within(card)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));

  it('LEASE-03, LEASE-30: are those in one of the states V, S, G, C, I, Z, Y', async () => {
    const states = ['V', 'S', 'G', 'C', 'I', 'Z', 'Y', 'D', 'P', null];
    openList(
      '/leases/approved',
      leasesAre(...states.map((code) => application({ state_code: code, store_name: code ?? 'none' }))),
    );
    expect(await findTitles()).toEqual(['V', 'S', 'G', 'C', 'I', 'Z', 'Y']);
  });

  it('LEASE-31, LEASE-58: are not older than 181 days', async () => {
    openList(
      '/leases/approved',
      leasesAre(
        ...[180, 181, 182].map((age) =>
          application({ application_date: inDays(-age), store_name: `${age} days` }),
        ),
      ),
    );
    expect(await findTitles()).toEqual(['180 days', '181 days']);
  });

  it('LEASE-31: say that one is missing whose date is, because its age is not known', async () => {
    openList(
      '/leases/approved',
      leasesAre(
        application({ store_name: 'Dated' }),
        application({ application_date: null }),
        application({ application_date: null, state_code: 'D' }),
      ),
    );
    expect(await findTitles()).toEqual(['Dated']);
    expect(screen.getByText(/^One lease or account arrived incomplete and is not shown here/)).toBeVisible();
  });

  it.each([
    [-1, 'Offers valid for 180 days, until', '180 days left'],
    [0, 'Offers valid for 180 days, until', '180 days left'],
    [179, 'Offers valid for 180 days, until', '1 day left'],
    [180, 'Offers valid for 180 days, until', 'today is the last day'],
    [181, 'Offers were valid for 180 days, until', 'Offers expired'],
  ])('LEASE-59, LEASE-60: %i days old say: %s, %s', async (age, words, left) => {
    openList('/leases/approved', leasesAre(application({ application_date: inDays(-age) })));
    expect(await findCard()).toHaveTextContent(`${words} ${formatDate(inDays(180 - age))}`);
    expect(await findCard()).toHaveTextContent(left);
    const again = screen.queryByRole('link', { name: /Apply Now/ });
    expect(again !== null).toBe(age > 180);
    const offers = within(await findCard()).getByRole('rowheader', { name: '12 months' });
    expect(getComputedStyle(offers).textDecoration).toBe(age > 180 ? 'line-through' : '');
    expect(screen.queryByRole('link', { name: /^Find a retailer/ }) !== null).toBe(age <= 180);
    expect(await findCard()).toHaveTextContent(`Applied ${formatDate(inDays(-age))}`);
  });

  it('LEASE-19, LEASE-20: list offer, value and due at signing from the result', async () => {
    openList('/leases/approved', leasesAre(application()));
    expect(rows(await findCard())).toEqual([
      ['Offer', 'Approved for', 'Due at signing'],
      ['12 months', '$1,500.00', '$49.00'],
      ['18 months', '$2,200.50', 'Not known'],
    ]);
  });

  it('LEASE-19: cut the name of an offer that is very long', async () => {
    const offer = `${'x'.repeat(300)} at 18 months`;
    const offer_amounts = JSON.stringify([{ ...options[0], offer }]);
    openList('/leases/approved', leasesAre(application({ application_result: null, offer_amounts })));
    const name = within(await findCard()).getByRole('rowheader', { name: offer });
    expect(within(name).getByTitle(offer)).toHaveTextContent(/^x{1,50}…x+ at 18 months/);
  });

  it('LEASE-21: list the offers of offer_amounts when the result has none', async () => {
    openList(
      '/leases/approved',
      leasesAre(
        application({
          application_result: JSON.stringify({ result: 'approved' }),
          offer_amounts: JSON.stringify(options.slice(0, 1)),
        }),
      ),
    );
    expect(rows(await findCard()).slice(1)).toEqual([['12 months', '$1,500.00', '$49.00']]);
  });

  it('LEASE-19: show the phone number when their offers are unreadable, and leave the other cards unchanged', async () => {
    openList(
      '/leases/approved',
      leasesAre(application({ application_result: '{"message":{"options' }), application()),
    );
    const [broken, whole] = await findCards();
    expect(broken).toHaveTextContent(
      'We can’t show the offers of this application right now. Call +1 555 010 0100',
    );
    expect(broken).not.toHaveTextContent('valid');
    expect(rows(whole as HTMLElement)).toHaveLength(3);
  });

  it('show the phone number when there are no offers yet', async () => {
    openList('/leases/approved', leasesAre(application({ application_result: null })));
    expect(await findCard()).toHaveTextContent('Your offers are ready in the store. Call +1 555 010 0100');
  });

  it('link to a summary only when they became a lease', async () => {
    openList(
      '/leases/approved',
      leasesAre(application(), {
        list: 'current',
        lease: { state_code: 'V', application_date: inDays(-30), loan_number: 'FW-1' },
      }),
    );
    expect((await screen.findAllByRole('link')).map((link) => link.getAttribute('aria-label'))).toEqual([
      'Find a retailer for application FW-204418',
      'Details of Harbor Home Furniture, lease FW-1',
    ]);
  });
});
