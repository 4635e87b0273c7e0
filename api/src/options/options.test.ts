import { searchOptions } from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import { retailers } from '../store/schema.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { mostOptions } from './option-sources.ts';

describe('the options of a select', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openTestApi();
    token = await api.tokenOf('nora');
  });
  afterAll(() => api.close());

  async function search(source: string, text: string) {
    const { status, envelope } = await api.get(
      `/api/v2/options/${source}?${new URLSearchParams({ search: text })}`,
      { token },
    );
    expect([status, envelope.error]).toEqual([200, null]);
    return searchOptions.read(envelope.data);
  }

  const texts = async (source: string, text: string) =>
    (await search(source, text)).map((option) => option.text);

  it('API-91: answers the options that contain the search text, in any case', async () => {
    expect(await search('cities', 'ACON, g')).toEqual([
      { value: 'Macon, GA', text: 'Macon, GA', disabled: false, children: [] },
    ]);
    for (const text of await texts('retailers', 'MACON')) expect(text).toMatch(/macon/i);
  });

  it('API-91: an empty search answers the first options by name, up to the limit', async () => {
    const first = await texts('retailers', '');
    expect(first).toHaveLength(mostOptions);
    expect(new Set(await texts('cities', '')).size).toBe(mostOptions);
  });

  it.each(['%', '_', '\\', '%a%', '50%', "' or 1=1 --"])('API-91: no option contains %j', async (text) => {
    expect(await search('cities', text)).toEqual([]);
    expect(await search('retailers', text)).toEqual([]);
  });

  it('API-91: pattern characters match themselves', async () => {
    const [first] = await api.db.select().from(retailers).where(eq(retailers.status, 'Active')).limit(1);
    await api.db
      .update(retailers)
      .set({ name: '100%_of\\it' })
      .where(eq(retailers.id, first?.id ?? 0));
    for (const text of ['0%_O', '%', '_of\\']) {
      expect((await search('retailers', text)).map(({ value }) => value)).toEqual([String(first?.id)]);
    }
  });

  it('API-91: only active retailers are offered', async () => {
    const closed = await api.db.select().from(retailers).where(eq(retailers.status, 'Suspended')).limit(5);
    for (const { id, name } of closed) {
      expect((await search('retailers', name)).map(({ value }) => value)).not.toContain(String(id));
    }
    expect(closed).toHaveLength(5);
  });

  it.each(['nothing', '__proto__', 'toString'])('API-91: the source %s does not exist', async (source) => {
    expect((await api.get(`/api/v2/options/${source}?search=a`, { token })).status).toBe(404);
  });

  it.each(['', '?search=a&search=b', `?search=${'x'.repeat(256)}`])(
    'API-93: the query %s is rejected',
    async (query) => {
      const { status, envelope } = await api.get(`/api/v2/options/cities${query}`, { token });
      expect(status).toBe(422);
      expect(envelope.error).toHaveProperty('search');
    },
  );
});
