import type { User } from '@portal/domain';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { UnauthorizedError, ValidationError } from '../api/api-error.ts';
import type { HostPlatform } from '../host/create-platform.ts';
import { PlatformProvider } from '../react/platform-provider.tsx';
import { openPage } from '../test-support/open-page.ts';
import { sampleConfig } from '../test-support/sample-config.ts';
import { sampleUser } from '../test-support/sample-user.ts';
import { failsWith, succeeds, strictApi } from '../test-support/strict-api.ts';
import { useCountryLookup } from './use-country-lookup.ts';
import { useDownload } from './use-download.ts';
import { useOptionSearch } from './use-option-search.ts';
import { useReport } from './use-report.ts';
import { useSavedFilters } from './use-saved-filters.ts';
import { useSchemaForm } from './use-schema-form.ts';
import { useUploads } from './use-uploads.ts';

const answer = strictApi();

function signedIn(change: Partial<User> = {}): HostPlatform {
  const platform = openPage();
  platform.session.signIn({ token: 'abc', user: { ...sampleUser, ...change } });
  return platform;
}

function drawn<Result>(hook: () => Result, platform = signedIn()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformProvider platform={platform}>{children}</PlatformProvider>
  );
  return { platform, ...renderHook(hook, { wrapper }) };
}

const wireFile = { id: '1', original_name: 'a.pdf', token: 't-1', size: 5, playtime: null, url: null };
const file = { id: '1', originalName: 'a.pdf', token: 't-1', size: 5, playtime: null, url: null };
const aFile = () => new File(['hello'], 'a.pdf', { type: 'application/pdf' });

describe('saved filters', () => {
  const list = (...names: string[]) =>
    http.get('*/api/v2/system/filters', () =>
      succeeds(names.map((name) => ({ name, input_values: { state: 'GA' } }))),
    );

  it('UI-47: are listed by the class of their inputs', async () => {
    let asked: URL | null = null;
    answer(
      http.get('*/api/v2/system/filters', ({ request }) => {
        asked = new URL(request.url);
        return succeeds([{ name: 'Georgia', input_values: { state: 'GA' } }]);
      }),
    );
    const { result } = drawn(() => useSavedFilters('leases'));
    expect(result.current.state).toEqual({ status: 'loading' });
    await waitFor(() =>
      expect(result.current.state).toEqual({
        status: 'ready',
        filters: [expect.objectContaining({ name: 'Georgia', inputValues: { state: 'GA' } })],
      }),
    );
    expect(String(asked)).toContain('input_class=leases');
  });

  it.each([
    ['addPersonal', 'UI-48', '*/api/v2/system/filters/add'],
    ['addGlobal', 'UI-49', '*/api/v2/system/filters/global-add'],
  ] as const)('%s: %s saves by its own call, and the list is read again', async (add, _, path) => {
    let sent: unknown;
    answer(list());
    const { result } = drawn(() => useSavedFilters('leases'));
    await waitFor(() => expect(result.current.state.status).toBe('ready'));
    answer(
      list('Georgia'),
      http.post(path, async ({ request }) => {
        sent = await request.json();
        return succeeds(null);
      }),
    );
    await act(() => result.current[add]({ name: 'Georgia', inputValues: { state: 'GA' } }));
    expect(sent).toEqual({ filters_class_name: 'leases', input_values: { state: 'GA' }, name: 'Georgia' });
    await waitFor(() => expect(result.current.state).toMatchObject({ filters: [{ name: 'Georgia' }] }));
  });

  it('UI-47, UI-48, UI-49, OP-92: are those of a configured base, apart from those of another', async () => {
    const saved: string[] = [];
    answer(
      list('Reference'),
      http.get('*/own/v9/system/filters', () => succeeds([{ name: 'Own', input_values: {} }])),
      http.post('*/own/v9/system/filters/*', ({ request }) => {
        saved.push(new URL(request.url).pathname);
        return succeeds(null);
      }),
    );
    const { result } = drawn(() => ({
      own: useSavedFilters('leases', { base: '/own/v9/' }),
      reference: useSavedFilters('leases'),
    }));
    await waitFor(() =>
      expect(result.current).toMatchObject({
        own: { state: { filters: [{ name: 'Own' }] } },
        reference: { state: { filters: [{ name: 'Reference' }] } },
      }),
    );
    const filter = { name: 'x', inputValues: {} };
    await act(() => result.current.own.addPersonal(filter));
    await act(() => result.current.own.addGlobal(filter));
    expect(saved).toEqual(['/own/v9/system/filters/add', '/own/v9/system/filters/global-add']);
  });

  it('leave the message of a rejected save to who saves, and fail with a way to retry', async () => {
    answer(
      list(),
      http.post('*/api/v2/system/filters/add', () => failsWith(403, 'No')),
    );
    const { result, platform } = drawn(() => useSavedFilters('leases'));
    const rejected = await act(() =>
      result.current.addPersonal({ name: 'x', inputValues: {} }).catch((error: unknown) => error),
    );
    expect(rejected).toMatchObject({ code: 403, message: 'No' });
    expect(platform.notifications.state.shown).toEqual([]);
  });

  it('fail, and come when they are asked for again', async () => {
    answer(http.get('*/api/v2/system/filters', () => failsWith(403, 'No')));
    const { result } = drawn(() => useSavedFilters('leases'));
    await waitFor(() => expect(result.current.state.status).toBe('failed'));
    answer(list('Georgia'));
    act(() => {
      if (result.current.state.status === 'failed') result.current.state.retry();
    });
    await waitFor(() => expect(result.current.state.status).toBe('ready'));
  });

  it.each<[string, Partial<User>, boolean, boolean]>([
    ['nobody in particular', {}, false, false],
    ['system.filters.add', { abilities: ['system.filters.add'] }, true, false],
    ['system.filters.global.add', { abilities: ['system.filters.global.add'] }, false, true],
    ['an admin', { isAdmin: true }, true, true],
  ])('UI-45, UI-46: may be saved by who has the ability: %s', (_, user, addPersonal, addGlobal) => {
    answer(list());
    const { result } = drawn(() => useSavedFilters('leases'), signedIn(user));
    expect(result.current.may).toEqual({ addPersonal, addGlobal });
  });
});

