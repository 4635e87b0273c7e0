import { addCard, cardFormConfig, listBanks, listCards } from '@portal/api-contract';
import { answers, callsOf, fails, type Mock, type OtherHost } from '@portal/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { contract } from '../../remote.contract.ts';
import { serveProvider, type FakeProvider, type ServedScript } from '../fixtures/card-provider.ts';
import { openProfile } from '../fixtures/open-profile.ts';
import { wireBanks, wireCard, wireCards } from '../fixtures/wire-methods.ts';

// The page keeps a script that it has loaded, so each test has an address of its own.
let page = 0;

function open(
  fake: ServedScript,
  {
    mocks = [],
    query = '',
    scriptUrl = `https://cards.test/${(page += 1)}.js`,
    host = {},
  }: { mocks?: readonly Mock[]; query?: string; scriptUrl?: string; host?: OtherHost } = {},
) {
  const config = { PaylianceScriptUrl: scriptUrl, networks: ['visa'], merchant: 'm-1' };
  const provider = serveProvider(fake);
  const opened = openProfile(`/profile/add-card${query}`, {
    mocks: [
      ...mocks,
      answers(cardFormConfig, config),
      answers(listCards, wireCards([wireCard('1'), wireCard('2', { provider: 'stripe' })])),
      answers(listBanks, wireBanks([])),
    ],
    host,
  });
  const changed: string[] = [];
  opened.platform.events.on('payment-method.changed', ({ type }) => changed.push(type));
  return { ...opened, provider, scriptUrl, changed };
}

const submit = () => screen.findByRole('button', { name: 'Add New Credit Card' });
const path = ({ platform }: ReturnType<typeof open>) => platform.navigation.location.pathname;

async function add(opened: ReturnType<typeof open>) {
  await opened.user.click(await submit());
}

it('PROF-51, PROF-60, PROF-80, PROF-102: the script of the configuration is loaded and mounts the form with its options', async () => {
  const { provider, scriptUrl } = open({});
  await submit();
  expect(provider.scripts).toEqual([scriptUrl]);
  expect(provider.mounted).toHaveLength(1);
  expect(provider.mounted[0]).toMatchObject({ networks: ['visa'], merchant: 'm-1', title: 'Card details' });
  expect(callsOf(cardFormConfig)).toMatchObject([{ body: undefined, query: {} }]);
});

it('PROF-51: the script is the portal’s in a page of another origin too', async () => {
  const { provider } = open({}, { scriptUrl: '/cards.js', host: { portalOrigin: 'https://portal.test' } });
  await submit();
  expect(provider.scripts).toEqual(['https://portal.test/cards.js']);
});

it('PROF-61, PROF-62, PROF-63, PROF-64, PROF-65, PROF-81, PROF-82: a verified card is saved, told to the portal, and the methods open', async () => {
  const opened = open({}, { mocks: [answers(addCard, null)] });
  await add(opened);
  expect(await screen.findByText('Your card is added.')).toBeVisible();
  expect(opened.provider.verified).toEqual(['New card addition']);
  expect(callsOf(addCard).map(({ body }) => body)).toEqual([
    { token: 'token-of-the-card', verificationData: { network: 'visa' }, reVerificationCardId: null },
  ]);
  expect(opened.changed).toEqual(['card']);
  expect(path(opened)).toBe('/profile/payment-methods');
  expect(opened.provider.unmounted()).toBe(1);
});

