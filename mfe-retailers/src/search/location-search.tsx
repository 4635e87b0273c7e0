import { allMiles, radiusOptions, type Position } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Label, Skeleton, Text } from '@portal/ui';
import { FieldFrame, Select } from '@portal/ui/form';
import { useId, useState } from 'react';
import { formatPosition } from '../location/coordinates.ts';
import { usePlaceName } from '../location/use-place-name.ts';
import { retailersMessages } from '../messages/retailers.messages.ts';
import { PanelActions } from './panel-actions.tsx';
import { PanelForm } from './panel-form.tsx';

interface LocationSearchProps {
  readonly centre: Position;
  readonly onSearch: (radiusMiles: number) => void;
  readonly onCancel: () => void;
}

/** Searches around the current position, within a radius (RET-15, RET-16, RET-28, RET-43). */
export function LocationSearch({ centre, onSearch, onCancel }: LocationSearchProps) {
  const t = useMessages(retailersMessages);
  const id = useId();
  const [radius, setRadius] = useState<string>();
  const place = usePlaceName(centre);
  return (
    <PanelForm onSubmit={() => radius !== undefined && onSearch(Number(radius))}>
      <div>
        <Label>{t('search.current')}</Label>
        {place.status === 'loading' ? (
          <Skeleton width="60%" height={24} />
        ) : (
          <Text>{place.status === 'named' ? place.name : formatPosition(centre)}</Text>
        )}
      </div>
      <FieldFrame id={id} label={t('search.radius')} help={t('search.radiusHelp')}>
        <Select
          id={id}
          help={t('search.radiusHelp')}
          value={radius}
          onChange={setRadius}
          placeholder={t('search.radiusEmpty')}
          options={radiusOptions.map((miles) => ({
            value: String(miles),
            text: miles === allMiles ? t('search.all') : t('search.miles', { miles }),
          }))}
        />
      </FieldFrame>
      <PanelActions onCancel={onCancel} disabled={radius === undefined} />
    </PanelForm>
  );
}
