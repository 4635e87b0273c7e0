import { useMessages, usePlatform } from '@portal/platform';
import { Button } from '@portal/ui';
import { FieldFrame, TextInput } from '@portal/ui/form';
import { useEffect, useId, useState } from 'react';
import { retailersMessages } from '../messages/retailers.messages.ts';
import type { FindRetailerState } from '../state/find-retailer-state.ts';
import type { Place } from '../state/search.ts';
import { PanelForm } from './panel-form.tsx';
import { usePlaceLookup } from './use-place-lookup.ts';

interface PlaceQuestionProps {
  readonly state: FindRetailerState;
  readonly onSearch: (place: Place) => void;
}

/** The one question of the list's head: a zip code or an address, to search around (OP-87). */
export function PlaceQuestion({ state, onSearch }: PlaceQuestionProps) {
  const t = useMessages(retailersMessages);
  const { geocoding } = usePlatform();
  const id = useId();
  const [text, setText] = useState('');
  const place = usePlaceLookup((found) => {
    setText('');
    onSearch(found);
  });
  const { forget } = place;
  // What the customer has chosen since they asked stays.
  useEffect(forget, [forget, state.search.place, state.questions, state.tab]);
  const { forward } = geocoding.available;
  return (
    <PanelForm onSubmit={() => text.trim() !== '' && place.lookUp(forward ? { line: text } : { zip: text })}>
      <FieldFrame id={id} label={t('question.label')} error={place.problem}>
        <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 8 }}>
          <TextInput
            id={id}
            value={text}
            onChange={(next) => {
              setText(next);
              forget();
            }}
            placeholder={t(forward ? 'question.address' : 'question.zip')}
            autoComplete={forward ? 'off' : 'postal-code'}
            maxLength={120}
            error={place.problem}
          />
          <Button type="submit" variant="secondary" pending={place.pending}>
            {t('question.search')}
          </Button>
        </div>
      </FieldFrame>
    </PanelForm>
  );
}
