import { resendPin, verifyAccount } from './account-verification.ts';
import type { AnyEndpoint, WireRequest } from './endpoint.ts';
import { loginPortal, registerPortal } from './portal-auth.ts';
import { forgotPortal, resetPortal, setPassword, verifyForgot } from './portal-password.ts';
import { currentUser, logout } from './session.ts';

const email = 'stella@portal.test';
const [token, otp, password] = ['t', '01234', 'Portal!1'];
const confirmed = { password, password_confirmation: password };
const chosen = { password, passwordConfirmation: password };
const registration = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email,
  ...chosen,
  timezone: 'UTC',
  guard: 'store',
} as const;

/** Each endpoint with its path below `/api/v2/auth/` and its body. */
const calls: readonly (readonly [string, AnyEndpoint, WireRequest, unknown])[] = [
  [
    'login',
    loginPortal,
    loginPortal.toWire({ email, password, guard: 'web' }),
    { email, password, guard: 'web' },
  ],
  ['login', loginPortal, loginPortal.toWire({ token, code: 'c' }), { token, code: 'c' }],
  [
    'register',
    registerPortal,
    registerPortal.toWire(registration),
    { first_name: 'Ana', last_name: 'Ruiz', email, ...confirmed, timezone: 'UTC', guard: 'store' },
  ],
  ['forgot', forgotPortal, forgotPortal.toWire({ email, guard: 'web' }), { email, guard: 'web' }],
  ['forgot/verify', verifyForgot, verifyForgot.toWire({ email, otp, token }), { email, otp, token }],
  ['reset', resetPortal, resetPortal.toWire({ token, email, ...chosen }), { token, email, ...confirmed }],
  ['verify', verifyAccount, verifyAccount.toWire({ token, otp }), { token, otp }],
  ['verify/resend', resendPin, resendPin.toWire({ token }), { token }],
  ['set-password', setPassword, setPassword.toWire({ token, ...chosen }), { token, ...confirmed }],
  ['logout', logout, logout.toWire(undefined), undefined],
];

describe('the calls of the portal variant', () => {
  it.each(calls)('AUTH-63, AUTH-64: POST /api/v2/auth/%s has its body', (name, endpoint, request, body) => {
    expect([endpoint.method, endpoint.path]).toEqual(['POST', `/api/v2/auth/${name}`]);
    expect(request.body).toEqual(body);
  });

  it('AUTH-63: GET /api/v2/auth/user asks who is signed in', () => {
    expect([currentUser.method, currentUser.path]).toEqual(['GET', '/api/v2/auth/user']);
  });
});
