import { allMiles, radiusOptions, type Position } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { FieldFrame, Select } from '@portal/ui/form';
import { useId, useState } from 'react';
import { retailersMessages } from '../messages/retailers.messages.ts';
import type { Device } from '../state/find-retailer-state.ts';
import { CurrentAddress } from './current-address.tsx';
import { PanelActions } from './panel-actions.tsx';
import { PanelForm } from './panel-form.tsx';

interface LocationSearchProps {
  /** Null while it is not known where the customer is. */
  readonly centre: Position | null;
  readonly device: Device;
  readonly onLocate: () => void;
  readonly onSearch: (radiusMiles: number) => void;
  readonly onCancel: () => void;
}

/** Searches around the current position, within a radius (RET-15, RET-16, RET-28, RET-43). */
export function LocationSearch({ centre, device, onLocate, onSearch, onCancel }: LocationSearchProps) {
  const t = useMessages(retailersMessages);
  const id = useId();
  const [radius, setRadius] = useState<string>();
  const help = t(centre ? 'search.radiusHelp' : 'search.radiusNeedsPlace');
  return (
    <PanelForm onSubmit={() => centre && radius !== undefined && onSearch(Number(radius))}>
      <CurrentAddress position={centre} device={device} onLocate={onLocate} />
      <FieldFrame id={id} label={t('search.radius')} help={help}>
        <Select
          id={id}
          help={help}
          value={radius}
          onChange={setRadius}
          placeholder={t('search.radiusEmpty')}
          options={radiusOptions.map((miles) => ({
            value: String(miles),
            text: miles === allMiles ? t('search.all') : t('search.miles', { miles }),
          }))}
        />
      </FieldFrame>
      <PanelActions onCancel={onCancel} disabled={!centre || radius === undefined} />
    </PanelForm>
  );
}
