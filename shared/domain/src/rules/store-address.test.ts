import type { LeaseStore } from '../entities/lease.ts';
import { storeAddress } from './store-address.ts';

const store: LeaseStore = {
  name: 'Harbor Home Furniture',
  phone: null,
  street1: '12 Dock St',
  city: 'Macon',
  state: 'GA',
  type: null,
};

it('SHELL-39: a store address has street, city and state, as far as they are known', () => {
  expect(storeAddress(store)).toBe('12 Dock St, Macon, GA');
  expect(storeAddress({ ...store, street1: null })).toBe('Macon, GA');
  expect(storeAddress({ ...store, street1: null, city: null, state: null })).toBeNull();
});
