import { useMessages } from '@portal/platform';
import { FieldFrame, TextInput } from '@portal/ui/form';
import { useId, useState } from 'react';
import { retailersMessages } from '../messages/retailers.messages.ts';
import { PanelActions } from './panel-actions.tsx';
import { PanelForm } from './panel-form.tsx';
import { useZip, type OnZip } from './use-zip.ts';

interface ZipSearchProps {
  readonly onSearch: OnZip;
  readonly onCancel: () => void;
}

/** Searches around a zip code (RET-18, RET-29, RET-31, RET-36). */
export function ZipSearch({ onSearch, onCancel }: ZipSearchProps) {
  const t = useMessages(retailersMessages);
  const id = useId();
  const [zip, setZip] = useState('');
  const search = useZip(onSearch);
  return (
    <PanelForm onSubmit={() => zip.trim() !== '' && search.lookUp(zip)}>
      <FieldFrame id={id} label={t('search.zip')} error={search.problem}>
        <TextInput
          id={id}
          value={zip}
          onChange={(text) => {
            setZip(text);
            search.forget();
          }}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          required
          error={search.problem}
        />
      </FieldFrame>
      <PanelActions onCancel={onCancel} disabled={zip.trim() === ''} pending={search.pending} />
    </PanelForm>
  );
}
