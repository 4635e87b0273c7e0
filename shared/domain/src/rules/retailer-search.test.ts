import { defaultCentre, isActiveRetailer } from './retailer-search.ts';

describe('retailer search', () => {
  it('RET-24: only active stores are shown', () => {
    expect(isActiveRetailer({ status: 'Active' })).toBe(true);
    expect(isActiveRetailer({ status: 'Pending' })).toBe(false);
    expect(isActiveRetailer({ status: 'Suspended' })).toBe(false);
  });

  it('RET-45: the map opens on the middle of the United States', () => {
    expect(defaultCentre).toEqual({ latitude: 37.09024, longitude: -95.712891 });
  });
});
