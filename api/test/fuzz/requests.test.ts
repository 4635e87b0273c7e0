import { endpointTable, type AnyEndpoint } from '@portal/api-contract';
import fc, { type Arbitrary } from 'fast-check';
import { callEndpoint, type TestResponse, type TestRequest } from '../contract/call-endpoint.ts';
import { openTestApi, type TestApi } from '../support/test-api.ts';
import { problemOfAnswer } from './answer-problem.ts';
import { fuzzTimeLimit, fuzzing } from './settings.ts';
import { nearRequestsOf, requestsOf } from './values.ts';

const customers = ['maria', 'evan', 'nora', 'rita', 'dana', 'otis', 'paige', 'abe'];
// Not remy, who must set a new password before any call.
const staff = ['suzy', 'bo', 'stella', 'rex'];
const everyCall = endpointTable.map((endpoint) => [endpoint.id, endpoint] as const);

describe('every endpoint, whatever is sent', () => {
  let api: TestApi;
  let requests = 0;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  const callersOf = ({ auth, guard }: AnyEndpoint): Arbitrary<string | null> => {
    if (auth === 'none') return fc.constant(null);
    if (guard === 'client') return fc.constantFrom(...customers);
    return guard === 'web' ? fc.constantFrom('suzy', 'bo') : fc.constantFrom(...customers, ...staff);
  };

  /** Sends each request from another address, so that the rate limits do not answer in place of the endpoint. */
  async function send(
    endpoint: AnyEndpoint,
    sent: TestRequest,
    caller: string | null,
  ): Promise<TestResponse> {
    requests += 1;
    const address = `2001:db8:${(requests >> 16).toString(16)}:${(requests & 0xffff).toString(16)}::1`;
    const token = caller === null ? {} : { token: await api.tokenOf(caller) };
    const before = Date.now();
    const answer = await callEndpoint(api.server, endpoint, { address, ...token, ...sent });
    const problem = problemOfAnswer(endpoint, answer, Date.now() - before);
    if (problem !== null) throw new Error(`${endpoint.id} ${problem}: ${answer.text.slice(0, 500)}`);
    return answer;
  }

  it.each(everyCall)(
    'API-18: %s answers well-formed requests as the table says',
    async (_id, endpoint) => {
      await fc.assert(
        fc.asyncProperty(requestsOf(endpoint), callersOf(endpoint), async (sent, caller) => {
          const { status } = await send(endpoint, sent, caller);
          // Its values may be rejected, its format and its sender may not.
          if (status !== 200 && status !== 422) expect(statusesOf(endpoint)).toContain(status);
        }),
        fuzzing(0.5),
      );
    },
    fuzzTimeLimit,
  );

  it.each(everyCall)(
    'API-93, API-98: %s answers malformed requests with the envelope and never fails internally',
    async (_id, endpoint) => {
      await fc.assert(
        fc.asyncProperty(nearRequestsOf(endpoint), callersOf(endpoint), async (sent, caller) => {
          const { status } = await send(endpoint, sent, caller);
          if (!isShaped(endpoint, sent.body)) expect([400, 413, 422]).toContain(status);
        }),
        fuzzing(),
      );
    },
    fuzzTimeLimit,
  );
});

const statusesOf = ({ failures }: AnyEndpoint) => failures.map(({ status }) => status);

/** Whether a body has its endpoint's shape once it is JSON. A form always has: its fields become texts and files. */
function isShaped({ request, bodyType }: AnyEndpoint, body: unknown): boolean {
  if (request.body === undefined || bodyType === 'multipart') return true;
  const arrived: unknown = body === undefined ? {} : JSON.parse(JSON.stringify(body));
  try {
    return request.body.is(arrived);
  } catch {
    return false;
  }
}
