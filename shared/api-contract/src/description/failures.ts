import type { AnyEndpoint, EndpointFailure } from '../endpoints/endpoint.ts';

/**
 * Every failure that a call may answer: those that its description lists, and those that follow from the rest of the
 * description. Several may have one status.
 */
export function failuresOf(endpoint: AnyEndpoint): readonly EndpointFailure[] {
  return [...endpoint.failures, ...impliedFailures(endpoint)];
}

/** What follows from who may call, what is sent and how. */
export function impliedFailures({
  auth,
  guard,
  bodyType,
  method,
  request,
}: AnyEndpoint): readonly EndpointFailure[] {
  const hasJsonBody = method !== 'GET' && bodyType !== 'multipart';
  const hasShape = (request.path ?? request.query ?? request.body) !== undefined;
  return [
    ...(request.path === undefined ? [] : [unreadableAddress]),
    ...(hasJsonBody ? [unreadableBody, largeBody, otherBody] : []),
    ...(bodyType === 'multipart' ? [unreadableForm, otherForm] : []),
    ...(auth === 'bearer' ? [unknownCaller] : []),
    ...(guard === null ? [] : [otherGuards[guard]]),
    ...(hasShape ? [refusedFields] : []),
  ];
}

const unreadableAddress: EndpointFailure = { status: 400, when: 'The address cannot be read.' };
const unreadableBody: EndpointFailure = { status: 400, when: 'The body is not the JSON that it says to be.' };
const largeBody: EndpointFailure = { status: 413, when: 'The body is larger than 64 kB.' };
const otherBody: EndpointFailure = { status: 415, when: 'The body is of another type than JSON.' };
const unreadableForm: EndpointFailure = { status: 400, when: 'The body is not the form that it says to be.' };
const otherForm: EndpointFailure = { status: 415, when: 'The body is of another type than a form.' };
const unknownCaller: EndpointFailure = {
  status: 401,
  when: 'The bearer token is missing, unknown, ended or too old.',
};
const otherGuards: Readonly<Record<'client' | 'web', EndpointFailure>> = {
  client: { status: 403, when: 'The caller is not a customer.' },
  web: { status: 403, when: 'The caller is not of the system’s staff.' },
};
const refusedFields: EndpointFailure = {
  status: 422,
  when: 'Something that was sent is missing or not valid; `error` has the messages by field.',
};
