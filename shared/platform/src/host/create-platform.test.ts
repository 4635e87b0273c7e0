// cspell:ignore encontró tarjeta
import { defineMessages } from '@portal/i18n';
import { UnauthorizedError } from '../api/api-error.ts';
import type { RemoteContract } from '../contract/contract.ts';
import { contractMessage } from '../messages/contract-message.ts';
import { authCheckPath } from '../routes/auth-check-path.ts';
import { setPasswordPath } from '../routes/set-password-path.ts';
import { openPage } from '../test-support/open-page.ts';
import { sampleContract } from '../test-support/sample-contract.ts';
import { changeThing, listThings, named200 } from '../test-support/sample-endpoints.ts';
import { sampleUser } from '../test-support/sample-user.ts';

let respond: (request: Request) => Response | Promise<Response>;
let requests: Request[];

beforeEach(() => {
  requests = [];
  respond = () => named200('one');
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    requests.push(input as Request);
    return respond(input as Request);
  });
});

const signIn: RemoteContract = {
  ...sampleContract,
  name: 'mfe-auth',
  routes: [{ id: 'login', path: '/sign-in/login', title: 'list', access: 'guest' }],
};

function signedInAt(path: string) {
  const platform = openPage(path, { contracts: [sampleContract, signIn] });
  platform.session.signIn({ token: 'abc', user: sampleUser });
  platform.markLoaded();
  return platform;
}

const unauthorized = () => Response.json({ status: false, code: 401 }, { status: 401 });

describe('an error of the api', () => {
  it('SHARED-58, SHARED-69: is said in the language of the page', async () => {
    const platform = signedInAt('/samples/7');
    respond = () => Response.json({ status: false, code: 404, error: 'The card was not found.' });
    await platform.i18n.setLanguage('es');
    await expect(platform.api.call(listThings, undefined)).rejects.toMatchObject({
      message: 'No se encontró la tarjeta.',
      code: 404,
    });
  });
});

describe('a 401', () => {
  it('SHARED-38, SHARED-64, SHELL-68, SHELL-69: of ten calls at once ends the session once and leads to the check once', async () => {
    const platform = signedInAt('/samples/7?tab=a');
    respond = unauthorized;
    const [ended, moved] = [jest.fn(), jest.fn()];
    platform.events.on('session.ended', ended);
    platform.navigation.subscribe(moved);
    const calls = Array.from({ length: 10 }, () => platform.api.call(listThings, undefined));
    const outcomes = await Promise.allSettled(calls);
    expect(
      outcomes.every(
        (outcome) => outcome.status === 'rejected' && outcome.reason instanceof UnauthorizedError,
      ),
    ).toBe(true);
    expect(platform.session.state).toEqual({ status: 'signed-out', ended: 'expired' });
    expect(ended.mock.calls).toEqual([[{ why: 'expired' }]]);
    expect(moved).toHaveBeenCalledTimes(1);
    expect(window.location.hash).toBe(
      `#${authCheckPath(platform.routeTable, { pathname: '/samples/7', search: '?tab=a' })}`,
    );
  });

  it('SHARED-38, SHELL-68: leads nowhere before the app has loaded', async () => {
    const platform = openPage('/samples');
    platform.session.signIn({ token: 'abc', user: sampleUser });
    respond = unauthorized;
    await platform.api.call(listThings, undefined).catch(() => {});
    expect(platform.session.state.status).toBe('signed-out');
    expect(platform.navigation.location.pathname).toBe('/samples');
  });

  it('leaves a form with changes without asking', async () => {
    const platform = signedInAt('/samples/7');
    const ask = jest.fn(() => false);
    platform.navigation.block(ask);
    respond = unauthorized;
    await platform.api.call(listThings, undefined).catch(() => {});
    expect(platform.navigation.location.pathname).toBe(authCheckPath(platform.routeTable, null));
    expect(ask).not.toHaveBeenCalled();
  });

  it('stays on a screen of the remote that signs people in', async () => {
    const platform = signedInAt('/sign-in/login');
    respond = unauthorized;
    await platform.api.call(listThings, undefined).catch(() => {});
    expect(platform.navigation.location.pathname).toBe('/sign-in/login');
  });
});

