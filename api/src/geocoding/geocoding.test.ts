import { readPlaces, readReverse, wirePlaces, wireReverse } from '@portal/api-contract/geocoding';
import fc from 'fast-check';
import Fastify from 'fastify';
import { create } from 'superstruct';
import { geocodingPlugin } from './geocoding.plugin.ts';

const server = Fastify();
void server.register(geocodingPlugin);
afterAll(() => server.close());

const ask = (path: string, query: Record<string, string>) =>
  server.inject({ url: `/api/geocoding/${path}`, query });
const search = async (query: Record<string, string>) => {
  const answer = await ask('search', { country: 'us', format: 'jsonv2', ...query });
  return readPlaces(create(answer.json(), wirePlaces));
};
const nameOf = async (lat: number, lon: number) => {
  const answer = await ask('reverse', { lat: String(lat), lon: String(lon), format: 'jsonv2' });
  return readReverse(create(answer.json(), wireReverse));
};

describe('geocoding an address', () => {
  it('RET-37: finds a ZIP code, also in its form with four more digits', async () => {
    const macon = {
      position: { latitude: 32.8095, longitude: -83.6168 },
      label: 'Macon, Georgia, 31201, United States',
      street: null,
      city: 'Macon',
      state: 'Georgia',
      zip: '31201',
      country: 'US',
    };
    expect(await search({ postalcode: '31201' })).toEqual(macon);
    expect(await search({ postalcode: ' 31201-1234 ', state: 'ga', street: '' })).toEqual(macon);
  });

  it('RET-37: finds the centre of a state by its code or its name', async () => {
    const state = await search({ state: 'Georgia', street: '12 Mulberry St' });
    expect(state).toMatchObject({ label: 'Georgia, United States', street: null, city: null });
    expect(state).toEqual(await search({ state: ' ga ' }));
    const { latitude = 0, longitude = 0 } = state?.position ?? {};
    expect([Math.round(latitude), Math.round(longitude)]).toEqual([33, -84]);
    expect((await search({ state: 'district of columbia' }))?.state).toBe('District of Columbia');
    expect((await search({ state: 'AK' }))?.position.longitude).toBeLessThan(-140);
  });

  it('RET-37: places a street near the centre of its ZIP code, always at the same point', async () => {
    const street = { street: '12 Mulberry  St', postalcode: '31201' };
    const found = await search(street);
    expect(found).toMatchObject({
      street: '12 Mulberry St',
      label: '12, Mulberry St, Macon, Georgia, 31201, United States',
    });
    expect(await search({ ...street, street: '12 mulberry st' })).toMatchObject({
      position: found?.position,
    });
    const other = await search({ ...street, street: '14 Mulberry St' });
    expect(other?.position).not.toEqual(found?.position);
    for (const place of [found, other]) {
      expect(Math.abs((place?.position.latitude ?? 0) - 32.8095)).toBeLessThan(0.0091);
      expect(Math.abs((place?.position.longitude ?? 0) + 83.6168)).toBeLessThan(0.0091);
    }
  });

  it.each([
    ['Macon GA', null, 'Macon', 'Georgia', null, [33, -84]],
    ['macon, georgia, USA', null, 'Macon', 'Georgia', null, [33, -84]],
    ['St. Louis MO', null, 'Saint Louis', 'Missouri', null, [39, -90]],
    ['Washington DC', null, 'Washington', 'District of Columbia', null, [39, -77]],
    ['New York, New York', null, 'New York', 'New York', null, [41, -74]],
    ['Charleston West Virginia', null, 'Charleston', 'West Virginia', null, [38, -82]],
    ['100 Peachtree Street, Atlanta, GA', '100 Peachtree Street', 'Atlanta', 'Georgia', null, [34, -84]],
    ['100 Peachtree Street Atlanta GA', '100 Peachtree Street', 'Atlanta', 'Georgia', null, [34, -84]],
    ['12 Mulberry St, Macon, GA 31201-1234', '12 Mulberry St', 'Macon', 'Georgia', '31201', [33, -84]],
    ['31201', null, 'Macon', 'Georgia', '31201', [33, -84]],
    ['Georgia', null, null, 'Georgia', null, [33, -84]],
    ['Puerto Rico', null, null, 'Puerto Rico', null, [18, -66]],
    ['San Juan PR', null, 'San Juan', 'Puerto Rico', null, [18, -66]],
    ['St. John, U.S. Virgin Islands', null, 'St John', 'Virgin Islands', null, [18, -65]],
    ['New York', null, 'New York', 'New York', null, [41, -74]],
    ['New York City', null, 'New York', 'New York', null, [41, -74]],
    ['new york city, ny', null, 'New York', 'New York', null, [41, -74]],
    ['Kansas City MO', null, 'Kansas City', 'Missouri', null, [39, -95]],
    ['Washington D.C.', null, 'Washington', 'District of Columbia', null, [39, -77]],
    ['Washington, D. C.', null, 'Washington', 'District of Columbia', null, [39, -77]],
    ['O’Fallon MO', null, 'O Fallon', 'Missouri', null, [39, -91]],
    ["O'Fallon, IL", null, 'O Fallon', 'Illinois', null, [39, -90]],
    ['Winston-Salem NC', null, 'Winston Salem', 'North Carolina', null, [36, -80]],
    ['Lee’s Summit MO', null, 'Lees Summit', 'Missouri', null, [39, -94]],
  ])('RET-37: finds the line %j', async (q, street, city, state, zip, near) => {
    const { position, ...found } = (await search({ q })) ?? {};
    expect(found).toMatchObject({ street, city, state, zip });
    expect([Math.round(position?.latitude ?? 0), Math.round(position?.longitude ?? 0)]).toEqual(near);
  });

  it('RET-37: finds a town in its own part, or after a comma of the street', async () => {
    const expected = { street: '100 Peachtree Street', city: 'Atlanta', zip: null };
    expect(await search({ street: '100 Peachtree Street', city: 'Atlanta', state: 'GA' })).toMatchObject(
      expected,
    );
    expect(await search({ street: '100 Peachtree Street, Atlanta', state: 'GA' })).toMatchObject(expected);
  });

  it.each([
    { q: 'Nowhere At All GA' },
    { q: 'Macon, CA 31201' },
    { q: ' , , ' },
    { city: 'Nowhere At All' },
    { postalcode: '00000' },
    { postalcode: '3120' },
    { postalcode: '31201', state: 'CA' },
    { state: 'Nowhere' },
    { street: '12 Mulberry St' },
    { postalcode: '31201', country: 'de' },
    { postalcode: '09001' },
    {},
  ])('RET-37: finds nothing for %j', async (query: Record<string, string>) => {
    const answer = await ask('search', { country: 'us', ...query });
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
  });
});

