import { addBank, listBanks, listCards } from '@portal/api-contract';
import { answers, callsOf, fails, fill, unreachable, type Mock } from '@portal/testing';
import { act, screen, within } from '@testing-library/react';
import { contract } from '../../remote.contract.ts';
import { openProfile } from '../fixtures/open-profile.ts';
import { wireBanks, wireCards } from '../fixtures/wire-methods.ts';

const open = (...mocks: readonly Mock[]) =>
  openProfile('/profile/add-bank', {
    mocks: [...mocks, answers(listCards, wireCards([])), answers(listBanks, wireBanks([]))],
  });
type Opened = ReturnType<typeof open>;

const bank = () => screen.getByLabelText('Bank Name');
const routing = () => screen.getByLabelText('Routing Number');
const account = () => screen.getByLabelText('Checking Account', { selector: 'input' });
const submit = () => screen.getByRole('button', { name: 'Add ACH' });

async function type({ user }: Opened, numbers: { routing?: string } = {}) {
  await fill(user, bank(), 'Flint Valley Bank');
  await fill(user, routing(), numbers.routing ?? '061000104');
  await fill(user, account(), '000998877665');
  await user.tab();
}

async function add(opened: Opened) {
  await type(opened);
  await opened.user.click(submit());
}

it('PROF-35, PROF-36, PROF-37, PROF-77: all three fields are required', async () => {
  const { user, platform } = open();
  expect(submit()).toBeDisabled();
  expect(screen.getByText('Still needed: Bank Name, Routing Number, Checking Account')).toBeVisible();
  await fill(user, bank(), '  ');
  expect(submit()).toHaveAccessibleDescription(/correct: Bank Name/i);
  await user.clear(bank());
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(platform.navigation.location.pathname).toBe('/profile/payment-methods');
});

it('the account number is masked, and its last four digits are in a review before it is saved', async () => {
  const opened = open();
  await type(opened);
  expect(account()).toHaveValue('••••••••7665');
  const review = screen.getByRole('heading', { name: 'Check before you add it' }).closest('section');
  if (!review) throw new Error('no review');
  expect(within(review).getByText('Flint Valley Bank')).toBeVisible();
  expect(within(review).getByText('061000104')).toBeVisible();
  expect(within(review).getByText('ending 7665')).toBeVisible();
  expect(document.body.innerHTML).not.toContain('000998877665');
  expect(callsOf(addBank)).toHaveLength(0);
});

it.each([
  ['061000105', true],
  ['061000104', false],
  ['0610', false],
])('the routing number %s gets a hint about its check digit: %s', async (text, hinted) => {
  const opened = open();
  await type(opened, { routing: text });
  expect(screen.queryByText(/no US bank has this routing number/) !== null).toBe(hinted);
  expect(submit()).toBeEnabled();
});

it('PROF-01, PROF-53, PROF-84: the account is saved, the portal is told, and the methods open', async () => {
  const opened = open(answers(addBank, null));
  const changed: string[] = [];
  opened.platform.events.on('payment-method.changed', ({ type: which }) => changed.push(which));
  await add(opened);
  expect(await screen.findByText('Flint Valley Bank ending 7665 is added.')).toBeVisible();
  expect(callsOf(addBank).map(({ body }) => body)).toEqual([
    { bank: 'Flint Valley Bank', routing: '061000104', account: '000998877665' },
  ]);
  expect(changed).toEqual(['bank']);
  expect(opened.platform.navigation.location.pathname).toBe('/profile/payment-methods');
});

it.each([
  [{ bank: ['No such bank.'], routing: ['No such number.'] }, 'No such bank.'],
  [{ account: ['Too short.'], routing: ['No such number.'] }, 'No such number.'],
])('PROF-84, PROF-94: of the errors %j the first of bank or routing is notified', async (error, message) => {
  await add(open(fails(addBank, { status: 200, code: 422, error })));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(bank()).toHaveValue('Flint Valley Bank');
});

it('PROF-84: an error of the account is shown at its field', async () => {
  await add(open(fails(addBank, { status: 422, error: { account: ['This account is already saved.'] } })));
  await screen.findByText('This account is already saved.');
  expect(account()).toHaveAccessibleDescription(/This account is already saved\./);
});

it('PROF-93: any other failure is notified and shown in the form, in the words of the response', async () => {
  await add(open(fails(addBank, { status: 403, error: 'Banks can’t be saved with this account.' })));
  expect(await screen.findAllByText('Banks can’t be saved with this account.')).toHaveLength(2);
  expect(within(screen.getByRole('form')).getByRole('alert')).toHaveTextContent(
    'Banks can’t be saved with this account.',
  );
  expect(submit()).toBeEnabled();
});

it.each([
  [unreachable(addBank), /^We can’t be reached\..*Look at your saved bank accounts/],
  [fails(addBank, { status: 503, error: 'Closed tonight.' }), /^Closed tonight\. Look at your saved bank/],
  [fails(addBank, { status: 200, code: 500, error: 'Closed.' }), /^Closed\. Look at your saved bank/],
])(
  'PROF-79, PROF-93: an account that may be saved is said so, and is in the list',
  async (failed, message) => {
    let banks: string[] = [];
    const opened = openProfile('/profile/payment-methods', {
      mocks: [
        {
          endpoint: addBank,
          respond: (request) => {
            banks = ['3'];
            return failed.respond(request);
          },
        },
        answers(listCards, wireCards([])),
        answers(listBanks, () => wireBanks(banks)),
      ],
    });
    await screen.findByText('No bank accounts saved yet.');
    act(() => opened.platform.navigation.go('/profile/add-bank'));
    await add(opened);
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(routing()).toHaveValue('061000104');
    await opened.user.click(screen.getByRole('link', { name: 'Cancel' }));
    await opened.user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Macon Credit Union ending 4821')).toBeVisible();
  },
);

it('OP-101: too many tries say how long to wait', async () => {
  await add(open(fails(addBank, { status: 429, error: 'Rate limited', retryAfterSeconds: 600 })));
  expect(within(await screen.findByRole('form')).getByRole('alert')).toHaveTextContent(
    'Too many tries. Wait 10 minutes, then try again.',
  );
  expect(routing()).toHaveValue('061000104');
});

it('leaving asks first when something is typed', async () => {
  const opened = open();
  await fill(opened.user, bank(), 'Flint');
  await opened.user.click(screen.getByRole('link', { name: 'Cancel' }));
  await opened.user.click(await screen.findByRole('button', { name: 'No' }));
  expect(opened.platform.navigation.location.pathname).toBe('/profile/add-bank');
  expect(bank()).toHaveValue('Flint');
});

it('PROF-12: the payments tab is the current one', () => {
  const route = contract.routes.find(({ id }) => id === 'add-bank');
  expect(route?.tabs).toEqual({ group: 'profile', tab: 'payment-methods' });
});