describe('a 403 to somebody who must choose a new password', () => {
  it('AUTH-45: leads there in place of the screen, once, and back to it', async () => {
    const platform = signedInAt('/samples/7?tab=a&ui=portal&guard=web');
    const to = setPasswordPath(platform.routeTable, { pathname: '/samples/7', search: '?tab=a' });
    respond = () => Response.json({ status: false, code: 1002, error: 'First' }, { status: 403 });
    const moved = jest.fn();
    platform.navigation.subscribe(moved);
    await Promise.allSettled([1, 2].map(() => platform.api.call(listThings, undefined)));
    expect(moved).toHaveBeenCalledTimes(1);
    const { pathname, search } = platform.navigation.location;
    expect(pathname + search).toBe(`${to}%26ui%3Dportal%26guard%3Dweb&ui=portal&guard=web`);
    platform.session.updateUser({ firstName: 'Eve' });
    expect(platform.session.state).toMatchObject({ status: 'signed-in', mustResetPassword: true });
  });
});

describe('the end of a session', () => {
  it('forgets every answer and note before anybody hears of it, and closes what was asked', async () => {
    const platform = signedInAt('/samples');
    platform.queryClient.setQueryData(['leases', 'leases.list'], ['private']);
    const asked = platform.dialogs.confirm({ title: 'Pay?' });
    platform.notify.success('Card removed');
    platform.notify.error('Your payment of $80.00 failed');
    const { queryClient, notifications } = platform;
    const seen: unknown[] = [];
    platform.events.on('session.ended', () => {
      seen.push(queryClient.getQueryCache().getAll().length, notifications.state.shown.length);
      platform.notify.success('Logged out');
    });
    platform.session.end('logout');
    expect(seen).toEqual([0, 0]);
    expect(notifications.state.shown).toMatchObject([{ text: 'Logged out' }]);
    expect(await asked).toBe(false);
    expect(platform.navigation.location.pathname).toBe('/samples');
  });
});

describe('another customer', () => {
  it.each([
    ['8', 0],
    [sampleUser.id, 1],
  ])('signed in without an end in between: user %s finds %d answers and notes of the former', (id, found) => {
    const { session, queryClient, notify, notifications } = signedInAt('/samples');
    queryClient.setQueryData(['leases', 'leases.list'], ['private']);
    notify.error('Your payment of $80.00 failed');
    session.signIn({ token: 'other', user: { ...sampleUser, id } });
    expect(queryClient.getQueryCache().getAll()).toHaveLength(found);
    expect(notifications.state.shown).toHaveLength(found);
  });

  it('is told that this browser keeps no session also in place of somebody who was not', () => {
    const { session, notifications } = signedInAt('/samples');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    session.signIn({ token: 'other', user: { ...sampleUser, id: '8' } });
    expect(notifications.state.shown).toMatchObject([{ text: expect.stringMatching(/reload/) as string }]);
  });
});

