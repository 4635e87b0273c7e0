import { defineEndpoint } from '@portal/api-contract';
import { HttpResponse, type JsonBodyType } from 'msw';
import { unknown } from 'superstruct';
import type { Mock } from './mocks.ts';

/** A content file as a call, so that it is mocked and counted like one. */
function contentCall(name: string) {
  return defineEndpoint({
    id: `content.${name}`,
    method: 'GET',
    path: `/content/{brand}/${name}.json`,
    summary: 'A content file of the active brand.',
    auth: 'none',
    answer: unknown(),
    toWire: () => ({}),
    fromWire: (data) => data,
  });
}

/** The content file `name`.json of a brand holds what `content` makes for the brand's key. */
export function contentFile(name: string, content: (brand: string) => JsonBodyType): Mock {
  return {
    endpoint: contentCall(name),
    respond: ({ path }) => HttpResponse.json(content(path['brand'] ?? '')),
  };
}

/** The content file `name`.json is not there. */
export function noContentFile(name: string): Mock {
  return { endpoint: contentCall(name), respond: () => new HttpResponse('Not found', { status: 404 }) };
}
