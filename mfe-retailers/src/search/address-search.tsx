import { useMessages } from '@portal/platform';
import { Text } from '@portal/ui';
import { FieldFrame, TextInput } from '@portal/ui/form';
import { useId, useState } from 'react';
import { retailersMessages } from '../messages/retailers.messages.ts';
import { PanelActions } from './panel-actions.tsx';
import { PanelForm } from './panel-form.tsx';
import { useZip, type OnZip } from './use-zip.ts';

interface AddressSearchProps {
  readonly onSearch: OnZip;
  /** Called when nothing was entered: the search stays as it is (OP-87). */
  readonly onStay: () => void;
  readonly onCancel: () => void;
}

const nothing = { street: '', state: '', zip: '' };

/** Searches around an address, by its zip code, which the api can locate without a geocoder (RET-17, RET-30). */
export function AddressSearch({ onSearch, onStay, onCancel }: AddressSearchProps) {
  const t = useMessages(retailersMessages);
  const id = useId();
  const [address, setAddress] = useState(nothing);
  const [missing, setMissing] = useState(false);
  const search = useZip(onSearch);
  const problem = missing ? t('search.zipMissing') : search.problem;
  const change = (part: keyof typeof nothing) => (text: string) => {
    setAddress({ ...address, [part]: text });
    setMissing(false);
    search.forget();
  };
  const submit = () => {
    const [street, state, zip] = [address.street, address.state, address.zip].map((text) => text.trim());
    if (zip) search.lookUp(zip);
    else if (street || state) setMissing(true);
    else onStay();
  };
  return (
    <PanelForm onSubmit={submit}>
      <FieldFrame id={`${id}-street`} label={t('search.street')}>
        <TextInput
          id={`${id}-street`}
          value={address.street}
          onChange={change('street')}
          autoComplete="address-line1"
        />
      </FieldFrame>
      <div css={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <FieldFrame id={`${id}-state`} label={t('search.state')}>
          <TextInput
            id={`${id}-state`}
            value={address.state}
            onChange={change('state')}
            autoComplete="address-level1"
          />
        </FieldFrame>
        <FieldFrame id={`${id}-zip`} label={t('search.zip')} error={problem}>
          <TextInput
            id={`${id}-zip`}
            value={address.zip}
            onChange={change('zip')}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            error={problem}
          />
        </FieldFrame>
      </div>
      <Text size="s" tone={2}>
        {t('search.addressHelp')}
      </Text>
      <PanelActions onCancel={onCancel} pending={search.pending} />
    </PanelForm>
  );
}
