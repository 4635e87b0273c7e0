import { useMessages } from '@portal/platform';
import { FieldFrame, TextInput } from '@portal/ui/form';
import { useId, useState } from 'react';
import { retailersMessages } from '../messages/retailers.messages.ts';
import type { Place } from '../state/search.ts';
import { PanelActions } from './panel-actions.tsx';
import { PanelForm } from './panel-form.tsx';
import { usePlaceLookup } from './use-place-lookup.ts';

interface ZipSearchProps {
  readonly onSearch: (place: Place) => void;
  readonly onCancel: () => void;
}

/** Searches around a zip code (RET-18, RET-29, RET-31, RET-36). */
export function ZipSearch({ onSearch, onCancel }: ZipSearchProps) {
  const t = useMessages(retailersMessages);
  const id = useId();
  const [zip, setZip] = useState('');
  const place = usePlaceLookup(onSearch);
  return (
    <PanelForm onSubmit={() => zip.trim() !== '' && place.lookUpZip(zip)}>
      <FieldFrame id={id} label={t('search.zip')} error={place.problem} help={t('search.zipHelp')}>
        <TextInput
          id={id}
          value={zip}
          onChange={(text) => {
            setZip(text);
            place.forget();
          }}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          required
          help={t('search.zipHelp')}
          error={place.problem}
        />
      </FieldFrame>
      <PanelActions onCancel={onCancel} disabled={zip.trim() === ''} pending={place.pending} />
    </PanelForm>
  );
}
