import { csrfCookie, logout } from '@portal/api-contract';
import { answers, callsOf, fails, mock, pends, signedIn, unreachable } from '@portal/testing';
import { brandForHost, createPlatform, type HostPlatform } from '@portal/platform/host';
import { sampleRelease } from '../fixtures/release.fixture.ts';
import { shellMessages } from '../messages/shell.messages.ts';
import { endWithOtherTabs } from './end-with-other-tabs.ts';

/** The channel of the browser, which jsdom does not have: every other one gets what one posts. */
class Channel extends EventTarget {
  static readonly open = new Set<Channel>();
  constructor() {
    super();
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open) {
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  close(): void {
    Channel.open.delete(this);
  }
}

const maria = signedIn({ id: '1' });
const evan = signedIn({ id: '2' });
const closers: (() => void)[] = [];

/** A tab with a session of its own. */
function openTab(user: typeof maria, token: string): HostPlatform {
  sessionStorage.clear();
  const { config } = sampleRelease();
  const platform = createPlatform({
    config,
    brand: brandForHost(config, 'localhost'),
    renderFailure: () => null,
  });
  void platform.i18n.addMessages(shellMessages);
  closers.push(endWithOtherTabs(platform), () => platform.dispose());
  platform.session.signIn({ token, user });
  return platform;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { BroadcastChannel: Channel });
  mock(answers(csrfCookie, null));
});
afterEach(() => {
  localStorage.clear();
  for (const close of closers.splice(0)) close();
  jest.useRealTimers();
});

const statusOf = ({ session }: HostPlatform) => session.state.status;

describe('a logout', () => {
  it('ends the sessions of the same customer in other tabs, revokes their tokens and says so', async () => {
    mock(answers(logout, null));
    const [here, there, others] = [openTab(maria, 'a'), openTab(maria, 'b'), openTab(evan, 'c')];
    here.session.end('logout');
    await jest.advanceTimersByTimeAsync(100);
    expect([here, there, others].map(statusOf)).toEqual(['signed-out', 'signed-out', 'signed-in']);
    expect(callsOf(logout).map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer b']);
    expect(there.notifications.state.shown).toMatchObject([{ text: 'You logged out in another tab.' }]);
    expect(here.notifications.state.shown).toEqual([]);
  });

  it('AUTH-20: is one also in a tab whose token has ended already', async () => {
    mock(fails(logout, { status: 401, error: 'Please log in.' }));
    const [here, there] = [openTab(maria, 'a'), openTab(maria, 'b')];
    here.session.end('logout');
    await jest.advanceTimersByTimeAsync(100);
    expect(there.session.state).toEqual({ status: 'signed-out', ended: 'logout' });
  });

  it('ends the session of a page that comes back from the browser’s page cache, where it heard nothing', async () => {
    mock(answers(logout, null));
    const [here, there, others] = [openTab(maria, 'a'), openTab(maria, 'b'), openTab(evan, 'c')];
    Channel.open.clear();
    here.session.end('logout');
    globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await jest.advanceTimersByTimeAsync(100);
    expect([there, others].map(statusOf)).toEqual(['signed-out', 'signed-in']);
  });

  it.each([
    ['can’t be reached', unreachable(logout)],
    ['does not answer', pends(logout)],
  ])('ends them also when the api %s', async (_, answer) => {
    mock(answer);
    const [here, there] = [openTab(maria, 'a'), openTab(maria, 'b')];
    here.session.end('logout');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(statusOf(there)).toBe('signed-out');
  });

  it('is no expiry: a session that expires in one tab leaves the others alone', async () => {
    const [here, there] = [openTab(maria, 'a'), openTab(maria, 'b')];
    here.session.end('expired');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(statusOf(there)).toBe('signed-in');
  });

  it('ends the session here also where the browser forbids channels, and is heard of by a page that comes back', async () => {
    mock(answers(logout, null));
    Object.assign(globalThis, {
      BroadcastChannel: function forbid() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    const [here, there] = [openTab(maria, 'a'), openTab(maria, 'b')];
    here.session.end('logout');
    expect([here, there].map(statusOf)).toEqual(['signed-out', 'signed-in']);
    globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await jest.advanceTimersByTimeAsync(100);
    expect(statusOf(there)).toBe('signed-out');
  });
});
