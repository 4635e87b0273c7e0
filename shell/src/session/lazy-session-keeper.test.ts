import { checkToken, csrfCookie } from '@portal/api-contract';
import { answers, callsOf, mock, pends, signedIn } from '@portal/testing';
import { brandForHost, createPlatform, type HostPlatform } from '@portal/platform/host';
import { sampleRelease } from '../fixtures/release.fixture.ts';
import { wireSession } from '../fixtures/wire-session.fixture.ts';
import { shellMessages } from '../messages/shell.messages.ts';
import { createLazySessionKeeper } from './lazy-session-keeper.ts';

const minute = 60_000;
let platform: HostPlatform;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  const { config } = sampleRelease();
  platform = createPlatform({ config, brand: brandForHost(config, 'localhost'), renderFailure: () => null });
  void platform.i18n.addMessages(shellMessages);
  mock(answers(csrfCookie, null));
});
afterEach(() => {
  platform.session.end('logout');
  platform.dispose();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe('the session keeper that is loaded with a session', () => {
  it('OP-107: counts from the answer of the session check, however late its code comes', async () => {
    const keeper = createLazySessionKeeper(platform, window);
    platform.session.signIn({ token: 'abc', user: signedIn() });
    keeper.learn({ expiresInSeconds: 3600 });
    jest.setSystemTime(Date.now() + 30 * minute);
    await pass(28 * minute - 1);
    expect(platform.openDialogs.state.open).toEqual([]);
    await pass(1);
    expect(platform.openDialogs.state.open).toHaveLength(1);
  });

  it.each([
    ['nobody is signed in', null],
    ['another customer is signed in', { token: 'def', user: signedIn({ id: '8' }) }],
  ])('does not warn of the end of a session that was over before its code came: %s', async (_, next) => {
    mock(pends(checkToken));
    const keeper = createLazySessionKeeper(platform, window);
    platform.session.signIn({ token: 'abc', user: signedIn() });
    keeper.learn({ expiresInSeconds: 3600 });
    platform.session.end('logout');
    if (next) platform.session.signIn(next);
    await pass(60 * minute);
    expect(platform.openDialogs.state.open).toEqual([]);
  });

  it('OP-107: asks how long the session lasts some minutes after a sign-in by the form', async () => {
    createLazySessionKeeper(platform, window);
    mock(answers(checkToken, { ...wireSession(), session_expires_in: 3600 }));
    await pass(5 * minute);
    expect(callsOf(checkToken)).toHaveLength(0);
    platform.session.signIn({ token: 'abc', user: signedIn() });
    await pass(5 * minute);
    expect(callsOf(checkToken)).toHaveLength(1);
  });
});
