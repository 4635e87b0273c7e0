import {
  endSession,
  forgotPassword,
  loginCustomer,
  resendForgot,
  resetPassword,
  type AnyEndpoint,
} from '@portal/api-contract';
import { mostRequestsBySubject } from '../../../src/sign-in/sign-in-limits.ts';
import { dataOf, type FailureCases, type FailureCase, type TestContext } from '../test-context.ts';

const password = 'Portal!demo1';

export const loginAs =
  (endpoint: AnyEndpoint, name: string): FailureCase =>
  ({ send }) =>
    send(endpoint, { body: { email: `${name}@portal.test`, password, guard: 'client' } });

/** Requests as many emails, each from an address of its own, as the limit allows, and returns the last answer. */
export async function requestEmails({ send }: TestContext, endpoint: AnyEndpoint, name: string) {
  const forgot = () => send(endpoint, { body: { email: `${name}@portal.test` } });
  for (let sent = 1; sent < mostRequestsBySubject; sent += 1) await forgot();
  return forgot();
}

export const customerSignInFailures: FailureCases = {
  'auth.login 401': ({ send }) => send(loginCustomer),
  'auth.login 403/1001': loginAs(loginCustomer, 'vera'),
  'auth.login 449/1005': loginAs(loginCustomer, 'vito'),
  'auth.forgot-password 400': ({ send }) =>
    send(forgotPassword, { body: { email: 'nobody@portal.invalid' } }),
  'auth.forgot-password 403': async (context) => {
    await requestEmails(context, forgotPassword, 'maria');
    return context.send(forgotPassword, { body: { email: 'maria@portal.test' } });
  },
  'auth.reset-password 400': ({ send }) => send(resetPassword),
  'auth.resend-forgot 403': async (context) => {
    const { token } = dataOf<{ token: string }>(await requestEmails(context, forgotPassword, 'evan'));
    return context.send(resendForgot, { body: { token } });
  },
  'auth.resend-forgot 404': ({ send }) => send(resendForgot),
  'sessions.end 404': ({ send }) => send(endSession, { as: 'maria' }),
};
