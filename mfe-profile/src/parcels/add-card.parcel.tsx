import { createParcel, type ParcelComponentProps } from '@portal/platform/remote';
import { contract } from '../../remote.contract.ts';
import { CardForm } from '../card-form/card-form.tsx';
import { profileMessages } from '../messages/profile.messages.ts';

interface AddCardProps {
  /** Id of the card to verify again; null for a new one. */
  readonly oldCard: string | null;
}

/** The card's id is null when the backend does not say which card it has saved. */
type AddCardEvent = ['typed'] | ['success', { readonly cardId: string | null }] | ['cancel'];

/** The form of a new card for another remote's side panel: it emits instead of navigating (PROF-34). */
function AddCardParcel({ props, emit }: ParcelComponentProps<AddCardProps, AddCardEvent>) {
  return (
    <CardForm
      oldCardId={props.oldCard}
      onTyped={() => emit('typed')}
      onSaved={(cardId) => emit('success', { cardId })}
      onCancel={() => emit('cancel')}
    />
  );
}

export const { bootstrap, mount, unmount } = createParcel<AddCardProps, AddCardEvent>({
  contract,
  name: 'add-card',
  messageCatalogues: [profileMessages],
  root: AddCardParcel,
});
