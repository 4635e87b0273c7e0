import type { Retailer } from '@portal/domain';

const joined = (parts: readonly (string | null)[], separator: string) =>
  parts.filter((part) => part !== null && part !== '').join(separator);

/** Returns the address in lines; missing parts are left out. */
export function addressLines(store: Retailer): readonly string[] {
  const town = joined([store.city, joined([store.state, store.zip], ' ')], ', ');
  return [joined([store.street1, store.street2], ', '), town].filter((line) => line !== '');
}
