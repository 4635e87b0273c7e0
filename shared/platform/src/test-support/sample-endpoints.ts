import { defineEndpoint } from '@portal/api-contract';
import { object, string } from 'superstruct';

const named = object({ name: string() });

export const listThings = defineEndpoint({
  id: 'leases.things',
  method: 'GET',
  path: '/api/v1/things',
  summary: '',
  answer: named,
  toWire: () => ({}),
  fromWire: ({ name }) => name,
});

export const changeThing = defineEndpoint({
  id: 'things.change',
  method: 'POST',
  path: '/api/v1/things',
  summary: '',
  idempotent: true,
  answer: named,
  toWire: (input: { to: string }) => ({ body: input }),
  fromWire: ({ name }) => name,
});

/** The api's envelope around `{ name }`. */
export function named200(name: string): Response {
  return Response.json({ status: true, code: 200, data: { name }, error: null });
}
