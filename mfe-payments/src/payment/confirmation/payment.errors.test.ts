import {
  ApiError,
  defaultErrorMessage,
  ForeignAnswerError,
  MalformedAnswerError,
  NetworkError,
  TimeoutError,
  UnauthorizedError,
  ValidationError,
} from '@portal/platform';
import { checkFailure, paymentFailure } from './payment.errors.ts';

const declined = new ApiError('The bank gave no reason.', { code: 402, status: 402 });
const lost = { type: 'lost', cause: 'no-answer' };

describe('a failed payment request', () => {
  it.each([
    ['no answer came', new NetworkError('Failed to fetch', { code: 500 })],
    ['the time limit passed', new TimeoutError('Timed out', { code: 500 })],
    ['the answer is malformed', new MalformedAnswerError('Odd', { code: 500, status: 200 })],
    [
      'a proxy answered with a page of its own',
      new ForeignAnswerError('Unknown Response', { code: 500, status: 200 }),
    ],
    ['the session ended', new UnauthorizedError('Who?', { code: 401, status: 401 })],
    ['a request with the key is in progress', new ApiError('Conflict', { code: 409, status: 409 })],
    [
      'the envelope says so with HTTP 200',
      new ApiError('Being processed', { code: 409, statedCode: 409, status: 200 }),
    ],
    ['the error is not an answer of the api', new Error('Bug')],
  ])('may have moved money when %s', (_, error) => {
    expect(paymentFailure(error)).toEqual(lost);
  });

  it.each([
    ['in its status', { code: 500, status: 500 }],
    ['in an envelope with HTTP 200', { code: 504, statedCode: 504, status: 200 }],
    ['in an envelope with HTTP 400', { code: 500, statedCode: 500, status: 400 }],
  ])('PAY-40 (OP-100): may have moved money when the server says %s that it broke', (_, details) => {
    expect(paymentFailure(new ApiError('Oops', details))).toEqual({ type: 'lost', cause: 'server-error' });
  });

  it.each([
    ['a decline with its reason', declined, { type: 'declined', reason: 'The bank gave no reason.' }],
    [
      'a decline without a reason',
      new ApiError(defaultErrorMessage, { code: 402, status: 402 }),
      { type: 'declined', reason: null },
    ],
    [
      'a cancellation',
      new ApiError('No longer due.', { code: 402, status: 402, data: { status: 'canceled' } }),
      { type: 'canceled', reason: 'No longer due.' },
    ],
    [
      'a decline that says so',
      new ApiError('Expired.', { code: 402, status: 402, data: { status: 'declined' } }),
      { type: 'declined', reason: 'Expired.' },
    ],
    [
      'explained by the first message of a field',
      new ValidationError(defaultErrorMessage, { code: 422, status: 422, fields: { date: ['Too late.'] } }),
      { type: 'explained', reason: 'Too late.' },
    ],
    [
      'explained although the status is 200 and no code is stated',
      new ApiError('No.', { code: 500, status: 200 }),
      { type: 'explained', reason: 'No.' },
    ],
    [
      'explained by a code of the api that is not an HTTP status',
      new ApiError('No.', { code: 1007, statedCode: 1007, status: 200 }),
      { type: 'explained', reason: 'No.' },
    ],
    [
      'too many requests',
      new ApiError('Too many.', { code: 429, status: 429 }),
      { type: 'limited', reason: 'Too many.' },
    ],
    [
      'of an unknown cause when the message only says that it failed',
      new ApiError(defaultErrorMessage, { code: 400, status: 400 }),
      { type: 'unknown' },
    ],
  ])('PAY-40 (OP-104): is a rejection: %s', (_, error, rejection) => {
    expect(paymentFailure(error)).toEqual({ type: 'rejected', rejection });
  });
});

describe('a failed check', () => {
  it('is final only for a backend that has no such question', () => {
    const answered = (status: number) => checkFailure(new ApiError('No', { code: status, status }));
    expect([404, 405, 501].map(answered)).toEqual(['no-lookup', 'no-lookup', 'no-lookup']);
    expect([429, 500, 502, 503].map(answered)).toEqual(Array(4).fill('unreachable'));
    expect(checkFailure(new NetworkError('Failed to fetch', { code: 500 }))).toBe('unreachable');
  });
});