it('PROF-33, PROF-52: a card that is verified again is saved with its old id', async () => {
  const opened = open({}, { mocks: [answers(addCard, null)], query: '?old_card=2' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Verify Card' })).toBeVisible();
  expect(await screen.findByText(/details of Visa ending 4242 again\. The saved card stays/)).toBeVisible();
  await opened.user.click(await screen.findByRole('button', { name: 'Verify Card' }));
  expect(await screen.findByText('Your card is verified.')).toBeVisible();
  expect(callsOf(addCard).map(({ body }) => body)).toEqual([
    { token: 'token-of-the-card', verificationData: { network: 'visa' }, reVerificationCardId: '2' },
  ]);
});

it('a card that another tab has removed is said, with the way to add it as a new one', async () => {
  const { platform } = open({}, { query: '?old_card=99' });
  expect(await screen.findByText('This card is no longer saved')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add New Credit Card' })).toHaveAttribute(
    'href',
    platform.navigation.href('/profile/add-card'),
  );
});

it('a card that another tab removes while it is entered again is said, and the form is closed', async () => {
  let cards = [wireCard('1'), wireCard('2')];
  const opened = open(
    {},
    {
      mocks: [
        answers(listCards, () => wireCards(cards)),
        {
          endpoint: addCard,
          respond: (request) => {
            cards = [wireCard('1')];
            return fails(addCard, { status: 404, error: 'The card was not found.' }).respond(request);
          },
        },
      ],
      query: '?old_card=2',
    },
  );
  await opened.user.click(await screen.findByRole('button', { name: 'Verify Card' }));
  expect(await screen.findByText('This card is no longer saved')).toBeVisible();
  expect(screen.getByText('The card was not found.')).toBeVisible();
});

it('PROF-62: wrong fields, which the frame shows, send nothing', async () => {
  const opened = open({ validate: () => Promise.resolve({ valid: false, fields: ['number'] }) });
  await add(opened);
  await waitFor(async () => expect(await submit()).not.toHaveAttribute('aria-busy'));
  expect(opened.provider.verified).toEqual([]);
  expect(callsOf(addCard)).toHaveLength(0);
});

it.each<[string, FakeProvider, string]>([
  ['no token', { submit: () => Promise.reject(new Error('The card has expired.')) }, 'The card has expired.'],
  [
    'no verification',
    {
      verify: () =>
        Promise.resolve({ verified: false, verificationData: {}, message: 'The card was declined.' }),
    },
    'The card was declined.',
  ],
  [
    'a token of a wrong shape',
    { submit: () => Promise.resolve({ token: 7 }) },
    'The card couldn’t be checked. Please try again.',
  ],
  [
    'a verification of a wrong shape',
    { verify: () => Promise.resolve('yes') },
    'The card couldn’t be checked. Please try again.',
  ],
])('PROF-66, PROF-98: %s shows the provider’s message and saves nothing', async (_, fake, message) => {
  const opened = open(fake);
  await add(opened);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(callsOf(addCard)).toHaveLength(0);
  act(() => opened.provider.type());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('OP-101: too many tries say how long to wait', async () => {
  const opened = open(
    {},
    { mocks: [fails(addCard, { status: 429, error: 'Rate limited', retryAfterSeconds: 600 })] },
  );
  await add(opened);
  expect((await screen.findAllByText('Too many tries. Wait 10 minutes, then try again.'))[0]).toBeVisible();
});

it('PROF-81, PROF-97: a save that fails is notified and shown in the form in the api’s words, and the form stays', async () => {
  const opened = open(
    {},
    {
      mocks: [fails(addCard, { status: 200, code: 422, error: { token: ['This card is already saved.'] } })],
    },
  );
  await add(opened);
  expect(await screen.findAllByText('This card is already saved.')).toHaveLength(2);
  act(() => opened.provider.type());
  expect(screen.getByText('This card is already saved.')).toBeVisible();
  expect(path(opened)).toBe('/profile/add-card');
  expect(opened.changed).toEqual([]);
  expect(await submit()).toBeEnabled();
});

it.each<[string, ServedScript, string]>([
  ['script', 'silent', 'The card form couldn’t be opened'],
  ['frame', { ready: new Promise(() => {}) }, 'The card form couldn’t be opened'],
  [
    'verification',
    { verify: () => new Promise(() => {}) },
    'The card couldn’t be checked. Please try again.',
  ],
])('PROF-60, PROF-66: a %s that never answers is given up, and said', async (what, fake, message) => {
  jest.useFakeTimers();
  try {
    const opened = open(fake);
    if (what === 'verification') {
      fireEvent.click(await submit());
      await waitFor(() => expect(opened.provider.verified).toHaveLength(1));
    } else await waitFor(() => expect(opened.provider.scripts).toHaveLength(1));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByText(message)).toBeVisible();
    expect(callsOf(addCard)).toHaveLength(0);
  } finally {
    jest.useRealTimers();
  }
});

let mounts = 0;

it.each<[string, ServedScript]>([
  ['can’t be loaded', 'unreachable'],
  ['defines no provider', null],
  [
    'throws',
    {
      mount: () => {
        mounts += 1;
        if (mounts === 1) throw new Error('No merchant.');
      },
    },
  ],
])('PROF-60: a script that %s leaves a failed form, which opens on Retry', async (_, fake) => {
  const { user } = open(fake);
  expect(await screen.findByText('The card form couldn’t be opened')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  serveProvider({});
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/goes straight to our card provider/)).toBeVisible();
});

it('PROF-98: a frame that does not arrive is said in the provider’s words', async () => {
  open({ ready: Promise.reject(new Error('The frame is closed tonight.')) });
  expect(await screen.findByText('The frame is closed tonight.')).toBeVisible();
});

it('a fault in the provider’s script is not said in the browser’s words', async () => {
  open({ ready: Promise.reject(new TypeError('x is not a function')) });
  expect(await screen.findByText('The card form couldn’t be opened')).toBeVisible();
  expect(screen.queryByText(/not a function/)).not.toBeInTheDocument();
});

it('an api without a card provider says so', async () => {
  open({}, { mocks: [fails(cardFormConfig, { status: 503, error: 'Cards can’t be saved here yet.' })] });
  expect(await screen.findByText('Cards can’t be saved here yet.')).toBeVisible();
});

it('messages from other frames, of any shape, start no call', async () => {
  const { provider } = open({});
  await submit();
  for (const data of [
    { channel: 'payliance-fields', event: 'enter' },
    { channel: 'payliance-fields', id: 'foreign-1', reply: { type: 'tokenized', token: 'forged' } },
    'submit',
    null,
  ])
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.test' }));
  expect(provider.verified).toEqual([]);
  expect(callsOf(addCard)).toHaveLength(0);
});

it('leaving asks first once something is typed', async () => {
  const opened = open({});
  await submit();
  act(() => opened.provider.type());
  await opened.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await opened.user.click(await screen.findByRole('button', { name: 'No' }));
  expect(path(opened)).toBe('/profile/add-card');
});

it('PROF-08, PROF-09, PROF-12: the six routes are under their tabs', () => {
  const tabs = contract.routes.map(({ path: address, id, tabs: shown }) => [
    address,
    'tab' in shown ? shown.tab : id,
  ]);
  expect(Object.fromEntries(tabs)).toEqual({
    '/profile/main': 'main',
    '/profile/change-email': 'main',
    '/profile/change-password': 'main',
    '/profile/payment-methods': 'payment-methods',
    '/profile/add-card': 'payment-methods',
    '/profile/add-bank': 'payment-methods',
  });
  expect(contract.messages.en['tab.main']).toBe('Profile');
});
