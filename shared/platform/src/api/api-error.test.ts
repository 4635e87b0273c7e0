import {
  hasCode,
  isRejection,
  MalformedAnswerError,
  mayHaveSaved,
  NetworkError,
  SessionEndedError,
} from './api-error.ts';
import { failureOf, foreignFailure } from './failure.ts';

const answered = (status: number, statusText = '') => ({ status, statusText, headers: new Headers() });

describe('a rejection', () => {
  it.each([400, 401, 403, 404, 422, 449])('is a failed envelope with %i', (status) => {
    expect(isRejection(failureOf({ status: false, error: 'No' }, answered(status)))).toBe(true);
  });

  it.each([401, 1001, 1002])('is one with the code %i of the api, too', (code) => {
    expect(isRejection(failureOf({ status: false, code, error: 'No' }, answered(403)))).toBe(true);
  });

  it('SHARED-36: is a 401 without an envelope', () => {
    expect(isRejection(foreignFailure(answered(401)))).toBe(true);
  });

  it.each([200, 408, 429, 500, 503])('is no failed envelope with %i', (status) => {
    expect(isRejection(failureOf({ status: false, error: 'No' }, answered(status)))).toBe(false);
  });

  it('is no answer of a server that says that it is broken', () => {
    expect(isRejection(failureOf({ status: false, code: 500, error: 'SQL' }, answered(400)))).toBe(false);
  });

  it.each([400, 403, 404, 429, 502])('SHARED-60: is no %i of a proxy', (status) => {
    expect(isRejection(foreignFailure(answered(status)))).toBe(false);
  });

  it.each([
    ['a malformed answer', new MalformedAnswerError('Odd', { code: 500, status: 400 })],
    ['no answer', new NetworkError('Offline', { code: 500 })],
    ['an ended session', new SessionEndedError('Ended', { code: 401 })],
    ['an error of the screen', new Error('No')],
  ])('is not %s', (_, error) => {
    expect(isRejection(error)).toBe(false);
  });
});

describe('a call that may have saved', () => {
  it.each([
    ['had no answer', new NetworkError('Offline', { code: 500 })],
    ['had an answer that cannot be read', new MalformedAnswerError('Odd', { code: 500, status: 200 })],
    ['was answered by a proxy', foreignFailure(answered(404))],
    ['met a broken server', failureOf({ status: false, error: 'No' }, answered(503))],
    ['met one that says so in its envelope', failureOf({ status: false, code: 500 }, answered(400))],
  ])('%s', (_, error) => {
    expect(mayHaveSaved(error)).toBe(true);
  });

  it.each([
    ['rejected by the api', failureOf({ status: false, error: 'No' }, answered(400))],
    ['one of too many', failureOf({ status: false, code: 429, error: 'Wait' }, answered(429))],
    ['never sent', new Error('No')],
  ])('was not %s', (_, error) => {
    expect(mayHaveSaved(error)).toBe(false);
  });
});

describe('the code of a failure', () => {
  it('is that of the envelope, or the status beside it', () => {
    const failure = failureOf({ status: false, code: 1001, error: 'No' }, answered(403));
    expect([1001, 403, 404].map((code) => hasCode(failure, code))).toEqual([true, true, false]);
  });

  it.each([400, 404, 406, 409])('SHARED-60: is not the %i of a proxy', (status) => {
    expect(hasCode(foreignFailure(answered(status)), status)).toBe(false);
  });

  it('is the 429 of a proxy, which limits requests too', () => {
    expect(hasCode(foreignFailure(answered(429)), 429)).toBe(true);
  });
});
