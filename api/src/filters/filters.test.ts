import { listFilters } from '@portal/api-contract';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { mostFilters } from './filter-store.ts';

describe('saved filters', () => {
  let api: TestApi;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    api = await openTestApi();
    const names = ['fay', 'gus', 'bo', 'noah', 'sam', 'suzy', 'stella', 'rex', 'maria'];
    for (const name of names) tokens.set(name, await api.tokenOf(name));
  });
  afterAll(() => api.close());

  const as = (name: string) => ({ token: tokens.get(name) ?? '' });

  async function filtersOf(name: string, inputClass: string) {
    const path = `/api/v2/system/filters?${new URLSearchParams({ input_class: inputClass })}`;
    const { status, envelope } = await api.get(path, as(name));
    expect([status, envelope.error]).toEqual([200, null]);
    return listFilters.read(envelope.data);
  }

  const namesOf = async (name: string, inputClass: string) =>
    (await filtersOf(name, inputClass)).map((filter) => filter.name);

  const add = (name: string, body: object, call = 'add') =>
    api.post(`/api/v2/system/filters/${call}`, body, as(name));

  const filter = (name: string, values: object = { state: ['GA'] }, kind = 'stores') => ({
    filters_class_name: kind,
    input_values: values,
    name,
  });

  it('API-82: lists the user’s own filters of a report by name, then everybody’s', async () => {
    const globalFilters = ['Active retailers', 'HVAC', 'To be reviewed'];
    expect(await namesOf('fay', 'retailers')).toEqual(['Furniture in Macon', 'Georgia', ...globalFilters]);
    expect(await namesOf('noah', 'retailers')).toEqual(globalFilters);
    expect(await namesOf('fay', 'leases')).toEqual([]);
    expect((await filtersOf('fay', 'retailers'))[1]).toEqual({
      name: 'Georgia',
      inputValues: { state: ['GA'], status: ['Active'] },
      scope: 'personal',
    });
    const scopes = (await filtersOf('fay', 'retailers')).map(({ scope }) => scope);
    expect(scopes).toEqual(['personal', 'personal', 'global', 'global', 'global']);
  });

  it.each([
    ['fay', 200, 403],
    ['gus', 403, 200],
    ['bo', 200, 200],
    ['noah', 403, 403],
    ['sam', 200, 200],
    ['suzy', 200, 200],
    ['stella', 403, 403],
    ['rex', 403, 403],
    ['maria', 403, 403],
  ])(
    'API-29, API-83, API-84: when %s saves a filter, the status is %i for their own and %i for everybody’s',
    async (name, own, global) => {
      expect((await add(name, filter(`own of ${name}`, {}, 'abilities'))).status).toBe(own);
      expect((await add(name, filter(`global of ${name}`, {}, 'abilities'), 'global-add')).status).toBe(
        global,
      );
      const seen = await namesOf('noah', 'abilities');
      expect(seen).not.toContain(`own of ${name}`);
      expect(seen.includes(`global of ${name}`)).toBe(global === 200);
    },
  );

  it('API-83: saving the same name again replaces the owner’s filter and nobody else’s', async () => {
    await add('fay', filter('Mine', { state: ['GA'] }));
    await add('bo', filter('Mine', { state: ['TX'] }));
    await add('bo', filter('Mine', { state: ['FL'] }), 'global-add');
    expect((await add('fay', filter(' Mine ', { state: ['AL'] }))).status).toBe(200);
    const valuesOf = async (name: string) =>
      (await filtersOf(name, 'stores')).map(({ inputValues }) => inputValues);
    expect(await valuesOf('fay')).toEqual([{ state: ['AL'] }, { state: ['FL'] }]);
    expect(await valuesOf('bo')).toEqual([{ state: ['TX'] }, { state: ['FL'] }]);
    await add('gus', filter('Mine', { state: ['NC'] }), 'global-add');
    expect(await valuesOf('noah')).toEqual([{ state: ['NC'] }]);
  });

  it('API-83: simultaneous saves under one name leave one filter', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, at) => add('sam', filter('Same', { at }, 'race'))));
    expect(await namesOf('sam', 'race')).toEqual(['Same']);
  });

  it('API-83: filters without a name are numbered', async () => {
    for (const at of [1, 2]) {
      await add('suzy', { filters_class_name: 'unnamed', input_values: { at } });
    }
    expect(await namesOf('suzy', 'unnamed')).toEqual(['Filter 1', 'Filter 2']);
  });

  it.each([
    ['one owner', 'add', ['bo']],
    ['everybody, by several', 'global-add', ['bo', 'gus', 'suzy']],
  ])('API-83, API-84: twenty unnamed saves at once, for %s, are twenty', async (_whose, call, names) => {
    const kind = `nameless of ${call}`;
    const twin = await api.twin();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 === 0 ? api : twin).post(
          `/api/v2/system/filters/${call}`,
          { filters_class_name: kind, input_values: { at } },
          as(names[at % names.length] ?? ''),
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const kept = await filtersOf('bo', kind);
    expect(kept.map(({ inputValues }) => inputValues['at']).sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 20 }, (_, at) => at),
    );
    expect(new Set(kept.map(({ name }) => name)).size).toBe(20);
  });

  it('API-83: simultaneous saves never exceed the limit', async () => {
    const last = 5;
    for (let at = 0; at < mostFilters - last; at += 1) await add('fay', filter(`Filter ${at}`, {}, 'brim'));
    const statuses = await Promise.all(
      Array.from(
        { length: 20 },
        async (_, at) => (await add('fay', filter(`More ${at}`, {}, 'brim'))).status,
      ),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(last);
    expect(statuses.filter((status) => status === 422)).toHaveLength(20 - last);
    expect(await namesOf('fay', 'brim')).toHaveLength(mostFilters);
  });

  it('API-83: an owner at the limit can still replace a filter', async () => {
    for (let at = 0; at < mostFilters; at += 1) await add('fay', filter(`Filter ${at}`, {}, 'full'));
    expect(await add('fay', filter('One more', {}, 'full'))).toMatchObject({
      status: 422,
      envelope: { error: { name: [expect.any(String)] } },
    });
    expect((await add('fay', filter('Filter 0', { replaced: true }, 'full'))).status).toBe(200);
    expect((await add('bo', filter('One more', {}, 'full'))).status).toBe(200);
  });

  it.each([
    ['no kind', { input_values: {} }, 'filters_class_name'],
    ['no values', { filters_class_name: 'stores' }, 'input_values'],
    ['values in a list', filter('x', []), 'input_values'],
    ['values of 8,001 characters', filter('x', { a: 'x'.repeat(8_001 - '{"a":""}'.length) }), 'input_values'],
    ['a blank name', filter('  '), 'name'],
    ['a name of 256 characters', filter('x'.repeat(256)), 'name'],
    ['half a character', filter('x', { a: '\ud83d' }), 'request'],
  ])('API-93: a filter with %s is rejected', async (_what, body, field) => {
    for (const call of ['add', 'global-add']) {
      const { status, envelope } = await add('bo', body, call);
      expect(status).toBe(422);
      expect(envelope.error).toHaveProperty(field);
    }
  });

  it('API-83: values are stored as they were sent: markup, SQL and values of 8,000 characters', async () => {
    const values = { a: 'x'.repeat(7_900), "b'; drop table users; --": '<script>' };
    expect((await add('fay', filter('Hostile', values, 'hostile'))).status).toBe(200);
    expect(await filtersOf('fay', 'hostile')).toEqual([
      { name: 'Hostile', inputValues: values, scope: 'personal' },
    ]);
  });

  it('API-82: listing needs a report and is for staff only', async () => {
    expect((await api.get('/api/v2/system/filters', as('fay'))).status).toBe(422);
    expect((await api.get('/api/v2/system/filters?input_class=retailers', as('maria'))).status).toBe(403);
  });
});
