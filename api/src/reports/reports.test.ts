import { listReport } from '@portal/api-contract';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';

describe('reports', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openTestApi();
    token = await api.tokenOf('noah');
  });
  afterAll(() => api.close());

  async function ask(report: string, query: Readonly<Record<string, string>> = {}) {
    const { status, envelope } = await api.get(`/api/v2/reports/${report}?${new URLSearchParams(query)}`, {
      token,
    });
    expect(envelope.error).toBeNull();
    expect(status).toBe(200);
    return listReport.read(envelope.data, envelope.meta);
  }

  const filtered = (filters: object) => ({ filters: JSON.stringify(filters) });

  it('API-19, API-20: answers the first page of 25 rows by default, with its position', async () => {
    const { rows, ...place } = await ask('retailers');
    expect(rows).toHaveLength(25);
    expect(place).toEqual({
      page: 1,
      lastPage: 48,
      from: 1,
      to: 25,
      total: 1200,
      perPage: 25,
      filters: {},
    });
  });

  it('API-18, API-20: sends the page’s position in the envelope’s meta', async () => {
    const { envelope } = await api.get('/api/v2/reports/retailers?limit=100&page=12', { token });
    expect(envelope.meta).toEqual({
      current_page: 12,
      last_page: 12,
      filters: {},
      from: 1101,
      to: 1200,
      total: 1200,
      per_page: 100,
    });
  });

  it('API-19: shows every retailer once over all pages, in the requested order', async () => {
    const seen: { id: number; city: string }[] = [];
    for (let page = 1; page <= 12; page += 1) {
      const { rows } = await ask('retailers', {
        limit: '100',
        page: String(page),
        sortBy: 'city',
        sortDesc: 'true',
      });
      seen.push(...(rows as { id: number; city: string }[]));
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(1200);
    const first = await ask('retailers', { limit: '1', sortBy: 'city' });
    expect(seen.at(-1)?.city).toBe((first.rows[0] as { city: string }).city);
  });

  it('API-20: answers a page past the last one with no rows and the total', async () => {
    expect(await ask('retailers', { page: '49' })).toMatchObject({
      rows: [],
      page: 49,
      lastPage: 48,
      from: null,
      to: null,
      total: 1200,
    });
    const none = await ask('retailers', filtered({ state: 'XX' }));
    expect(none).toMatchObject({ rows: [], lastPage: 1, from: null, to: null, total: 0 });
  });

  it('API-18: applies the filters and sends them back', async () => {
    const filters = { status: ['Pending', 'Suspended'], state: 'GA' };
    const page = await ask('retailers', { ...filtered(filters), limit: '100' });
    expect(page.filters).toEqual(filters);
    expect(page.total).toBeGreaterThan(0);
    for (const row of page.rows)
      expect(row).toMatchObject({
        state: 'GA',
        status: expect.stringMatching(/Pending|Suspended/) as string,
      });
  });

  it('searches names literally, also for % and _', async () => {
    const { rows } = await ask('retailers', { limit: '1' });
    const { name } = rows[0] as { name: string };
    const found = await ask('retailers', filtered({ search: name.slice(1).toUpperCase() }));
    expect(found.rows.map((row) => row['name'])).toContain(name);
    expect((await ask('retailers', filtered({ search: '%' }))).total).toBe(0);
    expect((await ask('retailers', filtered({ search: '_' }))).total).toBe(0);
  });

  it('lists states, their cities and stores with totals that agree', async () => {
    const states = await ask('states', { limit: '100' });
    const storesOf = (rows: readonly object[]) =>
      (rows as { stores: number }[]).reduce((sum, row) => sum + row.stores, 0);
    expect(storesOf(states.rows)).toBe(1200);
    const georgia = states.rows.find(({ id }) => id === 'GA');
    expect(georgia).toMatchObject({ parent: null, has_children: true });
    const cities = await ask('states', { ...filtered({ parent: 'GA' }), limit: '100' });
    expect(storesOf(cities.rows)).toBe(georgia?.['stores']);
    const macon = cities.rows.find(({ id }) => id === 'GA/Macon');
    const stores = await ask('states', { ...filtered({ parent: 'GA/Macon' }), limit: '100' });
    expect(stores.total).toBe(macon?.['stores']);
    expect(stores.rows[0]).toMatchObject({ parent: 'GA/Macon', stores: 1, has_children: false });
  });

  it.each([
    ['retailers?sortBy=password_hash', 'sortBy'],
    ['retailers?sortBy=name;drop', 'sortBy'],
    ['retailers?sortBy=toString', 'sortBy'],
    ['retailers?limit=101', 'limit'],
    ['retailers?limit=0', 'limit'],
    ['retailers?page=0', 'page'],
    ['retailers?page=1.5', 'page'],
    ['retailers?sortDesc=1', 'sortDesc'],
    ['retailers?filters=%7B', 'filters'],
    ['retailers?filters=%7B%22owner%22%3A1%7D', 'filters.owner'],
    ['retailers?filters=%7B%22state%22%3A%7B%7D%7D', 'filters.state'],
    ['states?filters=%7B%22parent%22%3A1%7D', 'filters.parent'],
  ])('API-93: rejects %s under its field', async (path, field) => {
    const { status, envelope } = await api.get(`/api/v2/reports/${path}`, { token });
    expect(status).toBe(422);
    expect(envelope.error).toHaveProperty([field]);
  });

  it.each(['nothing', '__proto__', 'constructor'])('answers 404 for the report %s', async (report) => {
    expect((await api.get(`/api/v2/reports/${report}`, { token })).status).toBe(404);
  });

  it.each(['maria', 'stella', 'rex'])(
    'rejects %s, because reports are for system staff only',
    async (name) => {
      const answer = await api.get('/api/v2/reports/retailers', { token: await api.tokenOf(name) });
      expect(answer).toMatchObject({ status: 403, envelope: { error: 'This is for staff only.' } });
    },
  );
});
