import { listLeases, retrieveLeases } from '@portal/api-contract';
import { addDays, formatDate } from '@portal/domain';
import { answers, callsOf, fails, fill, proxied, unreachable } from '@portal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  bornOn,
  code,
  find,
  lastName,
  later,
  latest,
  openRetrieval,
  pathOf,
  retrieve,
  skip,
  ssn,
  ssnField,
  typeApplicant,
} from '../fixtures/open-retrieval.ts';

describe('leases/retrieve', () => {
  it('LEASE-05, LEASE-36, LEASE-37, LEASE-38: asks for last name, SSN or ITIN and date of birth, all required', async () => {
    openRetrieval('/leases/retrieve');
    expect(await lastName()).toBeVisible();
    expect(await ssnField()).toHaveAttribute('autocomplete', 'off');
    expect(await bornOn()).toBeVisible();
    expect(await find()).toBeDisabled();
    expect(screen.getByText('Still needed: Last name, SSN or ITIN, Date of birth')).toBeVisible();
  });

  it('LEASE-06, OP-43: Skip for now leads to the dashboard', async () => {
    const { platform } = openRetrieval('/leases/retrieve');
    expect(await screen.findByRole('link', { name: 'Skip for now' })).toHaveAttribute(
      'href',
      `#${platform.routes.payments.dashboard()}`,
    );
  });

  it.each([
    [0, true],
    [-1, true],
    [1, false],
  ])(
    'LEASE-40, OP-62: accepts a date of birth 16 years ago and %i days later: %s',
    async (days, accepted) => {
      const opened = openRetrieval('/leases/retrieve');
      await typeApplicant(opened, formatDate(addDays(latest, days)));
      expect(((await find()) as HTMLButtonElement).disabled).toBe(!accepted);
    },
  );

  it('LEASE-01, LEASE-34, LEASE-39, LEASE-49: sends what was typed, the date as YYYY-MM-DD, and goes to verify', async () => {
    const opened = await retrieve(answers(retrieveLeases, null));
    expect(await code()).toBeVisible();
    expect(pathOf(opened)).toBe('/leases/verify');
    expect(callsOf(retrieveLeases).map(({ body }) => body)).toEqual([
      { last_name: 'Boone', date_of_birth: latest, ssn },
    ]);
  });

  it('LEASE-35, LEASE-52: leads to the current leases when they are connected already, says so and tells the portal', async () => {
    const opened = openRetrieval(
      '/leases/retrieve',
      fails(retrieveLeases, { status: 409, error: 'Conflict' }),
    );
    const retrieved = jest.fn();
    opened.platform.events.on('lease.retrieved', retrieved);
    await typeApplicant(opened);
    await opened.user.click(await find());
    expect(await screen.findByText('Leases already connected to your account.')).toBeVisible();
    await waitFor(() => expect(pathOf(opened)).toBe('/leases/current'));
    expect(retrieved).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['LEASE-51', 'nothing is found', fails(retrieveLeases, { status: 404 }), 'Check what you typed.'],
    ['LEASE-53', 'the server fails', fails(retrieveLeases, { status: 500 }), 'Something is wrong on our'],
    [
      'LEASE-53',
      'the server says that it fails',
      fails(retrieveLeases, { status: 400, code: 503 }),
      'Something is wrong on our',
    ],
    ['LEASE-53', 'a proxy answers', proxied(retrieveLeases, 404), 'Something is wrong on our'],
    ['LEASE-53', 'there is no answer', unreachable(retrieveLeases), 'Check your internet connection.'],
    ['LEASE-53', 'it is forbidden', fails(retrieveLeases, { status: 403 }), 'Check what you typed.'],
  ])('%s: says No previous application found! when %s', async (_row, _case, failure, next) => {
    const opened = await retrieve(failure);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No previous application found!');
    expect(alert).toHaveTextContent(next);
    expect(pathOf(opened)).toBe('/leases/retrieve');
    expect(await lastName()).toHaveValue(' Boone ');
  });

  it('names the support phone when nothing is found: the store may hold no contact of the customer', async () => {
    await retrieve(fails(retrieveLeases, { status: 404 }));
    expect(await screen.findByRole('alert')).toHaveTextContent('call +1 555 010 0100');
  });

  it.each([
    ['an inner code', { status: 409, code: 2009 }],
    ['the envelope alone', { status: 200, code: 409 }],
  ])('LEASE-35: takes 409 in the status of HTTP or in the envelope: %s', async (_, failure) => {
    const opened = await retrieve(fails(retrieveLeases, failure));
    await waitFor(() => expect(pathOf(opened)).toBe('/leases/current'));
  });

  it.each([
    ['an error of a field', { status: 404, error: { last_name: ['Nobody has this name.'] } }],
    ['the envelope alone', { status: 200, code: 404 }],
  ])('LEASE-51, OP-56: says No previous application found! of a 404 with %s', async (_, failure) => {
    await retrieve(fails(retrieveLeases, failure));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No previous application found! Check what you typed.');
    expect(await lastName()).not.toHaveAccessibleDescription(/Nobody/);
  });

  it('OP-101: says how long to wait after too many tries', async () => {
    await retrieve(fails(retrieveLeases, { status: 429, retryAfterSeconds: 840 }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No previous application found! Wait 14 minutes, then try again.',
    );
  });

  it('OP-56: shows the api’s messages of a 422 at their fields', async () => {
    await retrieve(fails(retrieveLeases, { status: 422, error: { last_name: ['Only letters.'] } }));
    expect(await lastName()).toHaveAccessibleDescription(/Only letters\./);
    expect(screen.queryByText(/No previous application/)).not.toBeInTheDocument();
  });

  it('stays away, and keeps nobody, when the customer has left before the answer', async () => {
    const answer = later(answers(retrieveLeases, null));
    const opened = await retrieve(answer.mock);
    await skip(opened);
    expect(pathOf(opened)).toBe(opened.platform.routes.payments.dashboard());
    answer.come();
    // Once a later question is answered, so was that one.
    await act(() => opened.platform.api.call(listLeases, undefined));
    expect(pathOf(opened)).toBe(opened.platform.routes.payments.dashboard());
    act(() => opened.platform.navigation.go('/leases/verify'));
    expect(await lastName()).toHaveValue('');
    expect(pathOf(opened)).toBe('/leases/retrieve');
  });

  it('LEASE-35, LEASE-52: tells of connected leases without leading away who has left before the answer', async () => {
    const answer = later(fails(retrieveLeases, { status: 409 }));
    const opened = await retrieve(answer.mock);
    const retrieved = jest.fn();
    opened.platform.events.on('lease.retrieved', retrieved);
    await skip(opened);
    answer.come();
    expect(await screen.findByText('Leases already connected to your account.')).toBeVisible();
    expect(retrieved).toHaveBeenCalledTimes(1);
    expect(pathOf(opened)).toBe(opened.platform.routes.payments.dashboard());
  });

  it('LEASE-51: tells of a failure who has left before the answer', async () => {
    const answer = later(fails(retrieveLeases, { status: 404 }));
    const opened = await retrieve(answer.mock);
    await skip(opened);
    answer.come();
    expect(await screen.findByText(/^No previous application found! Check what/)).toBeVisible();
  });

  it('asks before leaving with something typed', async () => {
    const opened = openRetrieval('/leases/retrieve');
    await fill(opened.user, await lastName(), 'Boone');
    await opened.user.click(screen.getByRole('link', { name: 'Skip for now' }));
    await opened.user.click(await screen.findByRole('button', { name: 'No' }));
    expect(pathOf(opened)).toBe('/leases/retrieve');
    expect(await lastName()).toHaveValue('Boone');
  });
});
