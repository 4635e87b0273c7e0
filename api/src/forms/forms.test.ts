import { reloadForm, submitForm, viewForm } from '@portal/api-contract';
import type { FormInput, FormSchema, FormValues } from '@portal/api-contract';
import { desc, eq } from 'drizzle-orm';
import type { AnswerEnvelope } from '../server/envelope.ts';
import { formSubmissionFiles, formSubmissions } from '../store/schema.ts';
import { multipartOf } from '../../test/support/multipart.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';

const everything = '/api/v2/forms/everything';
const broken = '/api/v2/forms/broken';

/** A model that the form accepts. */
const good: FormValues = {
  make: 'alder',
  model: 'lodge',
  trim: 'walnut',
  quantity: 2,
  unit_price: 12_550,
  full_name: 'Ana Day',
  email: 'ana@portal.test',
  delivery: 'standard',
  terms: true,
  items: [{ name: 'Table', price: 9_900, condition: 'new' }],
};

describe('schema forms', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openTestApi();
    token = await api.tokenOf('maria');
  });
  afterAll(() => api.close());

  async function view(form: string): Promise<FormSchema> {
    const { status, envelope } = await api.get(`/api/v2/forms/${form}?_action=view`, { token });
    expect([status, envelope.error]).toEqual([200, null]);
    return viewForm.read(envelope.data) as unknown as FormSchema;
  }

  async function reload(inputs: readonly string[], model: FormValues, url = everything) {
    const body = { _action: 'reload', _inputs: inputs, model };
    const { status, envelope } = await api.post(url, body, { token });
    expect([status, envelope.error]).toEqual([200, null]);
    const read = reloadForm.read(envelope.data);
    return { inputs: read.inputs as readonly FormInput[], values: read.values };
  }

  const submit = (model: FormValues, { url = everything, as = token } = {}) =>
    api.post(url, submitForm.toWire({ form: '', model }).body, { token: as });

  const optionsOf = (input: FormInput | undefined) =>
    input && 'options' in input ? input.options?.map(({ value }) => value) : undefined;

  async function kept(form = 'everything') {
    const [newest] = await api.db
      .select()
      .from(formSubmissions)
      .where(eq(formSubmissions.form, form))
      .orderBy(desc(formSubmissions.id))
      .limit(1);
    return newest;
  }

  it('API-85: the schema has an input of every type in the contract', async () => {
    const { inputs, values } = await view('everything');
    const types =
      'text email username url phone local_phone password textarea number digits percentage money masked code date ' +
      'timecode select radio async_select multiselect tags checkbox switch rating country range collection file';
    expect([...new Set(inputs.map(({ type }) => type))].sort()).toEqual(types.split(' ').sort());
    expect(new Set(inputs.map(({ name }) => name)).size).toBe(inputs.length);
    expect(Object.keys(values ?? {}).sort()).toEqual(inputs.map(({ name }) => name).sort());
    expect(values).toMatchObject({ quantity: 1, make: null, total: null });
  });

  it('API-85: dependencies name existing inputs and have no cycle', async () => {
    const { inputs } = await view('everything');
    const dependenciesOf = new Map(inputs.map((input) => [input.name, input.depends_on ?? []]));
    const reach = (name: string, seen: readonly string[]): void => {
      expect(seen).not.toContain(name);
      expect(dependenciesOf.has(name)).toBe(true);
      for (const next of dependenciesOf.get(name) ?? []) reach(next, [...seen, name]);
    };
    for (const { name } of inputs) reach(name, []);
    expect(dependenciesOf.get('trim')).toEqual(['model']);
    expect(dependenciesOf.get('model')).toEqual(['make']);
  });

  it('API-86: reloading answers only the named inputs, with options that follow from the model', async () => {
    const chosen = await reload(['model', 'trim'], { make: 'alder' });
    expect(chosen.inputs.map(({ name }) => name)).toEqual(['model', 'trim']);
    expect(optionsOf(chosen.inputs[0])).toEqual(['cabin', 'lodge']);
    expect(optionsOf(chosen.inputs[1])).toEqual([]);
    expect(chosen.values).toEqual({ model: null, trim: null });
    const trims = await reload(['trim'], { make: 'alder', model: 'lodge' });
    expect(optionsOf(trims.inputs[0])).toEqual(['oak', 'walnut', 'cherry']);
  });

  it('API-86: reloading keeps values that are still offered and clears the others', async () => {
    const kept = { make: 'alder', model: 'cabin', trim: 'oak' };
    expect((await reload(['model', 'trim'], kept)).values).toEqual({ model: 'cabin', trim: 'oak' });
    expect((await reload(['model', 'trim'], { ...kept, make: 'birch' })).values).toEqual({
      model: null,
      trim: null,
    });
    expect((await reload(['trim'], { ...kept, model: 'lodge', trim: 'plain' })).values).toEqual({
      trim: null,
    });
  });

  it('API-86: reloading computes derived values and returns the others as they were entered', async () => {
    const model = { quantity: 3, unit_price: 1_050, total: 1 };
    expect((await reload(['total', 'quantity', 'notes'], model)).values).toEqual({
      total: 3_150,
      quantity: 3,
      notes: null,
    });
    expect((await reload(['total'], { quantity: 'x', unit_price: 1 })).values).toEqual({ total: null });
  });

  it('API-86: reloading accepts models of any types and rejects unknown inputs', async () => {
    await reload(['model', 'trim', 'total'], {
      make: ['alder'],
      model: { toString: 1 },
      trim: 5,
      items: 'x',
    });
    for (const names of [['nothing'], ['model', 'toString'], [], 'model', [5], Array(201).fill('model')]) {
      const { status, envelope } = await api.post(
        everything,
        { _action: 'reload', _inputs: names, model: {} },
        { token },
      );
      expect(status).toBe(422);
      expect(envelope.error).toHaveProperty(
        Array.isArray(names) && names[0] === 5 ? ['_inputs.0'] : '_inputs',
      );
    }
  });

  it('API-87: a submission stores the sent and the computed values, and no unknown names', async () => {
    const { status, envelope } = await submit({ ...good, total: 1, __added: 'x' });
    expect([status, envelope.error]).toEqual([200, null]);
    const row = await kept();
    expect(row?.model).toMatchObject({ ...good, total: 25_100, notes: null });
    expect(row?.model).not.toHaveProperty('__added');
  });

  it('API-87: no secrets are stored: passwords and codes are dropped, masked numbers keep four digits', async () => {
    const secrets = {
      password: 'Some!thing1',
      code: '12345',
      ssn: '987-65-4321',
      routing: '061000104',
      account: '000123456789',
    };
    expect((await submit({ ...good, ...secrets })).status).toBe(200);
    expect((await kept())?.model).toMatchObject({
      password: null,
      code: null,
      ssn: '4321',
      routing: '0104',
      account: '6789',
    });
  });

  it('API-87, API-93: messages are keyed by the input’s name, or by its path in a collection', async () => {
    const before = await kept();
    const { status, envelope } = await submit({
      ...good,
      email: 'ana',
      quantity: 11,
      terms: false,
      model: 'cabin',
      items: [{ name: 'Table' }, { name: '', price: 1.5, condition: 'broken' }],
    });
    expect(status).toBe(422);
    expect(envelope.error).toEqual({
      email: ['Enter a valid email address.'],
      quantity: ['Enter 1 to 10.'],
      terms: ['This is required.'],
      trim: ['This is not in the allowed values.'],
      'items.1.name': ['This is required.'],
      'items.1.price': ['Enter an amount in whole cents.'],
      'items.1.condition': ['This is not in the allowed values.'],
    });
    expect((await kept())?.id).toBe(before?.id);
  });

  it('API-87: submitting an empty form names everything that is required', async () => {
    const { inputs } = await view('everything');
    const { envelope } = await submit({});
    const required = inputs.filter((input) => input.required === true).map(({ name }) => name);
    expect(Object.keys(envelope.error ?? {}).sort()).toEqual([...required, 'items'].sort());
  });

  it('API-87: dates are checked in the customer’s time zone, from today to 90 days later', async () => {
    const send = (date: string) =>
      api.post(
        everything,
        { _action: 'submit', model: { ...good, deliver_on: date } },
        { token, headers: { 'x-timezone': 'Pacific/Kiritimati' } },
      );
    expect((await send('2026-11-20')).status).toBe(422);
    expect((await send('2026-11-21')).status).toBe(200);
    expect((await send('2027-02-19')).status).toBe(200);
    expect((await send('2027-02-20')).status).toBe(422);
  });

  it('API-87, API-91: values must be options of the source', async () => {
    const { envelope } = await api.get('/api/v2/options/retailers?search=', { token });
    const [option] = envelope.data as { value: number }[];
    const retailer = String(option?.value);
    expect((await submit({ ...good, retailer, cities: ['Macon, GA'] })).status).toBe(200);
    const wrong = await submit({ ...good, retailer: '99999999', cities: ['Macon, GA', 'Atlantis, XX'] });
    expect(Object.keys(wrong.envelope.error ?? {}).sort()).toEqual(['cities', 'retailer']);
  });

  describe('with files', () => {
    async function upload(name: string, type = 'application/pdf', as = token) {
      const { payload, headers } = multipartOf([
        { field: 'file', fileName: name, contentType: type, content: 'hello' },
      ]);
      const answer = await api.server.inject({
        method: 'POST',
        url: '/api/v2/files',
        payload,
        headers: { ...headers, authorization: `Bearer ${as}` },
      });
      const {
        id,
        original_name,
        token: secret,
      } = answer.json<AnswerEnvelope>().data as Record<string, string>;
      return { id, original_name, token: secret };
    }

    it('API-87, API-90: a submitted file can only be deleted with force', async () => {
      const file = await upload('lease.pdf');
      expect((await submit({ ...good, attachments: [file] })).status).toBe(200);
      const row = await kept();
      expect(row?.model).toMatchObject({ attachments: [file.id] });
      const deletion = { file: file.id, token: file.token };
      const rejected = await api.post('/api/v2/files/delete', { ...deletion, force: false }, { token });
      expect(rejected).toMatchObject({ status: 409, envelope: { code: 409 } });
      expect((await api.post('/api/v2/files/delete', { ...deletion, force: true }, { token })).status).toBe(
        200,
      );
      const referring = eq(formSubmissionFiles.submissionId, row?.id ?? 0);
      expect(await api.db.select().from(formSubmissionFiles).where(referring)).toEqual([]);
      expect((await submit({ ...good, attachments: [file] })).envelope.error).toHaveProperty('attachments');
    });

    it('API-87, API-90: submitting and deleting a file at the same moment never fails, and only one of them succeeds', async () => {
      for (let round = 0; round < 8; round += 1) {
        const file = await upload('race.pdf');
        const [sent, deleted] = await Promise.all([
          submit({ ...good, attachments: [file] }),
          api.post('/api/v2/files/delete', { file: file.id, token: file.token, force: false }, { token }),
        ]);
        expect([
          [200, 409],
          [422, 200],
        ]).toContainEqual([sent.status, deleted.status]);
      }
    });

    it('API-87: another user’s file is rejected like one that does not exist', async () => {
      const others = await upload('lease.pdf', 'application/pdf', await api.tokenOf('nora'));
      const messages = await Promise.all(
        [others.id, '00000000-0000-4000-8000-000000000000', 'x'].map(async (id) => {
          const { status, envelope } = await submit({ ...good, attachments: [{ id }] });
          return [status, envelope.error];
        }),
      );
      expect(new Set(messages.map((message) => JSON.stringify(message))).size).toBe(1);
      expect(messages[0]?.[0]).toBe(422);
    });

    it('API-87: files of a wrong format and too many files are rejected', async () => {
      const pdf = await upload('a.pdf');
      const image = await upload('b.bin', 'image/png');
      const text = await upload('c.txt', 'text/plain');
      expect((await submit({ ...good, attachments: [pdf, image] })).status).toBe(200);
      expect((await submit({ ...good, attachments: [text] })).envelope.error).toEqual({
        attachments: ['This format is not accepted.'],
      });
      const four = await Promise.all(['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map((name) => upload(name)));
      expect((await submit({ ...good, attachments: four })).envelope.error).toEqual({
        attachments: ['Max file limit reached'],
      });
    });
  });

  it('API-85: the demo’s broken form has an unknown type, a cycle and invalid inputs', async () => {
    const schema = await view('broken');
    const inputs = schema.inputs as readonly unknown[];
    expect(inputs).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'hologram' }),
        expect.objectContaining({ name: 'left', depends_on: ['right'] }),
        expect.objectContaining({ name: 'right', depends_on: ['left'] }),
        null,
      ]),
    );
    expect(schema.values).toMatchObject({ hologram: { depth: 3 } });
    const { values } = await reload(['left', 'right'], { left: 'a' }, broken);
    expect(values).toEqual({ left: 'a', right: 'a' });
    const model = { valid: 'yes', left: 'a', right: 'a', hologram: { depth: 3 } };
    expect((await submit(model, { url: broken })).status).toBe(200);
    expect((await submit({ ...model, valid: null }, { url: broken })).status).toBe(422);
  });

  it('API-85: the broken form does not exist outside the demo', async () => {
    const plain = await openTestApi({ demo: false });
    try {
      const there = { token: await plain.tokenOf('maria') };
      expect((await plain.get(`${broken}?_action=view`, there)).status).toBe(404);
      expect((await plain.get(`${everything}?_action=view`, there)).status).toBe(200);
    } finally {
      await plain.close();
    }
  });

  it.each(['nothing', '__proto__', 'toString'])('API-85..87: the form %s does not exist', async (form) => {
    const url = `/api/v2/forms/${form}`;
    expect((await api.get(`${url}?_action=view`, { token })).status).toBe(404);
    expect((await api.post(url, { _action: 'reload', _inputs: ['a'], model: {} }, { token })).status).toBe(
      404,
    );
    expect((await submit({}, { url })).status).toBe(404);
  });

  it.each([
    ['no action', {}],
    ['another action', { _action: 'delete', model: {} }],
    ['names that can’t be written', { _action: 'reload', _inputs: { toString: 1, valueOf: 1 }, model: {} }],
    ['a model that is a list', { _action: 'submit', model: [] }],
    ['a model of 48,001 characters', { _action: 'submit', model: { notes: 'x'.repeat(48_001) } }],
  ])('API-93: a request with %s is rejected', async (_what, body) => {
    expect((await api.post(everything, body, { token })).status).toBe(422);
    expect((await api.get(`${everything}?_action=edit`, { token })).status).toBe(422);
  });
});
