import type { StoredItem } from '../../store/schema.ts';
import type { StoreDetails } from '../lease-plan.ts';

const macon = { city: 'Macon', state: 'GA' };

export const stores = {
  harbor: {
    name: 'Harbor Home Furniture',
    type: 'Furniture',
    phone: '(478) 555-0121',
    street: '318 Harbor Street',
    ...macon,
  },
  blueRidge: {
    name: 'Blue Ridge Air & Heat',
    type: 'HVAC',
    phone: '(478) 555-0122',
    street: '2210 Riverside Drive',
    ...macon,
  },
  peachtree: {
    name: 'Peachtree Tire & Wheel',
    type: 'Tires & Wheels',
    phone: '(478) 555-0123',
    street: '77 Peachtree Lane',
    ...macon,
  },
  lantern: {
    name: 'Lantern Street Mattress',
    type: 'Mattresses',
    phone: '(478) 555-0124',
    street: '901 Lantern Street',
    ...macon,
  },
  copper: {
    name: 'Copper Kettle Appliance',
    type: 'Appliances',
    phone: '(478) 555-0125',
    street: '45 Third Street',
    ...macon,
  },
  signal: {
    name: 'Signal House Electronics',
    type: 'Electronics',
    phone: '(478) 555-0126',
    street: '1204 Vineville Avenue',
    ...macon,
  },
} as const satisfies Record<string, StoreDetails>;

const item = (description: string, unitPriceCents: number, quantity = 1): StoredItem => ({
  description,
  quantity,
  unitPriceCents,
});

export const sofa = [
  item('Three-seat sofa, oatmeal', 89_900),
  item('Walnut coffee table', 21_500),
  item('Throw pillow', 1_950, 2),
];
export const heatPump = [item('3-ton heat pump, 16 SEER', 248_000), item('Line set, per foot', 1_125, 24.5)];
export const tires = [item('All-season tire 225/65R17', 9_600, 4), item('Mounting and balancing', 2_000, 4)];
export const mattress = [item('Queen hybrid mattress', 64_900), item('Bed frame, oak', 18_900)];
export const washer = [item('Front-load washer', 62_500), item('Electric dryer', 54_500)];
export const television = [item('55-inch television', 49_900), item('Soundbar', 14_900)];
