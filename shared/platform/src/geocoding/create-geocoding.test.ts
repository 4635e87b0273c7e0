import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { MalformedAnswerError, NetworkError, TimeoutError } from '../api/api-error.ts';
import { createGeocoding } from './create-geocoding.ts';

const service = 'https://geo.example/search';
const place = {
  place_id: 7,
  lat: '32.8095',
  lon: '-83.6168',
  display_name: '12, Mulberry Street, Macon, Georgia, 31201, United States',
  address: {
    house_number: '12',
    road: 'Mulberry Street',
    town: 'Macon',
    state: 'Georgia',
    postcode: '31201',
    country: 'United States',
    country_code: 'us',
  },
};

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const geocodingAt = (forwardUrl: string | null, more: { apiBase?: string; timeoutMs?: number } = {}) =>
  createGeocoding({
    config: { apiBase: more.apiBase ?? '', geocode: { forwardUrl, reverseUrl: forwardUrl } },
    ...(more.timeoutMs === undefined ? {} : { timeoutMs: more.timeoutMs }),
  });

/** Answers every search with this, and records what was asked. */
function answering(answer: () => Response, address = service): Request[] {
  const asked: Request[] = [];
  server.use(
    http.get(address, ({ request }) => {
      asked.push(request);
      return answer();
    }),
  );
  return asked;
}

describe('geocoding', () => {
  it('RET-37: asks for an address in the service’s own spelling and reads the best answer', async () => {
    const asked = answering(() => HttpResponse.json([place, { ...place, lat: '1' }]));
    const found = await geocodingAt(`${service}?key=k`).forward({ street: ' 12 Mulberry St ', zip: '31201' });
    expect(found).toEqual({
      position: { latitude: 32.8095, longitude: -83.6168 },
      label: place.display_name,
      street: '12 Mulberry Street',
      city: 'Macon',
      state: 'Georgia',
      zip: '31201',
      country: 'US',
    });
    expect(Object.fromEntries(new URL(asked[0]?.url ?? '').searchParams)).toEqual({
      key: 'k',
      street: '12 Mulberry St',
      postalcode: '31201',
      country: 'us',
      format: 'jsonv2',
      addressdetails: '1',
      limit: '1',
    });
  });

  it('RET-37: names a point, and knows where there is nothing to name', async () => {
    const asked = answering(() => HttpResponse.json(place));
    const position = { latitude: 32.80951234, longitude: -83.6 };
    expect((await geocodingAt(service).reverse(position))?.city).toBe('Macon');
    expect(new URL(asked[0]?.url ?? '').searchParams.get('lat')).toBe('32.80951');
    answering(() => HttpResponse.json({ error: 'Unable to geocode' }));
    expect(await geocodingAt(service).reverse(position)).toBeNull();
    answering(() => HttpResponse.json([]));
    expect(await geocodingAt(service).forward({ state: 'GA' })).toBeNull();
  });

  it('sends nothing of the customer to an outside host', async () => {
    sessionStorage.setItem('any', 'secret');
    const asked = answering(() => HttpResponse.json([place]));
    await geocodingAt(service).forward({ zip: '31201' });
    expect(asked[0]?.credentials).toBe('omit');
    expect([...(asked[0]?.headers ?? new Headers()).keys()]).toEqual(['accept']);
    expect(asked[0]?.redirect).toBe('error');
  });

  it('takes a path as one of the api’s', async () => {
    const own = answering(() => HttpResponse.json([place]), `${location.origin}/api/geocoding/search`);
    await geocodingAt('/api/geocoding/search').forward({ zip: '31201' });
    expect(own).toHaveLength(1);
    const other = answering(() => HttpResponse.json([place]), 'https://api.example/api/geocoding/search');
    await geocodingAt('/api/geocoding/search', { apiBase: 'https://api.example' }).forward({ zip: '31201' });
    expect(other).toHaveLength(1);
  });

  it('asks nobody for nothing, or without a service', async () => {
    expect(await geocodingAt(service).forward({ street: ' ', zip: '' })).toBeNull();
    expect(await geocodingAt(null).forward({ zip: '31201' })).toBeNull();
    expect(await geocodingAt(null).reverse({ latitude: 1, longitude: 1 })).toBeNull();
    expect(geocodingAt(null).available).toEqual({ forward: false, reverse: false });
  });

  it.each([
    ['no JSON', () => new HttpResponse('<html>')],
    ['no list', () => HttpResponse.json({ ...place })],
    ['a latitude beyond the pole', () => HttpResponse.json([{ ...place, lat: '90.5' }])],
    ['a longitude that is not a number', () => HttpResponse.json([{ ...place, lon: 'west' }])],
    ['an address of numbers', () => HttpResponse.json([{ ...place, address: { road: 5 } }])],
  ])('rejects an answer with %s, without repeating it', async (_name, answer) => {
    answering(answer);
    const rejected = geocodingAt(service).forward({ zip: '31201' });
    await expect(rejected).rejects.toBeInstanceOf(MalformedAnswerError);
    await rejected.catch((error: Error) => {
      expect(`${error.message} ${String(error.cause)}`).not.toMatch(/html|Macon|west/);
    });
  });

  it('tells an error status, a broken connection and an endless wait apart', async () => {
    answering(() => new HttpResponse(null, { status: 429 }));
    await expect(geocodingAt(service).forward({ zip: '1' })).rejects.toMatchObject({ status: 429 });
    answering(() => HttpResponse.error());
    await expect(geocodingAt(service).forward({ zip: '1' })).rejects.toBeInstanceOf(NetworkError);
    server.use(http.get(service, () => new Promise<never>(() => {})));
    const waiting = geocodingAt(service, { timeoutMs: 20 }).forward({ zip: '1' });
    await expect(waiting).rejects.toBeInstanceOf(TimeoutError);
  });

  it('a cancelled search rejects with its reason', async () => {
    server.use(http.get(service, () => new Promise<never>(() => {})));
    const cancel = new AbortController();
    const waiting = geocodingAt(service).reverse({ latitude: 1, longitude: 1 }, cancel.signal);
    cancel.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    await expect(geocodingAt(service).forward({ zip: '1' }, cancel.signal)).rejects.toThrow('gone');
  });
});