describe('a schema form', () => {
  it('UI-50, UI-51, UI-52: views, reloads and submits at one address', async () => {
    const sent: unknown[] = [];
    answer(
      http.get('*/api/v2/forms/order', ({ request }) =>
        succeeds({ inputs: [], action: new URL(request.url).searchParams.get('_action') }),
      ),
      http.post('*/api/v2/forms/order', async ({ request }) => {
        const body = (await request.json()) as { readonly _action: string };
        sent.push(body);
        return succeeds(body._action === 'reload' ? { inputs: [], values: {} } : null);
      }),
    );
    const { result } = drawn(() => useSchemaForm('order'));
    const { signal } = new AbortController();
    expect(await result.current.view(signal)).toEqual({ inputs: [], action: 'view' });
    expect(await result.current.reload(['model'], { make: 'a' }, signal)).toEqual({ inputs: [], values: {} });
    await result.current.submit({ make: 'a', model: null });
    expect(sent).toEqual([
      { _action: 'reload', _inputs: ['model'], model: { make: 'a' } },
      { _action: 'submit', model: { make: 'a', model: null } },
    ]);
  });

  it('may live at an address of its own, and is the same source from drawing to drawing', async () => {
    answer(http.get('*/other/forms/9', () => succeeds({ inputs: [] })));
    const { result, rerender } = drawn(() => useSchemaForm('/other/forms/9'));
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
    expect(await result.current.view(new AbortController().signal)).toEqual({ inputs: [] });
  });

  it('UI-25: rejects with the messages of the inputs', async () => {
    answer(http.post('*/api/v2/forms/order', () => failsWith(422, { city: ['is unknown'] })));
    const { result } = drawn(() => useSchemaForm('order'));
    await expect(result.current.submit({})).rejects.toMatchObject({ fields: { city: ['is unknown'] } });
  });
});

