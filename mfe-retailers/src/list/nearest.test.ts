import { sampleStore } from '../fixtures/sample-stores.ts';
import { addressLines } from './address.ts';
import { nearestFirst } from './nearest.ts';

const centre = { latitude: 37, longitude: -97 };

describe('the list of stores', () => {
  it('sorts stores by distance, and by name at the same distance', () => {
    const stores = [
      sampleStore({ id: 'far', latitude: 40, longitude: -97 }),
      sampleStore({ id: 'b', latitude: 37.1, longitude: -97, name: 'Beta' }),
      sampleStore({ id: 'a', latitude: 37.1, longitude: -97, name: 'Alpha' }),
    ];
    expect(nearestFirst(stores, centre).map(({ store }) => store.id)).toEqual(['a', 'b', 'far']);
  });

  it('puts stores without a position last', () => {
    const stores = [
      { ...sampleStore({ id: 'lost', latitude: 0, longitude: 0 }), position: null },
      sampleStore({ id: 'far', latitude: 40, longitude: -97 }),
    ];
    expect(nearestFirst(stores, centre)).toMatchObject([
      { store: { id: 'far' } },
      { store: { id: 'lost' }, distanceKm: null },
    ]);
  });

  it('RET-24: leaves out what is not active', () => {
    const stores = (['Active', 'Pending', 'Suspended'] as const).map((status) =>
      sampleStore({ id: status, latitude: 37, longitude: -97, status }),
    );
    expect(nearestFirst(stores, centre).map(({ store }) => store.id)).toEqual(['Active']);
  });

  it('RET-22: tells the address in lines, without what the data lacks', () => {
    const store = sampleStore({ id: 'a', latitude: 37, longitude: -97 });
    expect(addressLines({ ...store, street2: 'Suite 4' })).toEqual([
      '1 Main St, Suite 4',
      'Wichita, KS 67202',
    ]);
    expect(addressLines({ ...store, street1: null, city: null, zip: null })).toEqual(['KS']);
    expect(addressLines({ ...store, street1: '', city: null, state: null, zip: null })).toEqual([]);
  });
});