describe('the portal’s client', () => {
  it('SHARED-01, SHARED-02: names the brand and the customer portal', async () => {
    await openPage().api.call(listThings, undefined);
    expect(requests[0]?.headers.get('X-Brand')).toBe('fernway');
    expect(requests[0]?.headers.get('X-Portal')).toBe('customer');
  });

  it('OP-95: names the language of the page, also once another is chosen', async () => {
    const platform = openPage();
    await platform.api.call(listThings, undefined);
    await platform.i18n.setLanguage('es');
    await platform.api.call(listThings, undefined);
    expect(requests.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['en', 'es']);
  });

  it('SHARED-51: waits 180 s', async () => {
    jest.useFakeTimers();
    respond = (request) =>
      new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
      });
    const settled = jest.fn();
    void openPage().api.call(listThings, undefined).catch(settled);
    await jest.advanceTimersByTimeAsync(179_999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});

describe('the cache', () => {
  it.each([
    ['repeats a query that got no answer twice', () => Promise.reject(new TypeError('Failed to fetch')), 3],
    ['repeats no query that was answered 404', () => Response.json({ status: false }, { status: 404 }), 1],
    ['repeats no query that was answered 500', () => new Response('', { status: 500 }), 1],
    ['repeats no query whose answer is malformed', () => Response.json({ status: true, data: 1 }), 1],
  ])('%s', async (_name, answer, calls) => {
    jest.useFakeTimers();
    respond = answer;
    const { queryClient, api } = openPage();
    const failed = jest.fn();
    void queryClient
      .fetchQuery({
        ...queryClient.getDefaultOptions().queries,
        queryKey: ['things'],
        queryFn: () => api.call(listThings, undefined),
        retry: queryClient.getDefaultOptions().queries?.retry ?? false,
      })
      .catch(failed);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(failed).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(calls);
    jest.useRealTimers();
  });

  it('makes stale what a contract says that an event changes, and nothing else', () => {
    const { events, queryClient } = openPage('/', { contracts: [sampleContract] });
    for (const area of ['banks', 'cards', 'leases']) queryClient.setQueryData([area, 'x'], 1);
    events.emit('payment-method.changed', { type: 'card' });
    const stale = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
    expect(stale.map(({ queryKey }) => queryKey[0])).toEqual(['banks', 'cards']);
  });
});

describe('the page', () => {
  it('forgets what a screen has added when the path changes, not when the query does', () => {
    const { page, pageStore, navigation } = openPage('/samples/7');
    page.setTitle('Sofa');
    page.setBack({ to: '/samples', label: 'Leases' });
    page.setStore({ name: 'Harbor', phone: null, address: null });
    navigation.go('/samples/7?tab=b');
    expect(pageStore.state.title).toBe('Sofa');
    navigation.go('/samples/8');
    expect({ ...pageStore.state }).toEqual({ title: null, back: null, store: null });
  });

  it('lets a screen take back its own values only', () => {
    const { page, pageStore } = openPage();
    const takeBack = page.setStore({ name: 'Former', phone: null, address: null });
    page.setStore({ name: 'Present', phone: null, address: null });
    takeBack();
    expect(pageStore.state.store?.name).toBe('Present');
    page.setTitle('A')();
    expect(pageStore.state.title).toBeNull();
  });
});

describe('messages and routes', () => {
  it('SHARED-69, SHELL-75: are in en, unless the host says otherwise', () => {
    expect(openPage().i18n.language).toBe('en');
    expect(openPage('/', { choices: { language: 'es', theme: 'system' } }).i18n.language).toBe('es');
  });

  it('of a contract are there before its code, in each language it has', () => {
    const { i18n } = openPage('/', { choices: { language: 'es', theme: 'system' } });
    const texts = ['list', 'one'].map((key) => contractMessage(sampleContract, key, i18n.language));
    expect(texts).toEqual(['Muestras', 'One sample']);
  });

  it('that do not arrive in a language are reported, as an uncaught error is', async () => {
    const report = jest.fn();
    Object.assign(globalThis, { reportError: report });
    const { i18n } = openPage();
    void i18n.addMessages(defineMessages('lost', {}, { es: () => Promise.reject(new Error('404')) }));
    await i18n.setLanguage('es');
    expect(report).toHaveBeenCalledWith(new Error('The messages of lost in es did not arrive'));
  });

  it('tell the customer, once, that this browser keeps no session', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { session, notifications, api } = openPage();
    session.signIn({ token: 'abc', user: sampleUser });
    session.signIn({ token: 'abc', user: sampleUser });
    expect(notifications.state.shown).toMatchObject([
      { tone: 'info', text: expect.stringMatching(/reload/) as string },
    ]);
    return expect(api.call(changeThing, { to: 'x' })).resolves.toBe('one');
  });
});
