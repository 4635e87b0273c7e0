import { listLeases, retrieveLeases, verifyLeases } from '@portal/api-contract';
import { addDays, addMonths, formatDate, getToday } from '@portal/domain';
import {
  answers,
  callsOf,
  fails,
  fill,
  mock,
  renderRemote,
  unreachable,
  wireLeaseOverview,
  type Mock,
} from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import type { PortalPath } from '@portal/platform';
import { contract } from '../../remote.contract.ts';
import { defaultMethodIs, nothingScheduled } from '../fixtures/default-method.ts';
import { LeasesRoutes } from '../leases.routes.tsx';
import { leasesMessages } from '../messages/leases.messages.ts';

const latest = addMonths(getToday(), -12 * 16);
const ssn = '987-65-4321';

function open(path: PortalPath, ...mocks: readonly Mock[]) {
  return renderRemote({
    contract,
    root: LeasesRoutes,
    messageCatalogues: [leasesMessages],
    released: ['payments.dashboard'],
    path,
    mocks: [...mocks, answers(listLeases, wireLeaseOverview([])), defaultMethodIs(null), nothingScheduled()],
  });
}
type Opened = ReturnType<typeof open>;

const lastName = () => screen.findByLabelText('Last name');
const ssnField = () => screen.findByLabelText('SSN or ITIN', { selector: 'input' });
const bornOn = () => screen.findByLabelText('Date of birth', { selector: 'input' });
const find = () => screen.findByRole('button', { name: 'Find my leases' });
const code = () => screen.findByLabelText('Code');
const pathOf = ({ platform }: Opened) => platform.navigation.location.pathname;

async function type({ user }: Opened, born: string = formatDate(latest)) {
  await fill(user, await lastName(), ' Boone ');
  await fill(user, await ssnField(), ssn);
  await fill(user, await bornOn(), born);
  await user.tab();
}

async function retrieve(...mocks: readonly Mock[]): Promise<Opened> {
  const opened = open('/leases/retrieve', ...mocks);
  await type(opened);
  await opened.user.click(await find());
  return opened;
}

async function verify(...mocks: readonly Mock[]): Promise<Opened> {
  const opened = await retrieve(answers(retrieveLeases, null), ...mocks);
  await fill(opened.user, await code(), '01234');
  await opened.user.click(screen.getByRole('button', { name: 'Continue' }));
  return opened;
}

describe('leases/retrieve', () => {
  it('LEASE-05, LEASE-36, LEASE-37, LEASE-38: asks for last name, SSN or ITIN and date of birth, all required', async () => {
    open('/leases/retrieve');
    expect(await lastName()).toBeVisible();
    expect(await ssnField()).toHaveAttribute('autocomplete', 'off');
    expect(await bornOn()).toBeVisible();
    expect(await find()).toBeDisabled();
    expect(screen.getByText('Still needed: Last name, SSN or ITIN, Date of birth')).toBeVisible();
  });

  it('LEASE-06, OP-43: Skip for now leads to the dashboard', async () => {
    const { platform } = open('/leases/retrieve');
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
      const opened = open('/leases/retrieve');
      await type(opened, formatDate(addDays(latest, days)));
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
    const opened = open('/leases/retrieve', fails(retrieveLeases, { status: 409, error: 'Conflict' }));
    const retrieved = jest.fn();
    opened.platform.events.on('lease.retrieved', retrieved);
    await type(opened);
    await opened.user.click(await find());
    expect(await screen.findByText('Leases already connected to your account.')).toBeVisible();
    await waitFor(() => expect(pathOf(opened)).toBe('/leases/current'));
    expect(retrieved).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['LEASE-51', 'nothing is found', fails(retrieveLeases, { status: 404 }), 'Check what you typed.'],
    ['LEASE-53', 'the server fails', fails(retrieveLeases, { status: 500 }), 'Something is wrong on our'],
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

  it('asks before leaving with something typed', async () => {
    const opened = open('/leases/retrieve');
    await fill(opened.user, await lastName(), 'Boone');
    await opened.user.click(screen.getByRole('link', { name: 'Skip for now' }));
    await opened.user.click(await screen.findByRole('button', { name: 'No' }));
    expect(pathOf(opened)).toBe('/leases/retrieve');
    expect(await lastName()).toHaveValue('Boone');
  });
});

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
    const opened = open(
      '/leases/retrieve',
      answers(retrieveLeases, null),
      answers(verifyLeases, null),
      answers(listLeases, wireLeaseOverview([{ list: 'current' }])),
    );
    const retrieved: string[] = [];
    opened.platform.events.on('lease.retrieved', () => retrieved.push('lease.retrieved'));
    await type(opened);
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
    const opened = open('/leases/verify');
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