describe('uploads', () => {
  const options = () => ({ onProgress: jest.fn<void, [number]>(), signal: new AbortController().signal });

  it('UI-53: are multipart with the one field file, with headers and progress, to the configured address', async () => {
    const seen: Request[] = [];
    answer(
      http.post('*/other/files', ({ request }) => {
        seen.push(request.clone());
        return succeeds(wireFile);
      }),
    );
    const { result } = drawn(() => useUploads({ upload: '/other/files' }));
    const given = options();
    expect(await result.current.upload(aFile(), given)).toEqual(file);
    const [request] = seen;
    expect(request?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      authorization: 'Bearer abc',
      'x-brand': 'fernway',
      'x-portal': 'customer',
      accept: 'application/json',
      'x-timezone': expect.any(String) as string,
    });
    expect(await request?.text()).toMatch(/name="file"; filename="a\.pdf"[^]*hello/);
    expect(given.onProgress.mock.lastCall).toEqual([1]);
  });

  it('UI-59: fail with the code of the envelope, or the status of an answer without one', async () => {
    const { result } = drawn(() => useUploads());
    answer(http.post('*/api/v2/files', () => failsWith(422, { file: ['is too wide'] })));
    await expect(result.current.upload(aFile(), options())).rejects.toBeInstanceOf(ValidationError);
    answer(http.post('*/api/v2/files', () => new HttpResponse('<html>', { status: 504 })));
    await expect(result.current.upload(aFile(), options())).rejects.toMatchObject({ code: 504 });
    answer(http.post('*/api/v2/files', () => HttpResponse.error()));
    await expect(result.current.upload(aFile(), options())).rejects.toMatchObject({
      name: 'NetworkError',
      message: 'Failed to fetch',
    });
    answer(http.post('*/api/v2/files', () => succeeds({ id: 1 })));
    await expect(result.current.upload(aFile(), options())).rejects.toMatchObject({
      name: 'MalformedAnswerError',
    });
  });

  it('SHARED-36: end the session on 401', async () => {
    const { result, platform } = drawn(() => useUploads());
    answer(http.post('*/api/v2/files', () => failsWith(401, 'Unauthenticated')));
    await act(async () => {
      await expect(result.current.upload(aFile(), options())).rejects.toBeInstanceOf(UnauthorizedError);
    });
    expect(platform.session.state.status).toBe('signed-out');
  });

  it('stop when they are cancelled', async () => {
    const cancel = new AbortController();
    answer(
      http.post('*/api/v2/files', () => {
        cancel.abort();
        return new Promise(() => {});
      }),
    );
    const { result } = drawn(() => useUploads());
    const upload = result.current.upload(aFile(), { ...options(), signal: cancel.signal });
    await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('UI-54, UI-55: rename with file and original_name, delete with file, force and token', async () => {
    const sent: unknown[] = [];
    const keep = async ({ request }: { request: Request }) => {
      sent.push(await request.json());
      return succeeds(null);
    };
    answer(http.post('*/api/v2/files/rename', keep), http.post('*/bin', keep));
    const { result } = drawn(() => useUploads({ remove: '/bin' }));
    await result.current.rename(file, 'b.pdf');
    await result.current.remove(file, { force: true });
    expect(sent).toEqual([
      { file: '1', original_name: 'b.pdf' },
      { file: '1', force: true, token: 't-1' },
    ]);
  });
});

describe('the options of a select', () => {
  it('UI-56: are searched by GET with the text', async () => {
    answer(
      http.get('*/api/v2/options/cities', ({ request }) => {
        const text = new URL(request.url).searchParams.get('search');
        return succeeds([{ value: 7, text }]);
      }),
    );
    const { result } = drawn(() => useOptionSearch());
    const found = await result.current('cities', 'ma con', new AbortController().signal);
    expect(found).toEqual([{ value: '7', text: 'ma con', disabled: false, children: [] }]);
  });
});

describe('the country of a position', () => {
  const at = { latitude: 32.8, longitude: -83.6 };
  const withService = (reverseUrl: string | null) =>
    openPage('/', { config: { ...sampleConfig, geocode: { forwardUrl: null, reverseUrl } } });

  it('UI-58: is asked of the configured service', async () => {
    answer(
      http.get('https://geo.example/reverse', () =>
        HttpResponse.json({
          place_id: 7,
          lat: '32.8',
          lon: '-83.6',
          display_name: 'Macon',
          address: { country: 'United States', country_code: 'us' },
        }),
      ),
    );
    const { result } = drawn(() => useCountryLookup(), withService('https://geo.example/reverse'));
    expect(await result.current?.(at, new AbortController().signal)).toBe('US');
  });

  it('is not offered where no service is configured', () => {
    expect(drawn(() => useCountryLookup(), withService(null)).result.current).toBeUndefined();
  });
});

describe('a download', () => {
  let kept: { readonly name: string; readonly address: string }[];
  let freed: string[];
  let contents: Blob[];

  beforeEach(() => {
    kept = [];
    freed = [];
    contents = [];
    // The test's page can make no address for a blob.
    URL.createObjectURL = (content) => `blob:${contents.push(content as Blob)}`;
    URL.revokeObjectURL = (address) => void freed.push(address);
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      kept.push({ name: this.download, address: this.href });
    });
  });

  const csv = (headers: Record<string, string> = {}) =>
    http.get(
      '*/api/v2/downloads/leases.csv',
      () => new HttpResponse('a,b', { headers: { 'content-type': 'text/csv', ...headers } }),
    );

  it('UI-57: is kept under the name that the api gives it', async () => {
    answer(csv({ 'content-disposition': `attachment; filename="x.csv"; filename*=UTF-8''All%20leases.csv` }));
    const { result } = drawn(() => useDownload());
    await result.current('leases.csv', 'mine.csv');
    expect(kept).toEqual([{ name: 'All leases.csv', address: 'blob:1' }]);
    expect(await contents[0]?.text()).toBe('a,b');
  });

  it('UI-57: else under that of the caller, else under its own, and frees its memory later', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    answer(csv());
    const { result } = drawn(() => useDownload());
    await result.current('leases.csv', 'mine.csv');
    await result.current('/api/v2/downloads/leases.csv');
    expect(kept.map(({ name }) => name)).toEqual(['mine.csv', 'leases.csv']);
    expect(freed).toEqual([]);
    jest.advanceTimersByTime(60_000);
    expect(freed).toEqual(['blob:1', 'blob:2']);
    jest.useRealTimers();
  });

  it('UI-02, UI-57: of an uploaded file is fetched at its address with the session’s token', async () => {
    const seen: (string | null)[] = [];
    answer(
      http.get('*/api/v2/downloads/1', ({ request }) => {
        seen.push(request.headers.get('authorization'));
        return new HttpResponse('hello', { headers: { 'content-type': 'application/pdf' } });
      }),
    );
    const { result } = drawn(() => useUploads());
    await result.current.download({ ...file, url: '/api/v2/downloads/1' });
    expect(seen).toEqual(['Bearer abc']);
    expect(kept).toEqual([{ name: 'a.pdf', address: 'blob:1' }]);
  });

  it('keeps nothing of a failed download', async () => {
    answer(http.get('*/api/v2/downloads/leases.csv', () => failsWith(404, 'There is no such file.')));
    const { result } = drawn(() => useDownload());
    await expect(result.current('leases.csv')).rejects.toMatchObject({ code: 404 });
    expect(kept).toEqual([]);
  });
});

