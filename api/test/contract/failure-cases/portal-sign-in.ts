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
import type { Answered } from '../call-endpoint.ts';
import { dataOf, type Provocations, type World } from '../test-context.ts';
import { askForMails, loginAs } from './sign-in.ts';

/** Digits that are not those of the mail. */
async function wrongPin({ mailTo }: World, name: string): Promise<string> {
  return /code is (\d{5})/.exec(await mailTo(name))?.[1] === '11111' ? '22222' : '11111';
}

async function guess(world: World, name: string, prove: (otp: string) => Promise<Answered>, tries: number) {
  const otp = await wrongPin(world, name);
  for (let tried = 1; tried < tries; tried += 1) await prove(otp);
  return prove(otp);
}

async function guessVerification(world: World, name: string, tries: number): Promise<Answered> {
  const { token } = dataOf<{ token: string }>(await loginAs(loginPortal, name)(world));
  return guess(world, name, (otp) => world.ask(verifyAccount, { body: { token, otp } }), tries);
}

export const portalSignInProvocations: Provocations = {
  'portal-auth.login 401': ({ ask }) => ask(loginPortal),
  'portal-auth.login 403/1001': loginAs(loginPortal, 'vera'),
  'portal-auth.login 449/1005': loginAs(loginPortal, 'vito'),
  'portal-auth.forgot 400': ({ ask }) => ask(forgotPortal, { body: { email: 'nobody@portal.invalid' } }),
  'portal-auth.forgot 403': async (world) => {
    await askForMails(world, forgotPortal, 'rex');
    return world.ask(forgotPortal, { body: { email: 'rex@portal.test' } });
  },
  'portal-auth.forgot-verify 400': ({ ask }) => ask(verifyForgot),
  'portal-auth.forgot-verify 406': async (world) => {
    const email = 'stella@portal.test';
    await world.ask(forgotPortal, { body: { email, guard: 'store' } });
    return guess(world, 'stella', (otp) => world.ask(verifyForgot, { body: { email, otp } }), pinTries);
  },
  'portal-auth.reset 400': ({ ask }) => ask(resetPortal),
  'portal-auth.verify 400': (world) => guessVerification(world, 'vito', 1),
  'portal-auth.verify 404': ({ ask }) => ask(verifyAccount),
  'portal-auth.verify 406': (world) => guessVerification(world, 'vera', pinTries),
  'portal-auth.verify-resend 404': ({ ask }) => ask(resendPin),
  'portal-auth.set-password 400': ({ ask }) => ask(setPassword),
  'portal-auth.set-password 401': ({ ask }) => ask(setPassword, { body: { token: undefined } }),
  'portal-auth.set-password 403': ({ ask }) => ask(setPassword, { as: 'sam', body: { token: undefined } }),
};