describe('reverse geocoding', () => {
  it('UI-58: finds the nearest town and its country', async () => {
    expect(await nameOf(32.81, -83.62)).toEqual({
      position: { latitude: 32.81, longitude: -83.62 },
      label: 'Macon, Georgia, 31201, United States',
      street: null,
      city: 'Macon',
      state: 'Georgia',
      zip: '31201',
      country: 'US',
    });
    expect((await nameOf(61.2181, -149.9003))?.city).toBe('Anchorage');
  });

  it.each([
    ['the Atlantic', 35, -50],
    ['Paris', 48.85, 2.35],
    ['the pole', 90, 0],
    ['the other pole', -90, 180],
  ])('UI-58: finds nothing for %s', async (_name, lat, lon) => {
    expect(await nameOf(lat, lon)).toBeNull();
  });

  it.each([
    { lat: '91', lon: '0' },
    { lat: '1', lon: '181' },
    { lat: 'x', lon: '1' },
    { lat: '1e1', lon: '1' },
    { lat: '1' },
    {},
  ])('rejects %j, which is not a point', async (query: Record<string, string>) => {
    const answer = await ask('reverse', query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: { code: 400, message: 'lat must be from -90 to 90, and lon from -180 to 180.' },
    });
  });

  it('answers any request in one of its documented shapes', async () => {
    const texts = fc.record({
      q: fc.string(),
      street: fc.string(),
      state: fc.string(),
      postalcode: fc.string(),
    });
    const points = fc.record({
      lat: fc.double({ min: -90, max: 90 }),
      lon: fc.double({ min: -180, max: 180 }),
    });
    await fc.assert(
      fc.asyncProperty(texts, points, async (typed, { lat, lon }) => {
        const answer = await ask('search', typed);
        expect([200, 400]).toContain(answer.statusCode);
        await nameOf(Number(lat.toFixed(6)), Number(lon.toFixed(6)));
      }),
      { numRuns: 60 },
    );
  });

  it('lets any page read and any cache store the answers', async () => {
    const { headers } = await ask('search', { postalcode: '31201' });
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=86400',
    });
  });
});
