import { listCards } from '@portal/api-contract';
import { answers, callsOf, mock, type MountParcel } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openPayment, openPaymentWithParcels } from '../../fixtures/open-payment.ts';
import { wireCard, wireCards } from '../../fixtures/wire-account.ts';

type Place = Parameters<MountParcel>[1];

/** A page whose parcel is a line of text; `emit` is the parcel's customer. */
function openWithParcel(mount: () => void = () => {}) {
  const places: Place[] = [];
  const unmounted: number[] = [];
  const mountParcel: MountParcel = (address, place) => {
    mount();
    expect(address).toEqual({ remote: 'mfe-profile', parcel: 'add-card' });
    places.push(place);
    place.domElement.textContent = 'The provider’s fields';
    return Promise.resolve({
      unmount: () => {
        unmounted.push(places.indexOf(place));
        place.domElement.replaceChildren();
        return Promise.resolve();
      },
    });
  };
  const opened = openPaymentWithParcels(mountParcel);
  return {
    ...opened,
    places,
    unmounted,
    emit: (event: string, detail?: unknown) => act(() => places.at(-1)?.onEvent(event, detail)),
  };
}

const addButton = () => screen.findByRole('button', { name: 'Add New Card' });
const panel = () => screen.findByRole('dialog', { name: 'Add New Card' });
const card = (name: RegExp) => screen.getByRole('radio', { name });
const discover = wireCard({ id: '77', last4: '1117', network: 'discover' });
const addedElsewhere = wireCard({ id: '76', last4: '0505', network: 'jcb' });
const withCards = (...added: readonly (typeof discover)[]) => ({
  ...wireCards,
  cards: [...wireCards.cards, ...added],
});

describe('a card that is added while paying', () => {
  it('PAY-13: is typed into a side panel with the other remote’s form, for a new card', async () => {
    const { user, places } = openWithParcel();
    await user.click(await addButton());
    expect(await within(await panel()).findByText('The provider’s fields')).toBeVisible();
    expect(places.map(({ props }) => props)).toEqual([{ oldCard: null }]);
  });

  it('PAY-43: is chosen once it is saved, and the panel closes', async () => {
    const { user, platform, emit, unmounted } = openWithParcel();
    await user.click(await addButton());
    await panel();
    await screen.findByText('The provider’s fields');
    mock(answers(listCards, withCards(discover)));
    platform.events.emit('payment-method.changed', { type: 'card' });
    // As a remote or a backend does that does not say which card it was.
    emit('success');
    await waitFor(() => expect(card(/ending 1117/)).toBeChecked());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(unmounted).toEqual([0]));
  });

  it.each([
    ['is the one chosen', { cardId: '77' }, /ending 1117/],
    [
      'changes nothing, where the backend does not say which one it is,',
      { cardId: null },
      /Visa ending 4242/,
    ],
  ])('PAY-43: %s when another one is added elsewhere at the same moment', async (_, detail, chosen) => {
    const { user, platform, emit } = openWithParcel();
    await user.click(await addButton());
    await screen.findByText('The provider’s fields');
    mock(answers(listCards, withCards(addedElsewhere, discover)));
    emit('success', detail);
    platform.events.emit('payment-method.changed', { type: 'card' });
    expect(await screen.findByRole('radio', { name: /ending 0505/ })).not.toBeChecked();
    await waitFor(() => expect(card(chosen)).toBeChecked());
  });

  it('PAY-43: changes nothing when the customer cancels', async () => {
    const { user, emit } = openWithParcel();
    await user.click(await addButton());
    await within(await panel()).findByText('The provider’s fields');
    const asked = callsOf(listCards).length;
    emit('cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(card(/Visa ending 4242/)).toBeChecked();
    expect(callsOf(listCards)).toHaveLength(asked);
  });

  it('UI-27: is not lost by closing the panel without a question', async () => {
    const { user, emit } = openWithParcel();
    await user.click(await addButton());
    await within(await panel()).findByText('The provider’s fields');
    emit('typed');
    await user.click(within(await panel()).getByRole('button', { name: 'Close' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await user.click(within(question).getByRole('button', { name: 'No' }));
    expect(await panel()).toBeVisible();
  });

  it('says when the form can’t be loaded, tries again, and leaves the other methods', async () => {
    let broken = true;
    const { user } = openWithParcel(() => {
      if (broken) throw new Error('mfe-profile does not answer');
    });
    await user.click(await addButton());
    const failure = await within(await panel()).findByRole('alert');
    expect(failure).toHaveTextContent('You can pay with another method meanwhile.');
    broken = false;
    await user.click(within(failure).getByRole('button', { name: 'Retry' }));
    expect(await within(await panel()).findByText('The provider’s fields')).toBeVisible();
    await user.click(within(await panel()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(card(/Visa ending 4242/)).toBeChecked();
  });

  it('is not offered when the release has no form for it', async () => {
    openPayment();
    expect(await screen.findByRole('radio', { name: 'Visa ending 4242' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add New Card' })).not.toBeInTheDocument();
  });
});
