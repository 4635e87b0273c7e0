import { listLeases, retrieveLeases, verifyLeases } from '@portal/api-contract';
import { answers, callsOf, fails, fill, mock, unreachable, wireLeaseOverview } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import {
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
  typeApplicant,
  verify,
} from '../fixtures/open-retrieval.ts';

describe('leases/verify', () => {
  const atVerify = () => retrieve(answers(retrieveLeases, null));

  it('LEASE-07, LEASE-08, LEASE-41, LEASE-42: asks for the code of 5 digits alone', async () => {
    const { user } = await atVerify();
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    const submit = screen.getByRole('button', { name: 'Continue' });
    expect(submit).toBeDisabled();
    await fill(user, await code(), '1234');
    expect(submit).toBeDisabled();
    await fill(user, await code(), '12345');
    expect(submit).toBeEnabled();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  it('LEASE-09, LEASE-10, OP-43: Cancel leads to retrieve, Skip for now to the dashboard', async () => {
    const opened = await atVerify();
    expect(await screen.findByRole('link', { name: 'Skip for now' })).toHaveAttribute(
      'href',
      `#${opened.platform.routes.payments.dashboard()}`,
    );
    await opened.user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await lastName()).toHaveValue('');
    expect(pathOf(opened)).toBe('/leases/retrieve');
  });

  it('LEASE-50, LEASE-57: sends the code with what was typed before, tells the portal, and shows the leases', async () => {
    const opened = openRetrieval(
      '/leases/retrieve',
      answers(retrieveLeases, null),
      answers(verifyLeases, null),
      answers(listLeases, wireLeaseOverview([{ list: 'current' }])),
    );
    const retrieved: string[] = [];
    opened.platform.events.on('lease.retrieved', () => retrieved.push('lease.retrieved'));
    await typeApplicant(opened);
    await opened.user.click(await find());
    await fill(opened.user, await code(), '01234');
    await opened.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Previous applications retrieved!')).toBeVisible();
    expect(callsOf(verifyLeases).map(({ body }) => body)).toEqual([
      { code: '01234', last_name: 'Boone', date_of_birth: latest, ssn },
    ]);
    expect(retrieved).toEqual(['lease.retrieved']);
    expect(pathOf(opened)).toBe('/leases/current');
    expect(await screen.findByText('Lease FW-204418')).toBeVisible();
  });

  it('LEASE-50, LEASE-57: takes leases that are connected already, as after a lost answer, as connected', async () => {
    const opened = await atVerify();
    const retrieved = jest.fn();
    opened.platform.events.on('lease.retrieved', retrieved);
    mock(fails(verifyLeases, { status: 409 }));
    await fill(opened.user, await code(), '01234');
    await opened.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Previous applications retrieved!')).toBeVisible();
    expect(pathOf(opened)).toBe('/leases/current');
    expect(retrieved).toHaveBeenCalledTimes(1);
  });

  it('LEASE-57: tells of connected leases without leading away who has left before the answer', async () => {
    const answer = later(answers(verifyLeases, null));
    const opened = await verify(answer.mock);
    const retrieved = jest.fn();
    opened.platform.events.on('lease.retrieved', retrieved);
    await skip(opened);
    answer.come();
    expect(await screen.findByText('Previous applications retrieved!')).toBeVisible();
    expect(retrieved).toHaveBeenCalledTimes(1);
    expect(pathOf(opened)).toBe(opened.platform.routes.payments.dashboard());
  });

  it('LEASE-55: tells of a failure who has left before the answer', async () => {
    const answer = later(fails(verifyLeases, { status: 406 }));
    const opened = await verify(answer.mock);
    await skip(opened);
    answer.come();
    expect(await screen.findByText(/^Pin verification attempts exceeded/)).toBeVisible();
  });

  it.each([
    [
      'LEASE-54',
      '404',
      fails(verifyLeases, { status: 404 }),
      "Record not found or previous applications not found, please confirm the details you're using are correct!",
    ],
    [
      'LEASE-54, OP-56',
      '404 with an error of a field',
      fails(verifyLeases, { status: 404, error: { last_name: ['Nobody has this name.'] } }),
      'Record not found',
    ],
    ['LEASE-55', '406', fails(verifyLeases, { status: 406 }), 'Pin verification attempts exceeded'],
    [
      'LEASE-55',
      '406 with an inner code',
      fails(verifyLeases, { status: 406, code: 3001 }),
      'Pin verification attempts exceeded',
    ],
    [
      'LEASE-56',
      'an inner code',
      fails(verifyLeases, { status: 400, code: 1234 }),
      'Unknown error occurred. Please try again. The code is wrong or has expired.',
    ],
    [
      'LEASE-55, OP-65',
      'maxed',
      fails(verifyLeases, { status: 400, data: { maxed: true } }),
      'Pin verification attempts exceeded',
    ],
    [
      'LEASE-56',
      'a wrong code',
      fails(verifyLeases, { status: 400 }),
      'Unknown error occurred. Please try again. The code is wrong or has expired.',
    ],
    [
      'LEASE-56',
      '500',
      fails(verifyLeases, { status: 500 }),
      'Unknown error occurred. Please try again. Something is wrong on our side.',
    ],
    [
      'LEASE-56',
      'no answer',
      unreachable(verifyLeases),
      'Unknown error occurred. Please try again. We can’t be reached.',
    ],
  ])('%s: after %s the page says what has happened', async (_row, _case, failure, words) => {
    const opened = await verify(failure);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(pathOf(opened)).toBe('/leases/verify');
  });

  it('leads to retrieve without what was typed there, as after a reload', async () => {
    const opened = openRetrieval('/leases/verify');
    expect(await lastName()).toHaveValue('');
    expect(pathOf(opened)).toBe('/leases/retrieve');
  });

  it('asks before leaving with a typed code, and forgets the person once left', async () => {
    const opened = await atVerify();
    await fill(opened.user, await code(), '12');
    await opened.user.click(screen.getByRole('link', { name: 'Cancel' }));
    await opened.user.click(await screen.findByRole('button', { name: 'No' }));
    expect(pathOf(opened)).toBe('/leases/verify');
    await opened.user.click(screen.getByRole('link', { name: 'Cancel' }));
    await opened.user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await lastName()).toHaveValue('');
    opened.platform.navigation.go('/leases/verify');
    await waitFor(() => expect(pathOf(opened)).toBe('/leases/retrieve'));
  });

  it('OP-64: the SSN is in no address, storage or text of the page', async () => {
    await atVerify();
    await code();
    const kept = [document.body.innerHTML, JSON.stringify({ ...sessionStorage, ...localStorage })].join();
    expect(`${kept} ${window.location.href}`.replaceAll(/\D/g, '')).not.toContain('987654321');
  });
});
