import { endpointTable, type AnyEndpoint } from '@portal/api-contract';
import { schemas } from './components.ts';
import { operationOf, type Operation } from './operation.ts';
import { headers } from './parameters.ts';

const description = `Every endpoint of the portal's api, as described in its endpoint table.

A JSON answer is wrapped: \`status\` says whether the request succeeded, \`data\` is the result, \`error\` is a sentence
for the customer or messages by field, \`code\` is the HTTP status or, where an endpoint lists one, a finer code.

Money is in dollars, exact to the cent; days are YYYY-MM-DD and have no time zone. Unknown ids and ids of other people
get the same answer. The api checks every limit itself, whatever a page has checked before.`;

/** The OpenAPI 3.1 document of the endpoint table: made once, for every server of the process. */
export const openapiDocument = {
  openapi: '3.1.0',
  info: { title: 'Portal API', version: '1.0.0', description },
  servers: [{ url: '/' }],
  paths: pathsOf(endpointTable),
  components: {
    securitySchemes: {
      bearer: {
        type: 'http',
        scheme: 'bearer',
        description:
          'The `token` from signing in. It ends after an hour without use, and after twelve hours at the latest.',
      },
    },
    parameters: headers,
    schemas,
  },
};

type Paths = Record<string, Record<string, Operation>>;

function pathsOf(endpoints: readonly AnyEndpoint[]): Paths {
  const byAddress = new Map<string, [AnyEndpoint, ...AnyEndpoint[]]>();
  for (const endpoint of endpoints) {
    const address = `${endpoint.method} ${endpoint.path}`;
    const sharing = byAddress.get(address);
    if (sharing) sharing.push(endpoint);
    else byAddress.set(address, [endpoint]);
  }
  const paths: Paths = {};
  for (const sharing of byAddress.values()) {
    const { method, path } = sharing[0];
    (paths[path] ??= {})[method.toLowerCase()] = operationOf(sharing);
  }
  return paths;
}
