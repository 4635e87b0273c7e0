import { isRejection, MalformedAnswerError, NetworkError, SessionEndedError } from './api-error.ts';
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
