import { addCard, cardFormConfig, listBanks, listCards, type WireCard } from '@portal/api-contract';
import type { PortalPath } from '@portal/platform';
import { answers, callsOf, unreachable, type Mock } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { serveProvider, type FakeProvider } from '../fixtures/card-provider.ts';
import { held } from '../fixtures/held.ts';
import { openProfile } from '../fixtures/open-profile.ts';
import { wireBanks, wireCard, wireCards } from '../fixtures/wire-methods.ts';

// The page keeps a script that it has loaded, so each test has an address of its own.
let page = 0;

interface OpenOptions {
  readonly provider?: FakeProvider;
  readonly path?: PortalPath;
  /** The saved cards at each time. */
  readonly cards?: () => readonly WireCard[];
}

/** Opens the form; its first save gets no answer, and that not before the test asks for it. */
async function openForm(options: OpenOptions = {}) {
  const { path = '/profile/add-card', cards = () => [] } = options;
  page += 1;
  let tokens = 0;
  const provider = serveProvider({
    submit: () => Promise.resolve(`token-${(tokens += 1)}`),
    ...options.provider,
  });
  const first = held(unreachable(addCard));
  let save: Mock = first;
  const opened = openProfile(path, {
    mocks: [
      {
        endpoint: addCard,
        respond: (request) => {
          const { respond } = save;
          save = answers(addCard, null);
          return respond(request);
        },
      },
      answers(cardFormConfig, { PaylianceScriptUrl: `https://cards.test/addition-${page}.js` }),
      answers(listCards, () => wireCards(cards())),
      answers(listBanks, wireBanks([])),
    ],
  });
  const submit = () => screen.findByRole('button', { name: /^(Add New Credit|Verify) Card$/ });
  await submit();
  return {
    ...opened,
    press: async () => opened.user.click(await submit()),
    edit: () => act(() => provider.type()),
    go: (to: PortalPath) => act(() => opened.platform.navigation.go(to)),
    leaveUnanswered: first.answer,
  };
}

const sentTokens = () => callsOf(addCard).map(({ body }) => (body as { token: string }).token);

it('a save without an answer is sent again with the same token, so that the card is saved once', async () => {
  const { press, leaveUnanswered } = await openForm();
  leaveUnanswered();
  await press();
  await screen.findAllByText(/^We can’t be reached\./);
  await press();
  await screen.findByText('Your card is added.');
  expect(sentTokens()).toEqual(['token-1', 'token-1']);
});

it('PROF-62, PROF-64: a card that was edited while its save failed is sent as it is now', async () => {
  const { press, edit, leaveUnanswered } = await openForm();
  await press();
  await waitFor(() => expect(sentTokens()).toEqual(['token-1']));
  edit();
  leaveUnanswered();
  await screen.findAllByText(/^We can’t be reached\./);
  await press();
  await screen.findByText('Your card is added.');
  expect(sentTokens()).toEqual(['token-1', 'token-2']);
});

it('PROF-78, PROF-97: a card that may be saved is said so, and is in the list', async () => {
  const form = await openForm({ cards: () => (sentTokens().length > 0 ? [wireCard('1')] : []) });
  form.go('/profile/payment-methods');
  await screen.findByText('No cards saved yet.');
  form.go('/profile/add-card');
  form.leaveUnanswered();
  await form.press();
  const message = /^We can’t be reached\..* If you leave this form, look at your saved cards/;
  expect(await screen.findAllByText(message)).toHaveLength(2);
  await form.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Visa ending 4242')).toBeVisible();
});

it('PROF-33: the form of a card that may be verified stays, also when its new details have a new id', async () => {
  const cards = () => [wireCard(sentTokens().length > 0 ? '3' : '2')];
  const form = await openForm({ path: '/profile/add-card?old_card=2', cards });
  form.leaveUnanswered();
  await form.press();
  expect(await screen.findAllByText(/^We can’t be reached\..* then try again\.$/)).toHaveLength(2);
  await form.press();
  await screen.findByText('Your card is verified.');
  expect(sentTokens()).toEqual(['token-1', 'token-1']);
});

describe('leaving the form', () => {
  const question = () => screen.findByRole('dialog', { name: 'Discard your changes?' });
  const profile = () => screen.findByRole('switch', { name: 'General Notifications' });

  it('UI-27, PROF-66: asks while the provider verifies the card, and a discarded card is not saved', async () => {
    let decide = () => {};
    const verification = new Promise((resolve) => (decide = () => resolve({ verified: true })));
    const form = await openForm({ provider: { verify: () => verification } });
    form.edit();
    await form.press();
    form.go('/profile/main');
    await form.user.click(within(await question()).getByRole('button', { name: 'Yes' }));
    await profile();
    await act(async () => decide());
    expect(callsOf(addCard)).toHaveLength(0);
    expect(screen.queryByText('Your card is added.')).not.toBeInTheDocument();
  });

  it('UI-27: asks nothing while the card is on its way to the api', async () => {
    const form = await openForm();
    form.edit();
    await form.press();
    await waitFor(() => expect(callsOf(addCard)).toHaveLength(1));
    form.go('/profile/main');
    await profile();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
