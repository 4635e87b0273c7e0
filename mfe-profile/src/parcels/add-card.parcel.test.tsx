import { addCard, cardFormConfig } from '@portal/api-contract';
import { uiMessages } from '@portal/ui/messages';
import { answers, callsOf, createTestPlatform, mock } from '@portal/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { serveProvider } from '../fixtures/card-provider.ts';
import * as parcel from './add-card.parcel.tsx';

// single-spa waits until React has drawn, which it would not do within an act.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

// A page loads a script once, and each test has a provider of its own.
let mounts = 0;

/** Mounts the parcel in an element of a plain page: there is no shell around it. */
async function mountParcel(given: unknown) {
  mock(
    answers(cardFormConfig, { PaylianceScriptUrl: `https://cards.test/parcel-${(mounts += 1)}.js` }),
    answers(addCard, { id: 77 }),
  );
  const provider = serveProvider({});
  const platform = createTestPlatform({ path: '/profile/main' });
  void platform.i18n.addMessages(uiMessages);
  const domElement = document.body.appendChild(document.createElement('div'));
  const events: unknown[] = [];
  const onEvent = (...event: unknown[]) => void events.push(event);
  const props = { name: 'add-card', platform, domElement, props: given, onEvent };
  await parcel.bootstrap(props);
  await parcel.mount(props);
  const leave = () => parcel.unmount(props);
  return { platform, events, domElement, leave, provider };
}

it('PROF-34: as a parcel, a saved card emits success with its id instead of navigating, and nothing stays behind', async () => {
  const { events, platform, domElement, leave } = await mountParcel({ oldCard: null });
  fireEvent.click(await screen.findByRole('button', { name: 'Add New Credit Card' }));
  await waitFor(() => expect(events).toEqual([['success', { cardId: '77' }]]));
  expect(callsOf(addCard)).toHaveLength(1);
  expect(platform.navigation.location.pathname).toBe('/profile/main');
  await leave();
  expect(domElement).toBeEmptyDOMElement();
});

it('PROF-34: as a parcel, it says that there is something to lose', async () => {
  const { events, provider, leave } = await mountParcel({ oldCard: null });
  await screen.findByRole('button', { name: 'Add New Credit Card' });
  provider.type();
  await waitFor(() => expect(events).toEqual([['typed']]));
  await leave();
});

it('PROF-34: as a parcel, Cancel emits cancel and saves nothing', async () => {
  const { events, platform, leave } = await mountParcel({ oldCard: null });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(events).toEqual([['cancel']]);
  expect(callsOf(addCard)).toHaveLength(0);
  expect(platform.navigation.location.pathname).toBe('/profile/main');
  await leave();
});

it('props of another shape than the contract’s are rejected', async () => {
  await expect(mountParcel({ card: 7 })).rejects.toThrow('another shape than its contract');
});
