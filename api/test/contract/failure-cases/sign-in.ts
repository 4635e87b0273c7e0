import {
  forgotPassword,
  loginCustomer,
  resendForgot,
  resetPassword,
  type AnyEndpoint,
} from '@portal/api-contract';
import { asksBySubject } from '../../../src/sign-in/sign-in-limits.ts';
import { dataOf, type Provocations, type Provoke, type World } from '../test-context.ts';

const password = 'Portal!demo1';

export const loginAs =
  (endpoint: AnyEndpoint, name: string): Provoke =>
  ({ ask }) =>
    ask(endpoint, { body: { email: `${name}@portal.test`, password, guard: 'client' } });

/** Asks for a mail as often as may be, and tells what the last request answered. */
export async function askForMails({ ask }: World, endpoint: AnyEndpoint, name: string) {
  const forgot = () => ask(endpoint, { body: { email: `${name}@portal.test` } });
  for (let asks = 1; asks < asksBySubject; asks += 1) await forgot();
  return forgot();
}

export const signInProvocations: Provocations = {
  'auth.login 401': ({ ask }) => ask(loginCustomer),
  'auth.login 403/1001': loginAs(loginCustomer, 'vera'),
  'auth.login 449/1005': loginAs(loginCustomer, 'vito'),
  'auth.forgot-password 400': ({ ask }) => ask(forgotPassword, { body: { email: 'nobody@portal.invalid' } }),
  'auth.forgot-password 403': async (world) => {
    await askForMails(world, forgotPassword, 'maria');
    return world.ask(forgotPassword, { body: { email: 'maria@portal.test' } });
  },
  'auth.reset-password 400': ({ ask }) => ask(resetPassword),
  'auth.resend-forgot 403': async (world) => {
    const { token } = dataOf<{ token: string }>(await askForMails(world, forgotPassword, 'evan'));
    return world.ask(resendForgot, { body: { token } });
  },
  'auth.resend-forgot 404': ({ ask }) => ask(resendForgot),
};
