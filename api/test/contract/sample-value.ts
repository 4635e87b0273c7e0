import { shapeOf, type Shape } from '@portal/api-contract/description';
import type { AnyEndpoint } from '@portal/api-contract';
import type { TestRequest } from './call-endpoint.ts';

const samples: Readonly<Record<string, () => unknown>> = {
  string: () => 'text',
  boolean: () => true,
  number: () => 1,
  'field:text': () => 'text',
  'field:token': () => 'unknown-token',
  'field:email': () => 'nobody@portal.test',
  'field:password': () => 'Some!thing1',
  'field:pin': () => '00000',
  'field:date': () => '2026-11-20',
  'field:flag': () => true,
  'field:id': () => '4711',
  'field:amount': () => '1.00',
  'field:list': () => '[]',
  'field:search': () => 'text',
  'field:authorization': () => 'I authorize this payment.',
  'field:values': () => ({}),
  'field:json': () => '{}',
  'field:file': () => new File(['text'], 'note.txt', { type: 'text/plain' }),
};

/** Returns one valid value of a shape; what a sample of a name or an id refers to does not exist. */
export function sampleOf(shape: Shape): unknown {
  switch (shape.type) {
    case 'unknown':
      return null;
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.fields).map(([name, field]) => [name, sampleOf(field)] as const),
      );
    case 'array':
      return [sampleOf(shape.of)];
    case 'record':
      return {};
    case 'union':
      return shape.shapes[0] && sampleOf(shape.shapes[0]);
    case 'enum':
      return shape.values.at(-1);
    case 'range':
      return Math.max(shape.from, Math.min(shape.to, 1));
    case 'scalar': {
      const sample = samples[shape.name];
      if (!sample) throw new TypeError(`There is no sample of ${shape.name}.`);
      return sample();
    }
    case 'lazy':
      return null;
  }
}

/** Returns a request that is valid for an endpoint. */
export function sampleRequest({ request: { path, query, body } }: AnyEndpoint): TestRequest {
  return {
    ...(path === undefined ? {} : { path: sampleOf(shapeOf(path)) as Record<string, unknown> }),
    ...(query === undefined ? {} : { query: sampleOf(shapeOf(query)) as Record<string, unknown> }),
    ...(body === undefined ? {} : { body: confirmed(sampleOf(shapeOf(body))) }),
  };
}

/** Repeats a new password in its confirmation, which the shape of one field cannot express. */
function confirmed(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('password_confirmation' in body)) return body;
  return { ...body, password_confirmation: 'password' in body ? body.password : undefined };
}
