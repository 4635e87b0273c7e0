import { is } from 'superstruct';
import { listReport } from './reports.ts';

const meta = {
  current_page: 2,
  last_page: 3,
  filters: { state: 'GA' },
  from: 26,
  to: 50,
  total: 70,
  per_page: 25,
};

describe('a page of a report', () => {
  it('API-19: is requested by limit, page, sortBy, sortDesc and filters', () => {
    const asked = listReport.toWire({
      report: 'retailers',
      limit: 50,
      page: 2,
      sortBy: 'name',
      sortDesc: true,
      filters: { state: 'GA' },
    });
    expect(asked).toEqual({
      path: { report: 'retailers' },
      query: { limit: 50, page: 2, sortBy: 'name', sortDesc: 'true', filters: '{"state":"GA"}' },
    });
    expect(Object.values(listReport.toWire({ report: 'retailers' }).query ?? {})).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });

  it.each([
    [{}, true],
    [{ limit: '1', page: '1' }, true],
    [{ limit: '100' }, true],
    [{ limit: '0' }, false],
    [{ limit: '101' }, false],
    [{ limit: '2.5' }, false],
    [{ limit: '1e1' }, false],
    [{ limit: '' }, false],
    [{ limit: ['1', '2'] }, false],
    [{ page: '0' }, false],
    [{ page: '-1' }, false],
    [{ page: '1000001' }, false],
    [{ sortDesc: 'yes' }, false],
    [{ sortBy: '' }, false],
    [{ filters: '{}' }, true],
    [{ filters: '[]' }, false],
    [{ filters: '{' }, false],
    [{ filters: JSON.stringify({ a: 'x'.repeat(4_000) }) }, false],
  ])('API-19: accepts the query %j: %s', (query, accepted) => {
    expect(listReport.request.query && is(query, listReport.request.query)).toBe(accepted);
  });

  it('SHARED-31, API-20: is read with its position in the whole list', () => {
    expect(listReport.read([{ id: 1 }], meta)).toEqual({
      rows: [{ id: 1 }],
      page: 2,
      lastPage: 3,
      from: 26,
      to: 50,
      total: 70,
      perPage: 25,
      filters: { state: 'GA' },
    });
    const empty = { ...meta, from: null, to: null, total: '0', filters: null };
    expect(listReport.read([], empty)).toMatchObject({ from: null, to: null, total: 0, filters: {} });
  });

  it.each([
    undefined,
    {},
    { ...meta, current_page: 0 },
    { ...meta, last_page: null },
    { ...meta, total: 'all' },
  ])('API-20: is rejected with the meta %j', (given) => {
    expect(() => listReport.read([], given)).toThrow();
  });
});
