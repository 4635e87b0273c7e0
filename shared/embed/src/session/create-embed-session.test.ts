import { UnauthorizedError, NetworkError, type ApiClient } from '@portal/platform';
import { createMemoryNavigation, createPlatform } from '@portal/platform/host';
import { portalConfig, signedIn } from '@portal/testing/fixtures';
import { createEmbedSession, type AskToken } from './create-embed-session.ts';

const config = portalConfig();
const user = signedIn();

/** Opens an element's session; the api knows the tokens, gives no answer to `lost`, none ever to `pending`, and has `other` of another customer. */
function open(askToken: AskToken, known: readonly string[] = ['good']) {
  const platform = createPlatform({
    config,
    brand: { ...config.brands[0], second: false },
    navigation: createMemoryNavigation(),
    tokens: { read: () => null, write: () => true, clear: () => {} },
    renderFailure: () => null,
  });
  const [onRejected, onFailure] = [jest.fn(), jest.fn()];
  const accepted = new Set(known);
  const signals: AbortSignal[] = [];
  const clientWith = jest.fn(
    (token: string) =>
      ({
        call: (...[, , { signal }]: [unknown, unknown, { signal: AbortSignal }]) => {
          signals.push(signal);
          if (token === 'pending')
            return new Promise((_, reject) =>
              signal.addEventListener('abort', () => reject(signal.reason as Error)),
            );
          if (token === 'lost') return Promise.reject(new NetworkError('lost', { code: 500 }));
          if (!accepted.has(token)) return Promise.reject(new UnauthorizedError('no', { code: 401 }));
          return Promise.resolve({
            user: token === 'other' ? signedIn({ id: '8' }) : user,
            mustResetPassword: false,
          });
        },
      }) as unknown as ApiClient,
  );
  const session = createEmbedSession({ platform, askToken, clientWith, onRejected, onFailure });
  return { platform, session, onRejected, onFailure, accepted, clientWith, signals };
}

