import type { AnyEndpoint } from '@portal/api-contract';
import { schemas } from './components.ts';
import { operationOf, type Operation } from './operation.ts';
import { headers } from './parameters.ts';

const description = `Every call of the portal, as its endpoint table has it.

A JSON answer is wrapped: \`status\` says whether the call succeeded, \`data\` is what it answers, \`error\` is a sentence
for the customer or messages by field, \`code\` is the HTTP status or, where a call says so, a finer one.

Money is dollars, exact to the cent; days are YYYY-MM-DD and have no zone. Ids that nobody has and ids of other
people are answered alike. Calls refuse what their limits refuse, whatever a page has checked before.`;

/** Returns the OpenAPI 3.1 document of the endpoints. */
export function createDocument(calls: readonly AnyEndpoint[]) {
  return {
    openapi: '3.1.0',
    info: { title: 'Portal API', version: '1.0.0', description },
    servers: [{ url: '/' }],
    paths: pathsOf(calls),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `token` that signing in answers: an hour unused or twelve hours end it.',
        },
      },
      parameters: headers,
      schemas,
    },
  };
}

type Paths = Record<string, Record<string, Operation>>;

function pathsOf(calls: readonly AnyEndpoint[]): Paths {
  const byAddress = new Map<string, [AnyEndpoint, ...AnyEndpoint[]]>();
  for (const call of calls) {
    const address = `${call.method} ${call.path}`;
    const there = byAddress.get(address);
    if (there) there.push(call);
    else byAddress.set(address, [call]);
  }
  const paths: Paths = {};
  for (const there of byAddress.values()) {
    const { method, path } = there[0];
    (paths[path] ??= {})[method.toLowerCase()] = operationOf(there);
  }
  return paths;
}
