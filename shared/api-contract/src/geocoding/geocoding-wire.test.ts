import { is } from 'superstruct';
import { forwardQuery, readPlaces, readReverse, reverseQuery, wirePlaces, wireReverse } from './index.ts';

const place = { lat: '32.8095', lon: '-83.6168', display_name: 'Macon, Georgia' };

describe('the shape of a geocoding service’s answers', () => {
  it.each([
    [[place], true],
    [[], true],
    [[{ ...place, lat: 32.8095 }], false],
    [[{ ...place, lat: '90.0001' }], false],
    [[{ ...place, lon: '-180' }], true],
    [[{ ...place, lon: '1e2' }], false],
    [[{ ...place, display_name: undefined }], false],
    [[{ ...place, address: null, place_id: 4 }], true],
    [place, false],
  ])('RET-37: %j is a valid answer of a forward search: %s', (answer, valid) => {
    expect(is(answer, wirePlaces)).toBe(valid);
  });

  it.each([
    [place, true],
    [{ error: 'Unable to geocode' }, true],
    [{}, false],
    [[place], false],
  ])('RET-37: %j is a valid answer of a reverse search: %s', (answer, valid) => {
    expect(is(answer, wireReverse)).toBe(valid);
  });

  it('RET-37: a place without an address has only a position and a label', () => {
    expect(readPlaces([place])).toEqual({
      position: { latitude: 32.8095, longitude: -83.6168 },
      label: 'Macon, Georgia',
      street: null,
      city: null,
      state: null,
      zip: null,
      country: null,
    });
    expect(readPlaces([])).toBeNull();
    expect(readReverse({ error: 'none' })).toBeNull();
  });

  it('UI-58: a country has two capital letters, and a house number is read only with its road', () => {
    const address = { house_number: '4', hamlet: 'Dry Branch', country_code: 'us' };
    expect(readReverse({ ...place, address })).toMatchObject({
      street: null,
      city: 'Dry Branch',
      country: 'US',
    });
  });

  it('RET-37 (OP-87): forwardQuery takes one line or parts, and returns null when nothing was typed', () => {
    expect(forwardQuery({})).toBeNull();
    expect(forwardQuery({ street: '  ', state: '', zip: '\t' })).toBeNull();
    expect(forwardQuery({ state: ' GA ' })).toMatchObject({ state: 'GA', country: 'us', format: 'jsonv2' });
    expect(forwardQuery({ line: ' Macon GA ', zip: '31201' })).toEqual({
      q: 'Macon GA',
      countrycodes: 'us',
      format: 'jsonv2',
      addressdetails: '1',
      limit: '1',
    });
    expect(reverseQuery({ latitude: 32.123456789, longitude: -0.1 })).toMatchObject({
      lat: '32.12346',
      lon: '-0.10000',
    });
  });
});
