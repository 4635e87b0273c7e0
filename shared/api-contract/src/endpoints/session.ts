import { readCheckedSession, wireCheckedSession } from '../wire/sign-in.ts';
import { readUser, wireUserAnswer } from '../wire/user.ts';
import { defineEndpoint } from './endpoint.ts';
import { ignoredAnswer, noInput, readNothing } from './no-data.ts';

// Kept apart from the endpoints of the sign-in forms: every page starts with these and needs none of the forms' rules.

export const checkToken = defineEndpoint({
  id: 'auth.check-token',
  method: 'POST',
  path: '/api/v1/mobile/token/login',
  summary: 'Answers the user that the bearer token belongs to, and when the session ends (OP-107).',
  servesBeforeReset: true,
  answer: wireCheckedSession,
  toWire: noInput,
  fromWire: readCheckedSession,
});

export const csrfCookie = defineEndpoint({
  id: 'portal-auth.csrf-cookie',
  method: 'GET',
  path: '/sanctum/csrf-cookie',
  summary: 'Sets the cookie that state-changing v2 requests need, once before the first of them (OP-46).',
  auth: 'none',
  toWire: noInput,
  answer: ignoredAnswer,
  fromWire: readNothing,
});

export const logout = defineEndpoint({
  id: 'portal-auth.logout',
  method: 'POST',
  path: '/api/v2/auth/logout',
  summary: 'Revokes the bearer token.',
  servesBeforeReset: true,
  // Who logs out has not been away too long: their other tabs are to follow, also when the token has ended already.
  keepsSessionOn401: true,
  toWire: noInput,
  answer: ignoredAnswer,
  fromWire: readNothing,
});

export const currentUser = defineEndpoint({
  id: 'portal-auth.user',
  method: 'GET',
  path: '/api/v2/auth/user',
  summary: 'Answers the user who is signed in.',
  servesBeforeReset: true,
  answer: wireUserAnswer,
  toWire: noInput,
  fromWire: readUser,
});
