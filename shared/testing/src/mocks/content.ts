import { defineEndpoint } from '@portal/api-contract';
import { HttpResponse, type JsonBodyType } from 'msw';
import { unknown } from 'superstruct';
import type { Mock } from './mocks.ts';

/** Describes a file of the brand content as an endpoint, so that it can be mocked like one. */
function contentEndpoint(name: string) {
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

/** Mocks the content file `name`.json: it has what `content` returns for the key of the brand. */
export function contentFile(name: string, content: (brand: string) => JsonBodyType): Mock {
  return {
    endpoint: contentEndpoint(name),
    respond: ({ path }) => HttpResponse.json(content(path['brand'] ?? '')),
  };
}

/** Mocks a missing content file: `name`.json answers 404. */
export function noContentFile(name: string): Mock {
  return { endpoint: contentEndpoint(name), respond: () => new HttpResponse('Not found', { status: 404 }) };
}
