import { addCard, cardFormConfig, listBanks, listCards } from '@portal/api-contract';
import { answers, callsOf, unreachable, type Mock } from '@portal/testing';
import { act, screen, waitFor } from '@testing-library/react';
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
