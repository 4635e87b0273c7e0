import { allMiles } from '@portal/domain';
import { listRetailers, listRetailerTypes, resolveZip } from './retailers.ts';

describe('retailers', () => {
  const store = {
    Name: 'Harbor Home',
    Street1: '1 Quay',
    Street2: null,
    City: 'Macon',
    State: 'GA',
    Zip: 31201,
    lat: '32.84',
    lng: -83.63,
    Status: 'Active',
  };

  it('SHARED-11, RET-22, RET-23, RET-35: reads stores in data or data.stores, each with an id', () => {
    const [first, twin] = listRetailers.read({ stores: [store, store] });
    expect(first).toMatchObject({
      name: 'Harbor Home',
      street1: '1 Quay',
      street2: null,
      zip: '31201',
      position: { latitude: 32.84, longitude: -83.63 },
      status: 'Active',
    });
    expect(first?.id).not.toBe(twin?.id);
    expect(listRetailers.read([{ ...store, id: 5 }])[0]?.id).toBe('5');
    expect(() => listRetailers.read([{ ...store, Status: 'Closed' }])).toThrow('Status');
  });

  it.each([
    ['none', { lat: null, lng: null }],
    ['words', { lat: 'north', lng: 'west' }],
    ['blanks', { lat: '', lng: ' ' }],
    ['hexadecimal digits', { lat: '0x10', lng: '0x10' }],
    ['half of one', { lat: 32.8, lng: null }],
    ['a latitude beyond the pole', { lat: 91, lng: 0 }],
    ['a longitude beyond the date line', { lat: 0, lng: '180.5' }],
  ])('SHARED-11: a store with %s for its position is read without one', (_name, position) => {
    expect(listRetailers.read([{ ...store, ...position }])[0]).toMatchObject({
      name: 'Harbor Home',
      position: null,
    });
  });

  it('SHARED-11: a store without an id has the same id wherever it is in the answer', () => {
    const elsewhere = { ...store, Street1: '2 Quay' };
    const idsOf = (...stores: readonly object[]) => listRetailers.read([...stores]).map(({ id }) => id);
    const [here, there, repeated] = idsOf(store, elsewhere, store);
    expect(new Set([here, there, repeated]).size).toBe(3);
    expect(idsOf(elsewhere, store, store)).toEqual([there, here, repeated]);
  });

  it('SHARED-11: reads phone and categories, which an api may leave out', () => {
    const told = { ...store, Phone: '(912) 555-0101', Categories: ['HVAC'] };
    expect(listRetailers.read([told])[0]).toMatchObject({ phone: '(912) 555-0101', categories: ['HVAC'] });
    expect(listRetailers.read([store])[0]).toMatchObject({ phone: null, categories: [] });
  });

  it('RET-33, RET-34 (OP-88): sends the radius in kilometres, and types only when some are chosen', () => {
    const search = { centre: { latitude: 1, longitude: 2 }, radiusMiles: allMiles };
    expect(listRetailers.toWire({ ...search, types: [] }).query).toEqual({
      latitude: 1,
      longitude: 2,
      radius: 16093.4,
    });
    expect(listRetailers.toWire({ ...search, types: ['3', '4'] }).query).toMatchObject({ types: '3,4' });
  });

  it('SHARED-12, RET-25, RET-36: reads types and the position of a zip code', () => {
    expect(listRetailerTypes.read([{ id: 1, label: 'HVAC' }])).toEqual([{ id: '1', label: 'HVAC' }]);
    expect(resolveZip.read({ lat: '32.84', lng: -83.63 })).toEqual({ latitude: 32.84, longitude: -83.63 });
    expect(() => resolveZip.read({ lat: null, lng: 1 })).toThrow('lat');
  });

  it.each([
    { lat: 91, lng: 0 },
    { lat: '0', lng: '-180.5' },
  ])('RET-36: rejects %j for a zip code, which is no place on the earth', (wire) => {
    expect(() => resolveZip.read(wire)).toThrow('Expected type');
  });
});
