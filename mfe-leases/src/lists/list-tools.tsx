import { useMessages } from '@portal/platform';
import { FieldFrame, Select, TextInput } from '@portal/ui/form';
import { useId } from 'react';
import { leasesMessages } from '../messages/leases.messages.ts';
import type { LeaseOrder } from './find-leases.ts';
import { toolsLayout } from './list-tools.styles.ts';

export interface ListToolsProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly order: LeaseOrder;
  readonly onOrder: (order: LeaseOrder) => void;
}

/** Search and order of a long list of leases. */
export function ListTools({ search, onSearch, order, onOrder }: ListToolsProps) {
  const t = useMessages(leasesMessages);
  const searchId = useId();
  const orderId = useId();
  return (
    <div css={toolsLayout}>
      <FieldFrame id={searchId} label={t('list.search')}>
        <TextInput id={searchId} type="search" value={search} onChange={onSearch} autoComplete="off" />
      </FieldFrame>
      <FieldFrame id={orderId} label={t('list.order')}>
        <Select<LeaseOrder>
          id={orderId}
          value={order}
          required
          onChange={(value) => onOrder(value ?? 'listed')}
          options={[
            { value: 'listed', text: t('list.listed') },
            { value: 'store', text: t('list.store') },
            { value: 'newest', text: t('list.newest') },
          ]}
        />
      </FieldFrame>
    </div>
  );
}
