import { renderHook, screen, render, act, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Brand } from '../brand/config.ts';
import type { HostPlatform } from '../host/create-platform.ts';
import { openPage } from '../test-support/open-page.ts';
import { changeThing, listThings, named200 } from '../test-support/sample-endpoints.ts';
import { sampleUser } from '../test-support/sample-user.ts';
import { PlatformProvider } from './platform-provider.tsx';
import { useApiMutation, type ApiMutationOptions } from './use-api-mutation.ts';
import { useApiQuery } from './use-api-query.ts';
import { withBrand } from './use-brand.ts';
import { useBackLink, usePageTitle, useStoreHeader } from './use-page.ts';
import { useSession, useUser } from './use-session.ts';
import { usePlatform } from './platform-context.ts';

let respond: (request: Request) => Response;
let requests: Request[];

beforeEach(() => {
  requests = [];
  respond = () => named200('one');
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    requests.push(input as Request);
    return Promise.resolve(respond(input as Request));
  });
});

const within =
  (platform: HostPlatform) =>
  ({ children }: { children: ReactNode }) => (
    <PlatformProvider platform={platform}>{children}</PlatformProvider>
  );

describe('a failed mutation', () => {
  const rejected = (body: object, status: number) => () =>
    Response.json({ status: false, ...body }, { status });

  async function notifiedAfter(
    answer: () => Response,
    options: ApiMutationOptions<{ to: string }, string> = {},
    endpoint = changeThing,
  ) {
    const platform = openPage();
    respond = answer;
    const { result } = renderHook(() => useApiMutation(endpoint, options), { wrapper: within(platform) });
    act(() => result.current.mutate({ to: 'x' }));
    await waitFor(() => expect(result.current.status).toBe('error'));
    return platform.notifications.state.shown.map(({ tone, text }) => `${tone} ${text}`);
  }

  it('SHARED-58, UI-96: with `status` false is an error notification with the api’s message', async () => {
    expect(await notifiedAfter(rejected({ error: 'Card is gone' }, 409))).toEqual(['error Card is gone']);
  });

  it('SHARED-58, SHARED-62: says the default when the api says nothing', async () => {
    expect(await notifiedAfter(rejected({}, 400))).toEqual(['error An unknown error occurred']);
  });

  it('SHARED-63: with errors for fields is left to the form', async () => {
    expect(await notifiedAfter(rejected({ code: 422, error: { email: ['taken'] } }, 422))).toEqual([]);
  });

  it('of 422 without fields is notified', async () => {
    expect(await notifiedAfter(rejected({ code: 422, error: 'Odd' }, 422))).toEqual(['error Odd']);
  });

  it('is the screen’s own where it says so', async () => {
    const onError = jest.fn();
    expect(await notifiedAfter(rejected({ error: 'No' }, 409), { onError })).toEqual([]);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'No' }), { to: 'x' });
  });

  it('speaks of a 401 that is the call’s own answer', async () => {
    const login = { ...changeThing, keepsSessionOn401: true };
    expect(await notifiedAfter(rejected({ code: 401, error: 'Wrong password' }, 401), {}, login)).toEqual([
      'error Wrong password',
    ]);
  });

  it('is silent when it has ended the session', async () => {
    expect(await notifiedAfter(rejected({ code: 401 }, 401))).toEqual([]);
  });
});

describe('a successful mutation', () => {
  it('makes what it says stale, and sends its key', async () => {
    const platform = openPage();
    platform.queryClient.setQueryData(['leases', 'leases.things'], 'old');
    const { result } = renderHook(
      () => useApiMutation(changeThing, { refreshes: [listThings], idempotencyKey: ({ to }) => `key-${to}` }),
      { wrapper: within(platform) },
    );
    await act(() => result.current.mutateAsync({ to: 'x' }));
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('key-x');
    expect(platform.queryClient.getQueryState(['leases', 'leases.things'])?.isInvalidated).toBe(true);
  });
});

describe('useApiQuery', () => {
  it('shares one answer, and shows the part a screen asks for', async () => {
    const platform = openPage();
    const { result } = renderHook(
      () => [
        useApiQuery(listThings, undefined).data,
        useApiQuery(listThings, undefined, { select: (name) => name.length }).data,
      ],
      { wrapper: within(platform) },
    );
    await waitFor(() => expect(result.current).toEqual(['one', 3]));
    expect(requests).toHaveLength(1);
  });

  it('never notifies: the screen shows its failed state', async () => {
    const platform = openPage();
    respond = () => Response.json({ status: false, error: 'No' }, { status: 404 });
    const { result } = renderHook(() => useApiQuery(listThings, undefined), { wrapper: within(platform) });
    await waitFor(() => expect(result.current.error?.message).toBe('No'));
    expect(platform.notifications.state.shown).toEqual([]);
  });

  it('waits while it is not enabled', () => {
    const { result } = renderHook(() => useApiQuery(listThings, undefined, { enabled: false }), {
      wrapper: within(openPage()),
    });
    expect(result.current.status).toBe('pending');
    expect(requests).toEqual([]);
  });
});

describe('useUser', () => {
  it('is the customer, also for the moment in which a session that ended is being left', () => {
    const platform = openPage();
    platform.session.signIn({ token: 'abc', user: sampleUser });
    const { result } = renderHook(() => ({ user: useUser(), status: useSession().status }), {
      wrapper: within(platform),
    });
    act(() => platform.session.updateUser({ firstName: 'Dee' }));
    expect(result.current.user.firstName).toBe('Dee');
    act(() => platform.session.end('expired'));
    expect(result.current).toMatchObject({ status: 'signed-out', user: { firstName: 'Dee' } });
  });

  it('throws where nobody has been signed in', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(() => useUser(), { wrapper: within(openPage()) })).toThrow(
      'useUser needs a signed-in',
    );
  });
});

describe('the page hooks', () => {
  function Screen({ name }: { name: string }) {
    usePageTitle(name);
    useBackLink({ to: '/back', label: name });
    useStoreHeader({ name, phone: null, address: null });
    return null;
  }

  it('set the frame while a screen is drawn, over a change of address, and clear it after', () => {
    const platform = openPage('/a');
    const { state } = platform.pageStore;
    const { rerender, unmount } = render(<Screen name="One" />, { wrapper: within(platform) });
    expect([state.title, state.back?.label, state.store?.name]).toEqual(['One', 'One', 'One']);
    act(() => platform.navigation.go('/b'));
    expect([state.title, state.back?.label, state.store?.name]).toEqual(['One', 'One', 'One']);
    rerender(<Screen name="Two" />);
    expect([state.title, state.back?.label, state.store?.name]).toEqual(['Two', 'Two', 'Two']);
    unmount();
    expect([state.title, state.back, state.store]).toEqual([null, null, null]);
  });
});

describe('the others', () => {
  it('give the brand', () => {
    const Named = withBrand(({ brand, mark }: { brand: Brand; mark: string }) => (
      <p>
        {brand.name} {mark}
      </p>
    ));
    render(<Named mark="!" />, { wrapper: within(openPage()) });
    expect(screen.getByText('Fernway !')).toBeVisible();
  });

  it('say what is wrong outside of a portal root', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(() => usePlatform())).toThrow('inside a portal root');
  });
});