describe('the session of an element', () => {
  it('is that of the page’s token, which nothing keeps', async () => {
    const ask = jest.fn(() => 'good');
    const { platform, session } = open(ask);
    expect(session.state.status).toBe('asking');
    await session.ask();
    expect(session.state.status).toBe('settled');
    expect(platform.session.state).toMatchObject({ status: 'signed-in', user: { id: user.id } });
    expect(ask.mock.calls).toEqual([[null]]);
    expect([sessionStorage.length, localStorage.length, document.cookie]).toEqual([0, 0, '']);
  });

  it('is signed out while the page has no token', async () => {
    const { platform, session, onRejected } = open(() => null);
    await session.ask();
    expect([session.state.status, platform.session.state.status]).toEqual(['settled', 'signed-out']);
    expect(onRejected).not.toHaveBeenCalled();
  });

  it('asks the page for another token than the one that the api rejects, and not for the same again', async () => {
    const tokens = ['old', 'old', 'good'];
    const ask = jest.fn<string | null, [string | null]>(() => tokens.shift() ?? null);
    const { platform, session, onRejected } = open(ask);
    await session.ask();
    await session.ask();
    expect([onRejected.mock.calls.length, platform.session.state.status]).toEqual([1, 'signed-out']);
    await session.ask();
    expect(ask.mock.calls).toEqual([[null], ['old'], ['old']]);
    expect(platform.session.state.status).toBe('signed-in');
  });

  it('asks by itself when a call ends it, with the token that has ended', async () => {
    const tokens = ['good', 'better'];
    const ask = jest.fn<string | null, [string | null]>(() => tokens.shift() ?? null);
    const { platform, session, accepted } = open(ask, ['good', 'better']);
    await session.ask();
    accepted.delete('good');
    platform.session.end('expired');
    expect(session.state.status).toBe('asking');
    await new Promise((resolve) => setTimeout(resolve));
    expect(ask.mock.calls).toEqual([[null], ['good']]);
    expect([session.state.status, platform.session.token]).toEqual(['settled', 'better']);
  });

  describe('while somebody is signed in', () => {
    /** Opens a session of `good` whose page then gives something else. */
    async function openThen(next: AskToken) {
      const ask = jest.fn<ReturnType<AskToken>, [string | null]>(() => 'good');
      const opened = open(ask, ['good', 'better', 'other']);
      await opened.session.ask();
      const ended = jest.fn();
      opened.platform.events.on('session.ended', ended);
      ask.mockImplementation(next);
      const statuses: string[] = [];
      const asked = opened.session.ask();
      statuses.push(opened.session.state.status);
      await asked;
      statuses.push(opened.session.state.status);
      const { state, token } = opened.platform.session;
      return { ...opened, ended: ended.mock.calls.flat() as unknown[], statuses, state, token };
    }

    it.each([
      ['the same token', () => 'good', 'good'],
      ['another token of the same customer', () => 'better', 'better'],
      ['an error', () => Promise.reject(new Error('mine')), 'good'],
    ])('goes on with %s of the page', async (_, next, token) => {
      const after = await openThen(next);
      expect(after).toMatchObject({ token, ended: [], statuses: ['settled', 'settled'] });
      expect(after.state).toMatchObject({ status: 'signed-in', user: { id: user.id } });
    });

    it('is another customer’s with their token, after the end of the first one’s', async () => {
      const after = await openThen(() => 'other');
      expect(after).toMatchObject({
        token: 'other',
        ended: [{ why: 'logout' }],
        statuses: ['settled', 'settled'],
      });
      expect(after.state).toMatchObject({ status: 'signed-in', user: { id: '8' } });
    });

    it.each([
      ['no token', () => null, 'settled', 0],
      ['a token that the api rejects', () => 'unknown', 'settled', 1],
      ['a token to which the api gives no answer', () => 'lost', 'failed', 0],
    ])('ends with %s of the page, as with a logout', async (_, next, status, rejections) => {
      const after = await openThen(next);
      expect(after).toMatchObject({ token: null, ended: [{ why: 'logout' }], statuses: ['settled', status] });
      expect(after.state).toEqual({ status: 'signed-out', ended: 'logout' });
      expect(after.onRejected).toHaveBeenCalledTimes(rejections);
    });
  });

  it.each([
    ['the api gives no answer', () => 'lost'],
    ['the page’s function throws', () => Promise.reject(new Error('mine'))],
  ])('has failed when %s, and nobody is signed out by that', async (_why, ask) => {
    const { session, onFailure, onRejected } = open(ask);
    await session.ask();
    expect(session.state.status).toBe('failed');
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(onRejected).not.toHaveBeenCalled();
  });

  it('drops what the page and the api answer once it has ended, and asks neither again', async () => {
    let late: (token: string) => void = () => {};
    const ask = jest.fn(() => new Promise<string>((resolve) => (late = resolve)));
    const { platform, session, onRejected, clientWith } = open(ask);
    const asked = session.ask();
    session.end();
    late('good');
    await asked;
    await session.ask();
    platform.session.signIn({ token: 'good', user });
    platform.session.end('expired');
    expect([ask.mock.calls.length, clientWith.mock.calls.length, onRejected.mock.calls.length]).toEqual([
      1, 0, 0,
    ]);
  });

  it('stops the check of a token when it ends', async () => {
    const { platform, session, onFailure, signals } = open(() => 'pending');
    const asked = session.ask();
    await new Promise((resolve) => setTimeout(resolve));
    session.end();
    await asked;
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(onFailure).not.toHaveBeenCalled();
    expect(platform.session.state.status).toBe('signed-out');
  });

  it('is that of the latest answer of the page, whichever comes first', async () => {
    let late: (token: string) => void = () => {};
    const answers = [new Promise<string>((resolve) => (late = resolve)), Promise.resolve('good')];
    const { platform, session } = open(() => answers.shift() ?? null, ['good', 'late']);
    const first = session.ask();
    await session.ask();
    late('late');
    await first;
    expect(platform.session.token).toBe('good');
  });
});
