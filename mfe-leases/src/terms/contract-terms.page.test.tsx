import { leaseContract } from '@portal/api-contract';
import { answers, callsOf, fails, malformed, mock, unreachable, type Mock } from '@portal/testing';
import { screen } from '@testing-library/react';
import { openLease } from '../fixtures/open-lease.ts';

const open = (contract: Mock) => openLease('contract-terms', { mocks: [contract] });
const link = () => screen.findByRole('link', { name: 'Open the contract (opens in a new tab)' });

describe('the contract of a lease', () => {
  it('LEASE-46, LEASE-47, OP-66: is a link that opens a new tab', async () => {
    open(answers(leaseContract, { contract: 'https://files.test/contract.pdf' }));
    expect(await link()).toHaveAttribute('href', 'https://files.test/contract.pdf');
    expect(await link()).toHaveAttribute('target', '_blank');
    expect(callsOf(leaseContract).map(({ path }) => path)).toEqual([{ lease_id: '101' }]);
  });

  it.each([
    ['in the portal’s own page', '', '/files/contract.pdf'],
    ['in a page of another origin', 'https://portal.test', 'https://portal.test/files/contract.pdf'],
  ])('LEASE-47, OP-66: is of the portal’s host %s when it begins with /', async (_, portalOrigin, href) => {
    openLease('contract-terms', {
      mocks: [answers(leaseContract, { contract: '/files/contract.pdf' })],
      host: { portalOrigin },
    });
    expect(await link()).toHaveAttribute('href', href);
  });

  it.each([404, 200])(
    'LEASE-48: shows the error that the api answers with %i, the phone, and Retry',
    async (status) => {
      const { user } = open(
        fails(leaseContract, {
          status,
          code: 404,
          error: 'The contract of this lease has not been filed yet.',
        }),
      );
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'The contract of this lease has not been filed yet. Call +1 555 010 0100 if you need it.',
      );
      mock(answers(leaseContract, { contract: 'https://files.test/contract.pdf' }));
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await link()).toBeVisible();
    },
  );

  it.each([
    { status: false, error: 'No contract on file.' },
    { status: true, data: { contract: null }, error: 'No contract on file.' },
    { status: false, code: 2009, error: 'No contract on file.' },
  ])('LEASE-48: shows the error of an answer with HTTP status 200: %j', async (envelope) => {
    open({ endpoint: leaseContract, respond: () => Response.json(envelope) });
    expect(await screen.findByRole('alert')).toHaveTextContent('No contract on file. Call +1');
  });

  it.each([
    ['says nothing', () => Response.json({ status: false })],
    ['is not an envelope', () => new Response('<p>Not here</p>', { status: 404 })],
    [
      'states a server’s code',
      () => Response.json({ status: false, code: 503, error: 'upstream timed out' }),
    ],
  ])('LEASE-48: is told in our own words when the answer %s', async (_, respond) => {
    open({ endpoint: leaseContract, respond });
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has changed on your account.');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//files.test/contract.pdf', 'ftp://files.test/x'])(
    'LEASE-47: is no link when its address is %s',
    async (contract) => {
      open(malformed(leaseContract, { contract }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has changed on your account.');
      expect(screen.queryByRole('link', { name: /contract/i })).not.toBeInTheDocument();
      expect(document.body.innerHTML).not.toContain(contract);
    },
  );

  it.each([
    ['is cut off', unreachable(leaseContract)],
    ['fails', fails(leaseContract, { status: 502, error: 'upstream timed out' })],
  ])('LEASE-48: is told in our own words when the answer %s', async (_, broken) => {
    open(broken);
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has changed on your account.');
    expect(screen.queryByText(/upstream/)).not.toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Agreement' })).toBeVisible();
  });
});
