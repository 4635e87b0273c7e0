import { addCard, cardFormConfig, listBanks, listCards } from '@portal/api-contract';
import { answers, callsOf, unreachable, type Mock } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { serveProvider, type FakeProvider } from '../fixtures/card-provider.ts';
import { held } from '../fixtures/held.ts';
import { openProfile } from '../fixtures/open-profile.ts';
import { wireBanks, wireCards } from '../fixtures/wire-methods.ts';

// The page keeps a script that it has loaded, so each test has an address of its own.
let page = 0;

/** Opens the form; its first save gets no answer, and that not before the test asks for it. */
async function openForm(fake: FakeProvider = {}) {
  page += 1;
  let tokens = 0;
  const provider = serveProvider({ submit: () => Promise.resolve(`token-${(tokens += 1)}`), ...fake });
  const first = held(unreachable(addCard));
  let save: Mock = first;
  const opened = openProfile('/profile/add-card', {
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
      answers(listCards, wireCards([])),
      answers(listBanks, wireBanks([])),
    ],
  });
  const submit = await screen.findByRole('button', { name: 'Add New Credit Card' });
  return {
    ...opened,
    press: () => opened.user.click(submit),
    edit: () => act(() => provider.type()),
    leaveUnanswered: first.answer,
  };
}

type Form = Awaited<ReturnType<typeof openForm>>;

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

describe('leaving the form', () => {
  const question = () => screen.findByRole('dialog', { name: 'Discard your changes?' });
  const leave = ({ platform }: Form) => act(() => platform.navigation.go('/profile/main'));
  const profile = () => screen.findByRole('switch', { name: 'General Notifications' });

  it('UI-27, PROF-66: asks while the provider verifies the card, and a discarded card is not saved', async () => {
    let decide = () => {};
    const verification = new Promise((resolve) => (decide = () => resolve({ verified: true })));
    const form = await openForm({ verify: () => verification });
    form.edit();
    await form.press();
    leave(form);
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
    leave(form);
    await profile();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
