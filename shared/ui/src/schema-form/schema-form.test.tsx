import { act, screen, waitFor } from '@testing-library/react';
import { fakeSchema } from '../testing/fake-schema.ts';
import { fakeUploads } from '../testing/fake-uploads.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { reloadDelayMs } from './reloader.ts';
import { SchemaForm, type SchemaFormProps } from './schema-form.tsx';
import { inputStructs } from './schema/schema-structs.ts';

let warnings: string[];
beforeEach(() => {
  warnings = [];
  jest.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text));
});
afterEach(() => jest.useRealTimers());

const text = (name: string, more: object = {}) => ({ name, type: 'text', label: name, ...more });
const options = [
  { value: 'a', text: 'Ash' },
  { value: 'b', text: 'Birch' },
];

async function open(schema: unknown, given: Partial<SchemaFormProps> = {}) {
  const fake = fakeSchema(schema);
  const ui = renderUi(<SchemaForm source={fake.source} {...given} />, {
    advanceTimers: (ms) => jest.advanceTimersByTime(ms),
  });
  await act(async () => undefined);
  return { ...ui, ...fake };
}

const submitButton = () => screen.getByRole('button', { name: /Submit|Save/ });

describe('loading', () => {
  it('UI-50: shows a skeleton, then the form with its words and values', async () => {
    const schema = {
      title: 'Delivery <b>',
      description: 'Where the goods go.',
      submit_text: 'Save',
      inputs: [text('city')],
      values: { city: 'Macon' },
    };
    const { view } = fakeSchema(null);
    let answer: (schema: unknown) => void = () => {};
    view.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const source = { ...fakeSchema(null).source, view };
    renderUi(<SchemaForm source={source} />);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    await act(async () => answer(schema));
    expect(screen.getByRole('heading', { name: 'Delivery <b>' })).toBeVisible();
    expect(screen.getByText('Where the goods go.')).toBeVisible();
    expect(screen.getByLabelText(/^city/)).toHaveValue('Macon');
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('UI-50: fails with a message and can be tried again', async () => {
    const fake = fakeSchema({ inputs: [text('city')] });
    fake.view.mockRejectedValueOnce(new Error('broken'));
    const { user } = renderUi(<SchemaForm source={fake.source} />);
    expect(await screen.findByText('This form can’t be shown')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText(/^city/)).toBeVisible();
  });

  it.each([[null], ['<html>'], [{ inputs: 'x' }], [[1]]])(
    'says that what arrived is not a form: %j',
    async (data) => {
      await open(data);
      expect(screen.getByText('What arrived is not a form. Please try again later.')).toBeVisible();
    },
  );

  it('gives up with its widget', async () => {
    const { view, unmount } = await open({ inputs: [] });
    unmount();
    expect(view.mock.lastCall?.[0].aborted).toBe(true);
  });
});

describe('an input', () => {
  it('UI-65: of an unknown type warns, the rest works, and its value is sent back', async () => {
    const { user, submit } = await open({
      inputs: [{ name: 'h', type: 'hologram', label: 'H' }, text('city')],
      values: { h: { depth: 3 } },
    });
    expect(warnings).toEqual(['Unknown input type "hologram" of "h"']);
    await user.type(screen.getByLabelText(/^city/), 'Macon');
    await user.click(submitButton());
    expect(submit).toHaveBeenCalledWith({ h: { depth: 3 }, city: 'Macon' });
  });

  it('that is malformed says so in its place, and the rest works', async () => {
    const { user, submit } = await open({
      inputs: [text('a'), { name: 's', type: 'select', label: 'Colour' }, null, text('b')],
      values: { s: 'kept' },
    });
    expect(screen.getByText('Colour can’t be shown')).toBeVisible();
    expect(screen.getByText('An input can’t be shown')).toBeVisible();
    await user.type(screen.getByLabelText(/^b/), 'x');
    await user.click(submitButton());
    expect(submit).toHaveBeenCalledWith({ a: null, b: 'x', s: 'kept' });
  });

  it('of every type is drawn, and is empty when it can’t show its value', async () => {
    const further: Record<string, object> = {
      masked: { kind: 'ssn' },
      select: { options },
      radio: { options },
      async_select: { source: 'cities' },
      multiselect: { options },
      range: { min: 1, max: 12 },
      collection: { inputs: [text('part')] },
    };
    const types = Object.keys(inputStructs);
    const inputs = types.map((type) => ({ name: type, type, label: `The ${type}`, ...further[type] }));
    const { submit, user } = await open(
      { inputs, values: Object.fromEntries(types.map((type) => [type, { odd: [type] }])) },
      { ports: { searchOptions: () => Promise.resolve([]), uploads: fakeUploads().port } },
    );
    await waitFor(() =>
      expect(document.querySelectorAll('form > div[aria-busy]')).toHaveLength(types.length),
    );
    for (const type of types)
      expect(await screen.findAllByText(`The ${type}`, { exact: false })).not.toEqual([]);
    expect(screen.queryByText(/can’t be shown/)).not.toBeInTheDocument();
    await user.click(submitButton());
    expect(submit).toHaveBeenCalledWith(Object.fromEntries(types.map((type) => [type, null])));
  });

  it.each([
    ['shows and sends the one that it holds', [4, 5], '4 to 5', [4, 5]],
    ['is empty when the one that it holds is beyond its limits', [8, 14], '0 to 10', null],
  ])('of a range %s', async (_, held, shown, sent) => {
    const range = { name: 'r', type: 'range', label: 'Weeks', min: 0, max: 10 };
    const { user, submit } = await open({ inputs: [range], values: { r: held } });
    expect(await screen.findByText(shown)).toBeVisible();
    await user.click(submitButton());
    expect(submit).toHaveBeenCalledWith({ r: sent });
  });

  it('in a disabled collection can’t be edited, however deep, because the backend ignores what is sent for it', async () => {
    const parts = { name: 'parts', type: 'collection', label: 'Parts', inputs: [text('part')] };
    const { user, submit } = await open({
      inputs: [
        { name: 'items', type: 'collection', label: 'Items', disabled: true, inputs: [text('item'), parts] },
        text('note'),
      ],
      values: { items: [{ item: 'bed', parts: [{ part: 'leg' }] }], note: null },
    });
    const part = await screen.findByLabelText(/^part/);
    await user.type(screen.getByLabelText(/^item \(/), '!');
    await user.type(part, '!');
    await user.type(screen.getByLabelText(/^note/), 'call first');
    await user.click(submitButton());
    expect(submit).toHaveBeenCalledWith({
      items: [{ item: 'bed', parts: [{ part: 'leg' }] }],
      note: 'call first',
    });
    expect(part).toBeDisabled();
  });

  it('UI-26: that lacks its port says so, and the rest works although it is required, in items too', async () => {
    const papers = { name: 'f', type: 'file', label: 'Papers', required: true };
    const goods = {
      name: 'g',
      type: 'collection',
      label: 'Goods',
      min_items: 1,
      inputs: [text('part'), papers],
    };
    const { user, submit } = await open({ inputs: [papers, text('city', { required: true }), goods] });
    expect(await screen.findAllByText('Papers can’t be shown')).toHaveLength(2);
    expect(submitButton()).toHaveAccessibleDescription('Still needed: city');
    await user.type(screen.getByLabelText('city'), 'Macon');
    await user.click(submitButton());
    expect(submit).toHaveBeenCalledWith({ f: null, city: 'Macon', g: [{ part: null, f: null }] });
  });

  it('may have any name', async () => {
    const names = ['constructor', 'a.b', 'c[0]', '7', '__proto__', '%5B'];
    const { submit, user } = await open({ inputs: names.map((name) => text(name, { label: `L ${name}` })) });
    for (const name of names) {
      const box = screen.getByLabelText(`L ${name} (optional)`);
      expect(box).toHaveValue('');
      await user.type(box, 'x');
    }
    await user.click(submitButton());
    const [model] = submit.mock.lastCall ?? [{}];
    expect(Object.entries(model)).toEqual(expect.arrayContaining(names.map((name) => [name, 'x'])));
  });
});

describe('what is sent', () => {
  it('UI-52: is the model by the names of the inputs, null where nothing was given', async () => {
    const { user, submit } = await open({
      inputs: [
        text('a'),
        { name: 'agreed', type: 'checkbox', label: 'Agreed' },
        { name: 'n', type: 'number', label: 'N' },
      ],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Agreed' }));
    await user.type(await screen.findByLabelText(/^N/), '5');
    await user.click(submitButton());
    expect(submit).toHaveBeenCalledWith({ a: null, agreed: true, n: 5 });
    expect(await screen.findByText('Sent.')).toBeVisible();
    await user.type(screen.getByLabelText(/^a/), 'x');
    expect(screen.queryByText('Sent.')).not.toBeInTheDocument();
  });

  it('UI-38, UI-52: has as many items as are needed from the start, also where nothing in them is filled in', async () => {
    const parts = { name: 'parts', type: 'collection', label: 'Parts', min_items: 1, inputs: [text('part')] };
    const goods = { name: 'goods', type: 'collection', label: 'Goods', min_items: 2, inputs: [parts] };
    const onDirtyChange = jest.fn();
    const { user, submit } = await open(
      { inputs: [goods], values: { goods: [{ parts: [{ part: 'leg' }], hidden: 7 }] } },
      { onDirtyChange },
    );
    expect(await screen.findAllByLabelText(/^part/)).toHaveLength(2);
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
    await user.click(screen.getAllByRole('button', { name: 'Add item' }).at(-1) ?? document.body);
    const [, second, third] = await screen.findAllByLabelText(/^part/);
    if (second) await user.type(second, 'x');
    if (second) await user.clear(second);
    expect(third).toBeVisible();
    await user.click(submitButton());
    const blank = { parts: [{ part: null }] };
    expect(submit).toHaveBeenCalledWith({
      goods: [{ parts: [{ part: 'leg' }], hidden: 7 }, blank, blank],
    });
  });

  it('UI-52: files and items go as the wire has them', async () => {
    const file = { id: '1', original_name: 'a.pdf', token: 't' };
    const { user, submit } = await open(
      {
        inputs: [
          { name: 'files', type: 'file', label: 'Files' },
          { name: 'items', type: 'collection', label: 'Items', inputs: [text('part')] },
        ],
        values: { files: [{ ...file, size: 5 }], items: [{ part: 'leg', hidden: 7 }] },
      },
      { ports: { uploads: fakeUploads().port } },
    );
    expect(await screen.findByText('a.pdf')).toBeVisible();
    await user.type(await screen.findByLabelText(/^part/), '!');
    await user.click(submitButton());
    expect(submit).toHaveBeenCalledWith({ files: [file], items: [{ part: 'leg!', hidden: 7 }] });
  });

  it('UI-26: is blocked while values are missing or invalid, with a message', async () => {
    const { user } = await open({
      inputs: [
        text('city', { label: 'City', required: true, max_length: 5 }),
        text('code', { label: 'Code', pattern: '[A-Z]{2}' }),
        text('colour', { label: 'Colour', in: ['red'] }),
        text('total', { label: 'Total', required: true, disabled: true }),
      ],
    });
    expect(submitButton()).toHaveAccessibleDescription('Still needed: City');
    await user.type(screen.getByLabelText('City'), 'Macon');
    await user.type(screen.getByLabelText(/^Code/), 'ABC');
    await user.type(screen.getByLabelText(/^Colour/), 'green');
    await user.tab();
    expect(await screen.findByText('must be valid')).toBeVisible();
    expect(screen.getByText('not in the allowed values')).toBeVisible();
    expect(submitButton()).toHaveAccessibleDescription('To correct: Code, Colour');
  });

  it('UI-26: is not blocked by a disabled input, whatever its value, because the customer can’t correct it', async () => {
    const values = {
      phone: '(478) 555-0101',
      local_phone: '+14785550101',
      username: 'Jo Smith',
      url: 'example',
      number: 50,
      percentage: 50,
      money: 5000,
      date: '02/30/2026',
      timecode: 50,
    };
    const { user, submit } = await open({
      inputs: Object.keys(values).map((type) => ({
        name: type,
        type,
        label: type,
        disabled: true,
        ...(['number', 'percentage', 'money', 'timecode'].includes(type) ? { max: 10 } : {}),
      })),
      values,
    });
    expect(await screen.findByLabelText(/^timecode/)).toBeDisabled();
    expect(submitButton()).toBeEnabled();
    await user.click(submitButton());
    expect(submit).toHaveBeenCalledWith(values);
  });

  it('UI-25: shows a rejected value’s message at its input, in items too, and takes the customer there', async () => {
    const { user, submit } = await open({
      inputs: [
        text('a.b', { label: 'City' }),
        { name: 'items', type: 'collection', label: 'Items', inputs: [text('part', { label: 'Part' })] },
      ],
      values: { items: [{ part: 'leg' }, { part: 'top' }] },
    });
    await screen.findAllByLabelText(/^Part/);
    submit.mockRejectedValueOnce({
      fields: { 'a.b': ['is unknown'], 'items.1.part': ['is sold out'], hidden: ['is closed'] },
    });
    await user.click(submitButton());
    await waitFor(() => expect(screen.getByLabelText(/^City/)).toHaveAccessibleDescription('is unknown'));
    expect(screen.getByLabelText(/^City/)).toHaveFocus();
    expect(screen.getAllByLabelText(/^Part/)[1]).toHaveAccessibleDescription('is sold out');
    expect(screen.getByRole('alert')).toHaveTextContent('is closed');
  });

  it('UI-09: fails with a message and stays as it is', async () => {
    const { user, submit } = await open({ inputs: [text('a')], values: { a: 'x' } });
    submit.mockRejectedValueOnce(new Error('broken'));
    await user.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('That didn’t work. Please try again.');
    expect(screen.getByLabelText(/^a/)).toHaveValue('x');
  });

  it('leaves the success message to the screen on request', async () => {
    const onSubmitted = jest.fn();
    const { user } = await open({ inputs: [text('a')], values: { a: 'x' } }, { onSubmitted });
    await user.click(submitButton());
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledWith({ a: 'x' }));
    expect(screen.queryByText('Sent.')).not.toBeInTheDocument();
  });
});

describe('inputs that depend on others', () => {
  const schema = {
    inputs: [
      text('make', { label: 'Make' }),
      text('model', { label: 'Model', depends_on: ['make'] }),
      text('trim', { label: 'Trim', depends_on: ['model'] }),
      text('note', { label: 'Note' }),
    ],
    values: { make: null, model: 'old', trim: 'plain', note: null },
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  beforeEach(() => jest.useFakeTimers());

  it('UI-51: are asked for in one call, wait, and take the answer', async () => {
    const { user, reloads } = await open(schema);
    await user.type(screen.getByLabelText(/^Make/), 'Ash');
    expect(screen.getAllByText('Loading…')).toHaveLength(2);
    expect(submitButton()).toBeDisabled();
    expect(submitButton()).toHaveAccessibleDescription('Bringing other inputs up to date');
    await wait(reloadDelayMs);
    expect(reloads).toHaveLength(1);
    expect(reloads[0]).toMatchObject({
      inputs: ['model', 'trim'],
      model: { make: 'Ash', model: 'old', trim: 'plain', note: null },
    });
    await act(async () =>
      reloads[0]?.answer({
        inputs: [text('model', { label: 'Model of Ash' }), text('note', { label: 'Not asked for' })],
        values: { model: 'cabin', note: 'not asked for' },
      }),
    );
    await wait(reloadDelayMs * 2);
    expect(screen.getByLabelText(/^Model of Ash/)).toHaveValue('cabin');
    expect(screen.getByLabelText(/^Trim/)).toHaveValue('plain');
    expect(screen.getByLabelText(/^Note/)).toHaveValue('');
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
    expect(submitButton()).toBeEnabled();
    expect(reloads).toHaveLength(1);
  });

  it('keep what is entered during the request', async () => {
    const { user, reloads } = await open(schema);
    await user.type(screen.getByLabelText(/^Make/), 'A');
    await wait(reloadDelayMs);
    await user.type(screen.getByLabelText(/^Trim/), '!');
    await user.type(screen.getByLabelText(/^Note/), 'call first');
    await act(async () =>
      reloads[0]?.answer({ inputs: schema.inputs.slice(1, 3), values: { model: 'new', trim: 'new' } }),
    );
    expect(screen.getByLabelText(/^Model/)).toHaveValue('new');
    expect(screen.getByLabelText(/^Trim/)).toHaveValue('plain!');
    expect(screen.getByLabelText(/^Note/)).toHaveValue('call first');
  });

  it('UI-51: in a circle are asked for once, and the form works', async () => {
    const { user, reloads, submit } = await open({
      inputs: [
        text('left', { label: 'Left', depends_on: ['right'] }),
        text('right', { label: 'Right', depends_on: ['left'] }),
      ],
    });
    await user.type(screen.getByLabelText(/^Left/), 'x');
    await wait(reloadDelayMs);
    expect(reloads.map(({ inputs }) => inputs)).toEqual([['right']]);
    await act(async () =>
      reloads[0]?.answer({
        inputs: [text('right', { label: 'Right', depends_on: ['left'] })],
        values: { right: 'x' },
      }),
    );
    await wait(reloadDelayMs * 2);
    expect(reloads).toHaveLength(1);
    expect(screen.getByLabelText(/^Left/)).toHaveValue('x');
    await user.click(submitButton());
    expect(submit).toHaveBeenCalledWith({ left: 'x', right: 'x' });
  });

  it('that can’t be asked for leave the form usable, and can be tried again', async () => {
    const { user, reloads } = await open(schema);
    await user.type(screen.getByLabelText(/^Make/), 'A');
    await wait(reloadDelayMs);
    await act(async () => reloads[0]?.fail());
    expect(screen.getByText('Some inputs could not be brought up to date.')).toBeVisible();
    expect(submitButton()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await act(async () => reloads[1]?.answer({ inputs: [], values: { model: 'new' } }));
    expect(screen.queryByText(/could not be brought/)).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Model/)).toHaveValue('new');
  });

  it('leave nothing behind', async () => {
    const { user, unmount } = await open(schema);
    await user.type(screen.getByLabelText(/^Make/), 'A');
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