describe('a report', () => {
  const page = (number: number) =>
    http.get('*/api/v2/reports/leases', ({ request }) =>
      new URL(request.url).searchParams.get('page') === String(number)
        ? succeeds([{ id: number }], {
            meta: {
              current_page: number,
              last_page: 2,
              total: 26,
              per_page: 25,
              from: number,
              to: number,
              filters: {},
            },
          })
        : undefined,
    );

  it('UI-95: is read a page at a time; the former stays until the next has come', async () => {
    answer(page(1));
    let asked = 1;
    const { result, rerender } = drawn(() => useReport({ report: 'leases', page: asked }));
    expect(result.current.status).toBe('loading');
    await waitFor(() =>
      expect(result.current).toMatchObject({ status: 'ready', page: { page: 1, total: 26 } }),
    );
    answer(page(2));
    asked = 2;
    rerender();
    expect(result.current).toMatchObject({ status: 'ready', refreshing: true, page: { page: 1 } });
    await waitFor(() =>
      expect(result.current).toMatchObject({ refreshing: false, page: { rows: [{ id: 2 }] } }),
    );
  });

  it('fails with the api’s message, and can be read again', async () => {
    answer(http.get('*/api/v2/reports/leases', () => failsWith(403, 'No')));
    const { result } = drawn(() => useReport({ report: 'leases', page: 1 }));
    await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', error: { message: 'No' } }));
    answer(page(1));
    act(() => result.current.reload());
    await waitFor(() => expect(result.current.status).toBe('ready'));
  });
});
