import { failuresOf } from '@portal/api-contract/description';
import type { AnyEndpoint } from '@portal/api-contract';
import { secretsIn, secretsOfHeader, type CapturedLogs } from '@portal/tooling/process';
import Ajv2020 from 'ajv/dist/2020';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openapiDocument } from '../../src/openapi/document.ts';
import { captureSecrets } from './captured-logs.ts';

export interface AnswerCheck {
  readonly secrets: Pick<CapturedLogs, 'rememberSecrets'>;
  /** Throws when the endpoint table does not list an answer for its endpoint. */
  assertAllListed(): void;
}

const documentId = 'openapi.json';
const documented = new Ajv2020({ strict: false, validateFormats: false }).addSchema(
  openapiDocument,
  documentId,
);

/**
 * Checks every answer of a server against the endpoint table and its OpenAPI document, and remembers the secrets in
 * requests and answers. Call it before the server answers anything.
 */
export function checkAnswers(server: FastifyInstance): AnswerCheck {
  const secrets = captureSecrets();
  const wrong = new Set<string>();
  server.addHook('onSend', async (request, reply, payload) => {
    const endpoints = endpointsOf(request);
    const answer = typeof payload === 'string' ? parse(payload) : undefined;
    secrets.rememberSecrets(secretsIn([request.body, request.query, request.params, answer]));
    secrets.rememberSecrets(secretsOfHeader(request.headers.authorization));
    const problem = endpoints.length === 0 ? null : problemOf(endpoints, reply.statusCode, answer);
    if (problem !== null) wrong.add(`${endpoints.map(({ id }) => id).join('/')} ${problem}`);
    const type = String(reply.getHeader('content-type'));
    // Files are streams: what a customer uploaded keeps the type that was said then, and is only saved.
    if (typeof payload === 'string' && !isTyped(type, answer !== undefined)) {
      wrong.add(`${request.method} ${request.url} has the type ${type}`);
    }
    return payload;
  });
  return {
    secrets,
    assertAllListed() {
      if (wrong.size > 0)
        throw new Error(`Answers that the endpoint table does not list:\n${[...wrong].join('\n')}`);
    },
  };
}

/** Whether an answer names the type that it has: JSON that of JSON, everything in words its character set. */
function isTyped(type: string, isJson: boolean): boolean {
  if (isJson) return type === 'application/json; charset=utf-8';
  return /^text\//.test(type) ? /; ?charset=utf-8$/i.test(type) : /^[a-z]+\/[\w.+-]+/.test(type);
}

/** Several endpoints may share an address; a HEAD request, and an address outside the table, has none. */
const endpointsOf = ({ method, routeOptions }: FastifyRequest): readonly AnyEndpoint[] =>
  method === 'HEAD' ? [] : (routeOptions.config.endpoints ?? []);

function problemOf(endpoints: readonly AnyEndpoint[], status: number, answer: unknown): string | null {
  if (status === 200) {
    if (endpoints.some(({ responseType }) => responseType === 'blob')) return null;
  } else {
    const code = typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : undefined;
    const listed = endpoints.flatMap(failuresOf);
    if (!listed.some((failure) => failure.status === status && (failure.code ?? status) === code)) {
      return `answered ${status} with the code ${JSON.stringify(code)}, which is not listed`;
    }
  }
  const [{ method, path } = { method: '', path: '' }] = endpoints;
  const at = [
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    status,
    'content',
    'application/json',
    'schema',
  ];
  const pointer = at.map((part) => String(part).replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
  const isValid = documented.getSchema(`${documentId}#/${encodeURI(pointer)}`);
  if (!isValid) return `answered ${status}, which is not in the document`;
  if (isValid(answer)) return null;
  const [first] = isValid.errors ?? [];
  return `answered ${status} out of shape: ${first?.instancePath} ${first?.message}`;
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}
