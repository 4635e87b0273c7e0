import type { LineItem } from '../entities/lease.ts';
import { cents, type Cents } from '../money/cents.ts';

/** Returns the price of an item's whole quantity, rounded to the cent (LEASE-23). */
export function lineTotal({ quantity, unitPrice }: LineItem): Cents {
  return cents(Math.round(quantity * unitPrice));
}

/** Returns the sum of the prices of all items. */
export function itemsTotal(items: readonly LineItem[]): Cents {
  return cents(items.reduce((sum, item) => sum + lineTotal(item), 0));
}
