import { type } from 'superstruct';
import { requiredText } from '../fields/text-fields.ts';
import { readOpenSession, wireOpenSessions } from '../wire/open-session.ts';
import { defineEndpoint } from './endpoint.ts';
import { ignoredAnswer, noInput, readNothing } from './no-data.ts';

// Not in the specification: a portal hides what needs these from a backend without them.

export const listSessions = defineEndpoint({
  id: 'sessions.list',
  method: 'GET',
  path: '/api/v1/mobile/sessions',
  summary: 'Lists the sessions that the customer has open, the one last used first.',
  guard: 'client',
  answer: wireOpenSessions,
  toWire: noInput,
  fromWire: ({ sessions }) => sessions.map(readOpenSession),
});

export const endSession = defineEndpoint({
  id: 'sessions.end',
  method: 'POST',
  path: '/api/v1/mobile/sessions/{id}/end',
  summary: 'Ends one session of the customer; its token gets 401 from then on.',
  guard: 'client',
  request: { path: type({ id: requiredText }) },
  failures: [{ status: 404, when: 'The session is not this customer’s, or has ended.' }],
  toWire: (input: { readonly id: string }) => ({ path: { id: input.id } }),
  answer: ignoredAnswer,
  fromWire: readNothing,
});

export const endOtherSessions = defineEndpoint({
  id: 'sessions.end-others',
  method: 'POST',
  path: '/api/v1/mobile/sessions/end-others',
  summary: 'Ends all sessions of the customer but the one that asks.',
  guard: 'client',
  toWire: noInput,
  answer: ignoredAnswer,
  fromWire: readNothing,
});
