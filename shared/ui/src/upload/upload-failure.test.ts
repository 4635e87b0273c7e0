import { uploadFailure } from './upload-failure.ts';

const texts = { timedOut: 'Server timed out.', failed: 'Unable to upload file' };
const defaultFailureMessage = (error: unknown) => uploadFailure(error, texts);
const thrown = (details: object) => Object.assign(new Error(), details);

it('UI-59: code 504 has timed out, whatever it says', () => {
  expect(defaultFailureMessage(thrown({ code: 504, message: 'Gateway Timeout' }))).toEqual({
    text: 'Server timed out.',
    messages: [],
  });
});

it.each([
  [undefined],
  [null],
  ['a text'],
  [thrown({ code: 500, message: 'stack trace' })],
  [thrown({ message: 'Failed to fetch' })],
  [thrown({ code: '504' })],
  [thrown({ code: 422, message: '', fields: 'none' })],
])('UI-60: of %p nothing is known but that it failed', (error) => {
  expect(defaultFailureMessage(error)).toEqual({ text: 'Unable to upload file', messages: [] });
});

it('UI-61: a 422 brings its text and its messages', () => {
  const fields = { file: ['is too wide', 'is too high'], folder: 'is full', odd: [7, ''] };
  expect(defaultFailureMessage(thrown({ code: 422, message: 'The picture is wrong', fields }))).toEqual({
    text: 'The picture is wrong',
    messages: ['is too wide', 'is too high', 'is full'],
  });
});

it('UI-61: says a message once when the text of a 422 is one of them', () => {
  expect(
    defaultFailureMessage(thrown({ code: 422, message: 'is too wide', fields: { file: ['is too wide'] } })),
  ).toEqual({
    text: 'Unable to upload file',
    messages: ['is too wide'],
  });
});

it('UI-61: another rejection shows its own message', () => {
  expect(defaultFailureMessage(thrown({ code: 413, message: 'Files may have 10 MB.' }))).toEqual({
    text: 'Unable to upload file',
    messages: ['Files may have 10 MB.'],
  });
});
