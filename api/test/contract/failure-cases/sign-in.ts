import {
  forgotPassword,
  loginCustomer,
  resendForgot,
  resetPassword,
  type AnyEndpoint,
} from '@portal/api-contract';
import { requestsBySubject } from '../../../src/sign-in/sign-in-limits.ts';
import { dataOf, type FailureCases, type FailureCase, type TestContext } from '../test-context.ts';

const password = 'Portal!demo1';

export const loginAs =
  (endpoint: AnyEndpoint, name: string): FailureCase =>
  ({ send }) =>
    send(endpoint, { body: { email: `${name}@portal.test`, password, guard: 'client' } });

/** Asks for a mail as often as may be, and tells what the last request answered. */
export async function askForMails({ send }: TestContext, endpoint: AnyEndpoint, name: string) {
  const forgot = () => send(endpoint, { body: { email: `${name}@portal.test` } });
  for (let asks = 1; asks < requestsBySubject; asks += 1) await forgot();
  return forgot();
}

export const customerSignInFailures: FailureCases = {
  'auth.login 401': ({ send }) => send(loginCustomer),
  'auth.login 403/1001': loginAs(loginCustomer, 'vera'),
  'auth.login 449/1005': loginAs(loginCustomer, 'vito'),
  'auth.forgot-password 400': ({ send }) =>
    send(forgotPassword, { body: { email: 'nobody@portal.invalid' } }),
  'auth.forgot-password 403': async (context) => {
    await askForMails(context, forgotPassword, 'maria');
    return context.send(forgotPassword, { body: { email: 'maria@portal.test' } });
  },
  'auth.reset-password 400': ({ send }) => send(resetPassword),
  'auth.resend-forgot 403': async (context) => {
    const { token } = dataOf<{ token: string }>(await askForMails(context, forgotPassword, 'evan'));
    return context.send(resendForgot, { body: { token } });
  },
  'auth.resend-forgot 404': ({ send }) => send(resendForgot),
};
