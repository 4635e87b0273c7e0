import { createReloader, reloadDelayMs, type Reloaded } from './reloader.ts';
import type { SchemaModel } from './schema/schema-source.ts';

interface Call {
  readonly inputs: readonly string[];
  readonly model: SchemaModel;
  readonly signal: AbortSignal;
  readonly answer: (data: unknown) => void;
  readonly fail: () => void;
}

function open() {
  const calls: Call[] = [];
  const applied: Reloaded[] = [];
  const reloader = createReloader();
  let model: SchemaModel = { make: 'alder' };
  reloader.connect({
    reload: (inputs, sent, signal) =>
      new Promise((answer, reject) => {
        calls.push({ inputs, model: sent, signal, answer, fail: () => reject(new Error('broken')) });
      }),
    model: () => model,
    apply: (reloaded) => applied.push(reloaded),
  });
  const at = (index: number) => calls[index] as Call;
  const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  return { reloader, calls, applied, at, wait, enter: (next: SchemaModel) => void (model = next) };
}

const nothing = { inputs: [], values: {} };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('UI-51: asks once for all that became stale while the customer was typing', async () => {
  const { reloader, calls, at, wait } = open();
  reloader.expire(['model']);
  await wait(reloadDelayMs - 1);
  reloader.expire(['trim', 'model']);
  await wait(reloadDelayMs - 1);
  expect(calls).toEqual([]);
  expect(reloader.state.reload).toEqual({ status: 'reloading', inputs: ['model', 'trim'] });
  await wait(1);
  expect(calls).toHaveLength(1);
  expect(at(0)).toMatchObject({ inputs: ['model', 'trim'], model: { make: 'alder' } });
});

it('UI-51: hands on the answer with what was asked and sent', async () => {
  const { reloader, applied, at, wait } = open();
  reloader.expire(['model']);
  await wait(reloadDelayMs);
  at(0).answer({ inputs: [], values: { model: null } });
  await wait(0);
  expect(reloader.state.reload).toEqual({ status: 'fresh' });
  expect(applied).toEqual([
    { inputs: [], values: { model: null }, asked: ['model'], model: { make: 'alder' } },
  ]);
});

it('drops the answer to an older question, and asks again for what it was about', async () => {
  const { reloader, applied, at, wait, enter } = open();
  reloader.expire(['model']);
  await wait(reloadDelayMs);
  enter({ make: 'birch' });
  reloader.expire(['price']);
  expect(at(0).signal.aborted).toBe(true);
  await wait(reloadDelayMs);
  expect(at(1)).toMatchObject({ inputs: ['model', 'price'], model: { make: 'birch' } });
  at(1).answer(nothing);
  at(0).answer({ inputs: [], values: { model: 'old' } });
  await wait(0);
  expect(applied.map(({ values }) => values)).toEqual([{}]);
});

it.each<[string, (call: Call) => void]>([
  ['no answer', (call) => call.fail()],
  ['another shape', (call) => call.answer({ inputs: 'x' })],
])('fails on %s, and can be tried again', async (_, spoil) => {
  const { reloader, applied, at, wait } = open();
  reloader.expire(['model']);
  await wait(reloadDelayMs);
  spoil(at(0));
  await wait(0);
  expect(reloader.state.reload).toEqual({ status: 'failed', inputs: ['model'] });
  expect(applied).toEqual([]);
  reloader.retry();
  at(1).answer(nothing);
  await wait(0);
  expect(reloader.state.reload).toEqual({ status: 'fresh' });
  expect(applied).toHaveLength(1);
});

it('asks nothing when nothing became stale', () => {
  const { reloader } = open();
  reloader.expire([]);
  expect(reloader.state.reload).toEqual({ status: 'fresh' });
  expect(jest.getTimerCount()).toBe(0);
});

it('leaves no timer and no question behind', async () => {
  const { reloader, at, applied, wait } = open();
  reloader.expire(['model']);
  await wait(reloadDelayMs);
  reloader.stop();
  expect(at(0).signal.aborted).toBe(true);
  at(0).answer(nothing);
  reloader.expire(['model']);
  reloader.stop();
  expect(jest.getTimerCount()).toBe(0);
  await wait(0);
  expect(applied).toEqual([]);
});
