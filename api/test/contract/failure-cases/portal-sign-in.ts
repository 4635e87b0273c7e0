import {
  forgotPortal,
  loginPortal,
  resendPin,
  resetPortal,
  setPassword,
  verifyAccount,
  verifyForgot,
} from '@portal/api-contract';
import { pinTries } from '../../../src/sign-in/pins.ts';
import type { TestResponse } from '../call-endpoint.ts';
import { dataOf, type FailureCases, type TestContext } from '../test-context.ts';
import { requestEmails, loginAs } from './sign-in.ts';

/** Returns a PIN that is not the emailed one. */
async function wrongPin({ newestEmailTo }: TestContext, name: string): Promise<string> {
  return /code is (\d{5})/.exec(await newestEmailTo(name))?.[1] === '11111' ? '22222' : '11111';
}

async function guess(
  context: TestContext,
  name: string,
  prove: (otp: string) => Promise<TestResponse>,
  tries: number,
) {
  const otp = await wrongPin(context, name);
  for (let tried = 1; tried < tries; tried += 1) await prove(otp);
  return prove(otp);
}

async function guessVerification(context: TestContext, name: string, tries: number): Promise<TestResponse> {
  const { token } = dataOf<{ token: string }>(await loginAs(loginPortal, name)(context));
  return guess(context, name, (otp) => context.send(verifyAccount, { body: { token, otp } }), tries);
}

export const portalSignInFailures: FailureCases = {
  'portal-auth.login 401': ({ send }) => send(loginPortal),
  'portal-auth.login 403/1001': loginAs(loginPortal, 'vera'),
  'portal-auth.login 449/1005': loginAs(loginPortal, 'vito'),
  'portal-auth.forgot 400': ({ send }) => send(forgotPortal, { body: { email: 'nobody@portal.invalid' } }),
  'portal-auth.forgot 403': async (context) => {
    await requestEmails(context, forgotPortal, 'rex');
    return context.send(forgotPortal, { body: { email: 'rex@portal.test' } });
  },
  'portal-auth.forgot-verify 400': ({ send }) => send(verifyForgot),
  'portal-auth.forgot-verify 406': async (context) => {
    const email = 'stella@portal.test';
    const asked = await context.send(forgotPortal, { body: { email, guard: 'store' } });
    const { token } = dataOf<{ token: string }>(asked);
    const prove = (otp: string) => context.send(verifyForgot, { body: { email, otp, token } });
    return guess(context, 'stella', prove, pinTries);
  },
  'portal-auth.reset 400': ({ send }) => send(resetPortal),
  'portal-auth.verify 400': (context) => guessVerification(context, 'vito', 1),
  'portal-auth.verify 404': ({ send }) => send(verifyAccount),
  'portal-auth.verify 406': (context) => guessVerification(context, 'vera', pinTries),
  'portal-auth.verify-resend 404': ({ send }) => send(resendPin),
  'portal-auth.set-password 400': ({ send }) => send(setPassword),
  'portal-auth.set-password 401': ({ send }) => send(setPassword, { body: { token: undefined } }),
  'portal-auth.set-password 403': ({ send }) => send(setPassword, { as: 'sam', body: { token: undefined } }),
};
