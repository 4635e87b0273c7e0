// cspell:ignore Agregar tarjeta crédito agregó Reintentar Datos
import { addCard, cardFormConfig, listBanks, listCards } from '@portal/api-contract';
import { answers } from '@portal/testing';
import { act, screen } from '@testing-library/react';
import { serveProvider, type ServedScript } from '../fixtures/card-provider.ts';
import { openProfile } from '../fixtures/open-profile.ts';
import { wireBanks, wireCards } from '../fixtures/wire-methods.ts';

/** Opens the form in English, with a script of its own. */
function openForm(name: string, served: ServedScript) {
  const provider = serveProvider(served);
  const opened = openProfile('/profile/add-card', {
    mocks: [
      answers(addCard, null),
      answers(cardFormConfig, { PaylianceScriptUrl: `https://cards.test/${name}.js` }),
      answers(listCards, wireCards([])),
      answers(listBanks, wireBanks([])),
    ],
  });
  return { ...opened, provider };
}

// As another tab of the portal does.
const chooseSpanish = ({ platform }: ReturnType<typeof openForm>) =>
  act(() => platform.i18n.setLanguage('es'));

it('PROF-60: a language that another tab chooses leaves the card that is being typed, which can be saved', async () => {
  const form = openForm('typed', {});
  await screen.findByRole('button', { name: 'Add New Credit Card' });
  act(() => form.provider.type());
  await chooseSpanish(form);
  await form.user.click(await screen.findByRole('button', { name: 'Agregar tarjeta de crédito' }));
  expect(await screen.findByText('Se agregó su tarjeta.')).toBeVisible();
  expect(form.provider.mounted).toMatchObject([{ language: 'en', title: 'Card details' }]);
  expect(form.provider.verified).toHaveLength(1);
});

it('PROF-60: a form that is opened again on Retry is in the language of that moment', async () => {
  const form = openForm('failed', 'unreachable');
  await screen.findByRole('button', { name: 'Retry' });
  await chooseSpanish(form);
  const provider = serveProvider({});
  await form.user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('button', { name: 'Agregar tarjeta de crédito' });
  expect(provider.mounted).toMatchObject([{ language: 'es', title: 'Datos de la tarjeta' }]);
});
