import type { TableField } from '../table/cell/table-field.ts';
import { moneyText } from '../typography/money-text.ts';

/** A row of the tables in the gallery. */
export interface Shop {
  readonly id: string;
  readonly name: string;
  readonly city: string | null;
  readonly state: string;
  readonly contact: string;
  readonly phone: string;
  readonly leases: number;
  /** Integer cents. */
  readonly sales: number | null;
}

const first = ['Tire', 'Home', 'Comfort', 'Bright', 'Valley', 'Corner', 'Summit', 'Harbor'];
const second = ['Barn', 'Works', 'Supply', 'House', 'Depot', 'Outlet', 'Market'];
const cities = ['Reno', 'Mesa', 'Boise', 'Provo', 'Fresno', 'Tulsa', 'Waco', 'Ogden', 'Yuma'];
const states = ['NV', 'AZ', 'ID', 'UT', 'CA', 'OK', 'TX'];
const people = ['Ada Moss', 'Ben Ortiz', 'Carla Nguyen', 'Dan Fuller', 'Eve Lindqvist'];

const pick = (list: readonly string[], at: number) => list[at % list.length] ?? '';

/** Returns shops that are the same each time. */
export function storyShops(count: number): readonly Shop[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `shop-${at + 1}`,
    name: `${pick(first, at * 3)} ${pick(second, at * 5)} ${at + 1}`,
    city: at % 11 === 7 ? null : pick(cities, at * 7),
    state: pick(states, at * 2),
    contact: pick(people, at * 3),
    phone: `(555) 01${String(at % 10)}-${String((at * 37) % 10_000).padStart(4, '0')}`,
    leases: (at * 53) % 420,
    sales: at % 13 === 5 ? null : ((at * 7919) % 90_000) * 100 + 1_250,
  }));
}

export const shopFields: readonly TableField<Shop>[] = [
  { key: 'name', label: 'Retailer', sortable: true },
  { key: 'city', label: 'City', sortable: true, selectable: true },
  { key: 'leases', label: 'Leases', sortable: true, align: 'end', selectable: true },
  {
    key: 'sales',
    label: 'Sales',
    sortable: true,
    align: 'end',
    selectable: true,
    cell: ({ sales }) => (sales === null ? '–' : moneyText(sales)),
  },
  { key: 'contact', label: 'Contact', selectable: true },
  { key: 'phone', label: 'Phone', selectable: true },
  { key: 'state', label: 'State', selectable: true, selected: false },
];

export const shopKey = ({ id }: Shop) => id;
