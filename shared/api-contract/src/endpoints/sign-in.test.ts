import { maria } from '../fixtures/user.ts';
import { userOnWire } from '../fixtures/wire.ts';
import { verifyAccount } from './account-verification.ts';
import { loginCustomer } from './customer-auth.ts';
import { registerCustomer } from './customer-registration.ts';
import { forgotPassword } from './customer-password.ts';
import { loginPortal } from './portal-auth.ts';
import { forgotPortal, setPassword } from './portal-password.ts';
import { checkToken, currentUser } from './session.ts';

describe('signing in', () => {
  const mobile = { lease_details: [{}, {}] };
  const signedIn = { user: maria, token: 't', leaseCount: 2, mustResetPassword: false };

  it('SHARED-05..08, AUTH-87 (OP-31): both shapes of a login are read', () => {
    expect(loginCustomer.read({ user: userOnWire, mobile, token: 't' })).toEqual(signedIn);
    expect(loginCustomer.read({ ...userOnWire, mobile, token: 't' })).toEqual(signedIn);
    expect(registerCustomer.read({ user: userOnWire, mobile: null, token: 't' })).toEqual({
      ...signedIn,
      leaseCount: 0,
    });
  });

  it('AUTH-45 (OP-40): must_reset_password is read beside the user and in it', () => {
    expect(
      loginPortal.read({ user: userOnWire, token: 't', must_reset_password: true }).mustResetPassword,
    ).toBe(true);
    expect(
      loginPortal.read({ user: { ...userOnWire, must_reset_password: true }, token: 't' }).mustResetPassword,
    ).toBe(true);
  });

  it('SHARED-42, SHARED-06: missing flags are false and missing abilities are an empty list', () => {
    const { is_admin, is_super_admin, abilities, phone_settings, ...rest } = userOnWire;
    expect([is_admin, is_super_admin, abilities, phone_settings]).toHaveLength(4);
    expect(currentUser.read({ user: rest })).toMatchObject({
      isAdmin: false,
      isSuperAdmin: false,
      abilities: [],
      phoneSettings: { notifications: false, solicitations: false },
    });
  });

  it('SHARED-40: an unknown guard is rejected', () => {
    expect(() => currentUser.read({ ...userOnWire, guard: 'root' })).toThrow('guard');
  });

  it('a login without a token is rejected, a session check is not', () => {
    expect(() => loginCustomer.read({ user: userOnWire, mobile })).toThrow('token');
    expect(checkToken.read({ user: userOnWire, mobile })).toMatchObject({
      leaseCount: 2,
      expiresInSeconds: null,
    });
  });

  it('OP-107: a session check may say in how many seconds the session ends, in either shape', () => {
    const session_expires_in = 3_540;
    for (const data of [
      { user: userOnWire, session_expires_in },
      { ...userOnWire, session_expires_in },
    ]) {
      expect(checkToken.read(data).expiresInSeconds).toBe(3_540);
    }
  });

  it('AUTH-39, AUTH-57: a registration is sent by its wire names', () => {
    expect(
      registerCustomer.toWire({
        firstName: 'Maria',
        lastName: 'Lopez',
        email: 'maria@portal.test',
        password: 'a',
        passwordConfirmation: 'b',
        timezone: 'UTC',
      }).body,
    ).toEqual({
      first_name: 'Maria',
      last_name: 'Lopez',
      email: 'maria@portal.test',
      password: 'a',
      password_confirmation: 'b',
      timezone: 'UTC',
    });
  });

  it('AUTH-60, AUTH-61: a forgotten password sends mobile=yes and reads the token', () => {
    expect(forgotPassword.toWire({ email: 'a@b.c' })).toEqual({
      query: { mobile: 'yes' },
      body: { email: 'a@b.c' },
    });
    expect(forgotPassword.read({ token: 't' })).toEqual({ token: 't' });
  });

  it('OP-33, OP-37: a step signs in, answers a token, or answers nothing', () => {
    expect(verifyAccount.read({ user: userOnWire, mobile, token: 't' })).toEqual({
      status: 'signed-in',
      signedIn,
    });
    expect(verifyAccount.read({ token: 't', username: 'i@portal.test' })).toEqual({
      status: 'continue',
      token: 't',
      username: 'i@portal.test',
    });
    for (const nothing of [null, [], {}]) {
      expect(setPassword.read(nothing)).toEqual({ status: 'continue', token: null, username: null });
    }
    expect(verifyAccount.toWire({ token: 't' }).body).toEqual({ token: 't' });
    expect(verifyAccount.toWire({ token: 't', otp: '12345' }).body).toEqual({ token: 't', otp: '12345' });
    expect(forgotPortal.read(null)).toEqual({ token: null });
  });
});
