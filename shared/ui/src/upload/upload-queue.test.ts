import type { UploadOptions, UploadPort } from './upload-port.ts';
import { createUploadQueue } from './upload-queue.ts';
import type { UploadedFile } from './uploaded-file.ts';

interface Sent extends UploadOptions {
  readonly name: string;
  readonly answer: (uploaded: UploadedFile) => void;
  readonly fail: (error: unknown) => void;
}

const uploaded = (id: string): UploadedFile => ({
  id,
  originalName: id,
  token: `token-${id}`,
  size: 1,
  playtime: null,
  url: null,
});
const file = (name: string) => new File(['x'], name);

function openQueue() {
  const sent: Sent[] = [];
  const removed: string[] = [];
  const port: UploadPort = {
    upload: ({ name }, options) =>
      new Promise((answer, fail) => sent.push({ name, answer, fail, ...options })),
    remove: ({ id }) => {
      removed.push(id);
      return Promise.resolve();
    },
  };
  const onUploaded = jest.fn();
  const queue = createUploadQueue(2);
  queue.connect({ port, describeFailure: (error) => ({ text: String(error), messages: [] }), onUploaded });
  const statuses = () => queue.state.transfers.map(({ file: { name }, status }) => `${name} ${status}`);
  const keyOf = (name: string) => queue.state.transfers.find((each) => each.file.name === name)?.key ?? '';
  const of = (name: string) => {
    const found = sent.findLast((each) => each.name === name);
    if (!found) throw new Error(`${name} was not sent`);
    return found;
  };
  return { queue, sent, removed, onUploaded, statuses, keyOf, of };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('UI-68: sends a chosen file after 250 ms', () => {
  const { queue, sent, statuses } = openQueue();
  queue.add([file('a')]);
  jest.advanceTimersByTime(249);
  expect(sent).toEqual([]);
  expect(statuses()).toEqual(['a queued']);
  jest.advanceTimersByTime(1);
  expect(sent.map(({ name }) => name)).toEqual(['a']);
  expect(statuses()).toEqual(['a uploading']);
});

it('sends no more at once than it may, and the next when one has ended', async () => {
  const { queue, sent, of, onUploaded } = openQueue();
  queue.add([file('a'), file('b'), file('c')]);
  jest.advanceTimersByTime(250);
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b']);
  of('b').answer(uploaded('2'));
  await jest.advanceTimersByTimeAsync(0);
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(onUploaded).toHaveBeenCalledWith(uploaded('2'));
});

it('never sends a file that was taken back within its delay', () => {
  const { queue, sent, keyOf } = openQueue();
  queue.add([file('a')]);
  queue.drop(keyOf('a'));
  jest.advanceTimersByTime(1000);
  expect(sent).toEqual([]);
});

it('cancels a file being sent, and removes one that arrived all the same', async () => {
  const { queue, of, keyOf, removed, statuses, onUploaded } = openQueue();
  queue.add([file('a')]);
  jest.advanceTimersByTime(250);
  queue.drop(keyOf('a'));
  expect(of('a').signal.aborted).toBe(true);
  expect(statuses()).toEqual([]);
  of('a').answer(uploaded('1'));
  await jest.advanceTimersByTimeAsync(0);
  expect(removed).toEqual(['1']);
  expect(onUploaded).not.toHaveBeenCalled();
});

it('tries a failed one again, after the same delay', async () => {
  const { queue, sent, of, keyOf, statuses } = openQueue();
  queue.add([file('a')]);
  jest.advanceTimersByTime(250);
  of('a').fail('broken');
  await jest.advanceTimersByTimeAsync(0);
  expect(statuses()).toEqual(['a failed']);
  queue.retry(keyOf('a'));
  expect(sent).toHaveLength(1);
  jest.advanceTimersByTime(250);
  expect(sent).toHaveLength(2);
  expect(statuses()).toEqual(['a uploading']);
});

it('leaves no timer and no request behind', () => {
  const { queue, of } = openQueue();
  queue.add([file('a')]);
  jest.advanceTimersByTime(250);
  queue.add([file('b')]);
  queue.stop();
  expect(of('a').signal.aborted).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
  expect(queue.state.transfers).toEqual([]);
});
