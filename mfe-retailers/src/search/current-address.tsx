import type { Position } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Button, Label, Skeleton, Text } from '@portal/ui';
import { focusedElement } from '@portal/ui/focus';
import { LocateIcon } from '@portal/ui/icons';
import { useEffect, useRef } from 'react';
import { formatPosition } from '../location/coordinates.ts';
import { usePlaceName } from '../location/use-place-name.ts';
import { retailersMessages } from '../messages/retailers.messages.ts';
import type { Device } from '../state/find-retailer-state.ts';

interface CurrentAddressProps {
  /** Null while it is not known where the customer is. */
  readonly position: Position | null;
  readonly device: Device;
  readonly onLocate: () => void;
}

/** Shows the address of a position (RET-15), or why none is known, with a button that asks the browser again. */
export function CurrentAddress({ position, device, onLocate }: CurrentAddressProps) {
  const t = useMessages(retailersMessages);
  const frame = useRef<HTMLDivElement>(null);
  const isKnown = position !== null;
  useEffect(() => {
    // The button goes once the position is known, and the focus with it.
    const { current } = frame;
    if (isKnown && current && focusedElement(current) === null) current.focus({ preventScroll: true });
  }, [isKnown]);
  return (
    <div ref={frame} tabIndex={-1} role="status" css={{ outline: 'none' }}>
      <Label>{t('search.current')}</Label>
      {position ? <PlaceName position={position} /> : <NoPlace device={device} onLocate={onLocate} />}
    </div>
  );
}

function PlaceName({ position }: { readonly position: Position }) {
  const place = usePlaceName(position);
  if (place.status === 'loading') return <Skeleton width="60%" height={24} />;
  return <Text>{place.status === 'named' ? place.name : formatPosition(position)}</Text>;
}

function NoPlace({ device, onLocate }: Omit<CurrentAddressProps, 'position'>) {
  const t = useMessages(retailersMessages);
  const isLocating = device.status === 'locating';
  return (
    <div css={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      <Text>
        {isLocating && t('place.locating')}
        {device.status === 'failed' && t(`place.${device.problem}`)}
      </Text>
      <Button variant="secondary" size="s" icon={<LocateIcon />} pending={isLocating} onClick={onLocate}>
        {t('place.useMine')}
      </Button>
    </div>
  );
}
