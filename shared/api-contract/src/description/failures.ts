import type { AnyEndpoint, EndpointFailure } from '../endpoints/endpoint.ts';

/**
 * Returns every failure that an endpoint may answer: those that it lists, and those that follow from the rest of its
 * description. Several may have the same status.
 */
export function failuresOf(endpoint: AnyEndpoint): readonly EndpointFailure[] {
  return [...endpoint.failures, ...impliedFailures(endpoint)];
}

/** Returns the failures that follow from who may call the endpoint and what is sent how. */
export function impliedFailures({
  auth,
  guard,
  servesBeforeReset,
  bodyType,
  method,
  request,
}: AnyEndpoint): readonly EndpointFailure[] {
  const hasJsonBody = method !== 'GET' && bodyType !== 'multipart';
  const hasShape = (request.path ?? request.query ?? request.body) !== undefined;
  return [
    ...(request.path === undefined ? [] : [unreadableAddress]),
    ...(hasJsonBody ? [unreadableBody, largeBody, wrongBodyType] : []),
    ...(bodyType === 'multipart' ? [unreadableForm, wrongFormType] : []),
    ...(auth === 'bearer' ? [unauthenticated] : []),
    ...(auth === 'bearer' && !servesBeforeReset ? [passwordToReset] : []),
    ...(guard === null ? [] : [wrongGuard[guard]]),
    ...(hasShape ? [invalidFields] : []),
  ];
}

const unreadableAddress: EndpointFailure = { status: 400, when: 'The address is not a valid URL.' };
const unreadableBody: EndpointFailure = { status: 400, when: 'The body is not valid JSON.' };
const largeBody: EndpointFailure = { status: 413, when: 'The body is larger than 64 kB.' };
const wrongBodyType: EndpointFailure = { status: 415, when: 'The content type of the body is not JSON.' };
const unreadableForm: EndpointFailure = { status: 400, when: 'The body is not a valid form.' };
const wrongFormType: EndpointFailure = {
  status: 415,
  when: 'The content type of the body is not that of a form.',
};
const unauthenticated: EndpointFailure = {
  status: 401,
  when: 'The bearer token is missing, unknown, revoked or expired.',
};
const passwordToReset: EndpointFailure = {
  status: 403,
  code: 1002,
  when: 'The caller must set a new password first.',
};
const wrongGuard: Readonly<Record<'client' | 'web', EndpointFailure>> = {
  client: { status: 403, when: 'The caller is not a customer.' },
  web: { status: 403, when: 'The caller is not a member of staff.' },
};
const invalidFields: EndpointFailure = {
  status: 422,
  when: 'A field is missing or invalid; `error` has the messages by field.',
};
