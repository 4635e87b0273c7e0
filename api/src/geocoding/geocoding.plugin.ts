import type { WirePlace, WireReverse } from '@portal/api-contract/geocoding';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { create, enums, optional, size, string, StructError, type, type Struct } from 'superstruct';
import { findAddress, findPlace, partsOfLine } from './geocode.ts';
import { usPlaces } from './us-places.ts';

const text = optional(size(string(), 0, 200));
const format = optional(enums(['json', 'jsonv2']));
const forward = type({
  q: text,
  street: text,
  city: text,
  state: text,
  postalcode: text,
  country: text,
  format,
});
const reverse = type({ lat: string(), lon: string(), format });

/**
 * Serves geocoding for the US as Nominatim does, so that configuration can name a public service instead: without an
 * envelope, and for everybody. Answers never change.
 */
export async function geocodingPlugin(server: FastifyInstance): Promise<void> {
  server.get('/api/geocoding/search', async (request, reply) => {
    const query = checked(request.query, forward);
    if (query === null) return badRequest(reply, 'The search could not be read.');
    const { q, country, street, city, state, postalcode } = query;
    if (country?.trim() && !isUs(country)) return answer(reply, []);
    const places = await usPlaces();
    const parts = {
      ...(q?.trim() ? partsOfLine(q, places) : {}),
      ...(street?.trim() ? { street } : {}),
      ...(city?.trim() ? { city } : {}),
      ...(state?.trim() ? { state } : {}),
      ...(postalcode?.trim() ? { postalcode } : {}),
    };
    const found = findPlace(parts, places);
    return answer(reply, found === null ? [] : [found]);
  });

  server.get('/api/geocoding/reverse', async (request, reply) => {
    const query = checked(request.query, reverse);
    const position = query && { latitude: degrees(query.lat, 90), longitude: degrees(query.lon, 180) };
    if (!position || Number.isNaN(position.latitude + position.longitude))
      return badRequest(reply, 'lat must be from -90 to 90, and lon from -180 to 180.');
    return answer(reply, findAddress(position, await usPlaces()) ?? { error: 'Unable to geocode' });
  });
}

const isUs = (country: string) =>
  ['us', 'usa', 'united states', 'united states of america'].includes(country.trim().toLowerCase());

function checked<Query>(query: unknown, shape: Struct<Query, unknown>): Query | null {
  try {
    return create(query, shape);
  } catch (error) {
    if (error instanceof StructError) return null;
    throw error;
  }
}

function degrees(given: string, most: number): number {
  const value = /^\s*[+-]?\d{1,3}(\.\d{1,20})?\s*$/.test(given) ? Number(given) : NaN;
  return Math.abs(value) <= most ? value : NaN;
}

function answer(reply: FastifyReply, found: readonly WirePlace[] | WireReverse): FastifyReply {
  // The answers are public: any page may read them, and every cache may store them.
  reply.header('access-control-allow-origin', '*');
  reply.header('cache-control', 'public, max-age=86400');
  return reply.send(found);
}

const badRequest = (reply: FastifyReply, message: string) =>
  reply
    .header('access-control-allow-origin', '*')
    .code(400)
    .send({ error: { code: 400, message } });
