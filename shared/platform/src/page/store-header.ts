import { storeAddress, type Lease } from '@portal/domain';
import type { StoreHeader } from './page.ts';

/** The store of a lease for the page's header (SHELL-37..39, OP-17). */
export function storeHeaderOf({ store }: Pick<Lease, 'store'>, note: string): StoreHeader {
  return { name: store.name, phone: store.phone, address: storeAddress(store), note };
}
