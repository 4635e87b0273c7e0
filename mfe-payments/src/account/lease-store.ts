import type { Lease } from '@portal/domain';
import type { StoreHeader } from '@portal/platform';

/** The store of a lease as the page's header shows it (OP-17). */
export function storeHeaderOf({ store }: Pick<Lease, 'store'>, note: string): StoreHeader {
  const address = [store.street1, store.city, store.state].filter((part) => part !== null).join(', ');
  return { name: store.name, phone: store.phone, address: address === '' ? null : address, note };
}
