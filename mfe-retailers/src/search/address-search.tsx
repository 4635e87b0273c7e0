import { useMessages } from '@portal/platform';
import { Notice, Text } from '@portal/ui';
import { FieldFrame, TextInput } from '@portal/ui/form';
import { useId, useState } from 'react';
import { retailersMessages } from '../messages/retailers.messages.ts';
import type { Place } from '../state/search.ts';
import { PanelActions } from './panel-actions.tsx';
import { PanelForm } from './panel-form.tsx';
import { usePlaceLookup } from './use-place-lookup.ts';

interface AddressSearchProps {
  readonly onSearch: (place: Place) => void;
  /** Called when nothing was entered: the search stays as it is (OP-87). */
  readonly onStay: () => void;
  readonly onCancel: () => void;
}

const nothing = { street: '', state: '', zip: '' };

/** Searches around an address (RET-17, RET-30, RET-37). */
export function AddressSearch({ onSearch, onStay, onCancel }: AddressSearchProps) {
  const t = useMessages(retailersMessages);
  const id = useId();
  const [address, setAddress] = useState(nothing);
  const place = usePlaceLookup(onSearch);
  const change = (part: keyof typeof nothing) => (text: string) => {
    setAddress({ ...address, [part]: text });
    place.forget();
  };
  const submit = () => {
    if (Object.values(address).every((text) => text.trim() === '')) onStay();
    else place.lookUp(address);
  };
  const field = (part: keyof typeof nothing) => ({
    id: `${id}-${part}`,
    value: address[part],
    onChange: change(part),
  });
  return (
    <PanelForm onSubmit={submit}>
      <FieldFrame id={`${id}-street`} label={t('search.street')}>
        <TextInput {...field('street')} autoComplete="address-line1" maxLength={120} />
      </FieldFrame>
      <div css={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <FieldFrame id={`${id}-state`} label={t('search.state')}>
          <TextInput {...field('state')} autoComplete="address-level1" maxLength={40} />
        </FieldFrame>
        <FieldFrame id={`${id}-zip`} label={t('search.zip')}>
          <TextInput {...field('zip')} inputMode="numeric" autoComplete="postal-code" maxLength={10} />
        </FieldFrame>
      </div>
      {/* Below all three, so that it moves none of them. */}
      {place.problem && (
        <Notice tone="bad" role="alert">
          {place.problem}
        </Notice>
      )}
      <Text size="s" tone={2}>
        {t('search.addressHelp')}
      </Text>
      <PanelActions onCancel={onCancel} pending={place.pending} />
    </PanelForm>
  );
}
