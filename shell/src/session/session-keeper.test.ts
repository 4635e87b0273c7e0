import { checkToken, csrfCookie, currentUser } from '@portal/api-contract';
import { answers, callsOf, fails, mock, signedIn, unreachable } from '@portal/testing';
import { brandForHost, createPlatform, type HostPlatform } from '@portal/platform/host';
import { sampleRelease } from '../fixtures/release.fixture.ts';
import { wireSession } from '../fixtures/wire-session.fixture.ts';
import { shellMessages } from '../messages/shell.messages.ts';
import { createSessionKeeper, type SessionKeeper } from './session-keeper.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Milliseconds after the end that the keeper knows of within which it does not ask. */
const margin = 5_000;

let platform: HostPlatform;
let keeper: SessionKeeper;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  const { config } = sampleRelease();
  platform = createPlatform({ config, brand: brandForHost(config, 'localhost'), renderFailure: () => null });
  void platform.i18n.addMessages(shellMessages);
  keeper = createSessionKeeper(platform, window);
  mock(answers(csrfCookie, null));
  platform.session.signIn({ token: 'abc', user: signedIn() });
  platform.markLoaded();
});
afterEach(() => {
  keeper.dispose();
  platform.dispose();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const learn = (expiresInSeconds: number | null) => keeper.learn({ expiresInSeconds });
const open = () => platform.openDialogs.state.open;
const mockCheck = (session_expires_in?: number) =>
  mock(answers(checkToken, { ...wireSession(), session_expires_in }));
/** Has the session check answer as the api does: each makes a session last an hour longer, and whole seconds are left. */
function serveSession(): void {
  let endsAt = Date.now() + hour;
  mock({
    endpoint: checkToken,
    respond(request) {
      const startedAt = Date.now();
      if (startedAt >= endsAt)
        return fails(checkToken, { status: 401, error: 'Please log in.' }).respond(request);
      endsAt = startedAt + hour;
      const answeredAt = startedAt + 3;
      const session_expires_in = Math.floor((endsAt - answeredAt) / 1000);
      return answers(checkToken, { ...wireSession(), session_expires_in }).respond(request);
    },
  });
}
const checks = () => callsOf(checkToken).length;
const callApi = async () => {
  mock(answers(currentUser, wireSession().user));
  await platform.api.call(currentUser, undefined);
};
async function closeWarning(): Promise<void> {
  const [dialog] = open();
  if (dialog) platform.openDialogs.answer(dialog.id, false);
  await pass(0);
}

describe('the session keeper', () => {
  it('OP-107: warns two minutes before the session ends, and not before', async () => {
    learn(3600);
    await pass(58 * minute - 1);
    expect(open()).toEqual([]);
    await pass(1);
    expect(open()).toMatchObject([
      {
        request: {
          title: 'Are you still there?',
          close: 'Stay logged in',
          text: expect.any(String) as string,
        },
      },
    ]);
  });

  it('OP-107: warns in time in a session that lasts longer than a timer can wait', async () => {
    const days = 60 * 24 * hour;
    learn(days / 1000);
    await pass(days - 2 * minute - 1);
    expect(open()).toEqual([]);
    expect(checks()).toBe(0);
    await pass(1);
    expect(open()).toHaveLength(1);
  });

  it('OP-107: the one button of the warning keeps the session, and the next warning comes before its new end', async () => {
    learn(3600);
    await pass(58 * minute);
    mockCheck(3600);
    await closeWarning();
    expect(checks()).toBe(1);
    await pass(58 * minute - 1);
    expect(open()).toEqual([]);
    await pass(1);
    expect(open()).toHaveLength(1);
  });

  it('OP-107: ends the session of a customer who does not answer, and closes the warning', async () => {
    mock(fails(checkToken, { status: 401, code: 401, error: 'No' }));
    learn(3600);
    await pass(hour + margin);
    expect(platform.session.state).toEqual({ status: 'signed-out', ended: 'expired' });
    expect(open()).toEqual([]);
    expect(checks()).toBe(1);
  });

  it('OP-107: ends the session of a page that nobody uses, although each question makes a session last longer', async () => {
    serveSession();
    await pass(5 * minute);
    expect(checks()).toBe(1);
    await pass(hour + margin);
    expect(platform.session.state).toEqual({ status: 'signed-out', ended: 'expired' });
    expect(checks()).toBe(2);
  });

  it('OP-107: asks nothing when the page is looked at just before the session may have ended', async () => {
    learn(3600);
    await pass(hour + margin - 1);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(checks()).toBe(0);
  });

  it('OP-107: says that the session ends in any case when staying brings no more time', async () => {
    learn(3600);
    await pass(58 * minute);
    mockCheck(119);
    await closeWarning();
    expect(platform.notifications.state.shown).toMatchObject([
      { text: expect.stringContaining('in any case') as string },
    ]);
    mock(fails(checkToken, { status: 401, code: 401, error: 'No' }));
    await pass(119_000 + margin);
    expect(open()).toEqual([]);
    expect(platform.session.state).toEqual({ status: 'signed-out', ended: 'expired' });
  });

  it('OP-107: asks how long the session lasts some minutes after the api was used, once for many calls', async () => {
    learn(3600);
    mockCheck(3600);
    await pass(30 * minute);
    for (let calls = 0; calls < 3; calls += 1) await callApi();
    await pass(5 * minute);
    expect(checks()).toBe(1);
    // Without another call it is not asked again.
    await pass(57 * minute);
    expect(checks()).toBe(1);
    expect(open()).toEqual([]);
    await pass(minute);
    expect(open()).toHaveLength(1);
  });

  it('OP-107: gives no warning when the api does not say when the session ends', async () => {
    mockCheck();
    await pass(5 * minute);
    expect(checks()).toBe(1);
    await callApi();
    await pass(24 * hour);
    expect([checks(), open()]).toEqual([1, []]);
  });

  it('OP-107: asks again after the next call when a question got no answer', async () => {
    mock(unreachable(checkToken));
    await pass(5 * minute);
    expect(checks()).toBe(1);
    // Without a call it is not asked again, which would keep the session alive.
    await pass(10 * minute);
    expect(checks()).toBe(1);
    mockCheck(3600);
    await callApi();
    await pass(5 * minute);
    expect(checks()).toBe(2);
    await pass(58 * minute);
    expect(open()).toHaveLength(1);
  });

  it('OP-107: asks again after the next call when a later question got no answer', async () => {
    learn(3600);
    await callApi();
    mock(unreachable(checkToken));
    await pass(5 * minute);
    expect(checks()).toBe(1);
    mockCheck(3600);
    await callApi();
    await pass(5 * minute);
    expect(checks()).toBe(2);
  });

  it('says when the api can’t be reached to stay', async () => {
    learn(3600);
    await pass(58 * minute);
    mock(unreachable(checkToken));
    await closeWarning();
    expect(platform.session.state.status).toBe('signed-in');
    expect(platform.notifications.state.shown).toMatchObject([
      { tone: 'error', text: expect.stringContaining('couldn’t reach') as string },
    ]);
  });

  it('asks at once when the page comes back from the browser’s page cache', async () => {
    mock(fails(checkToken, { status: 401, code: 401, error: 'No' }));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await pass(0);
    expect(platform.session.state).toEqual({ status: 'signed-out', ended: 'expired' });
  });

  it('does nothing after a logout', async () => {
    learn(3600);
    platform.session.end('logout');
    await pass(24 * hour);
    expect([checks(), open()]).toEqual([0, []]);
  });
});
