import {
  ApiError,
  defaultErrorMessage,
  MalformedAnswerError,
  NetworkError,
  TimeoutError,
  UnauthorizedError,
  ValidationError,
} from '@portal/platform';
import { paymentFailure } from './payment.errors.ts';

const rejected = (reason: string | null) => ({ type: 'rejected', reason });
const lost = { type: 'lost' };

describe('a failed payment request', () => {
  it.each([
    ['no answer came', new NetworkError('Failed to fetch', { code: 500 })],
    ['the time limit passed', new TimeoutError('Timed out', { code: 500 })],
    ['the answer is malformed', new MalformedAnswerError('Odd', { code: 500, status: 200 })],
    ['the session ended', new UnauthorizedError('Who?', { code: 401, status: 401 })],
    ['a request with the key is in progress', new ApiError('Conflict', { code: 409, status: 409 })],
    ['the server broke', new ApiError('Oops', { code: 500, status: 500 })],
    ['the error is not an answer of the api', new Error('Bug')],
  ])('may have moved money when %s', (_, error) => {
    expect(paymentFailure(error)).toEqual(lost);
  });

  it.each([
    [
      'the api’s message',
      new ApiError('The payment was declined.', { code: 402, status: 402 }),
      'The payment was declined.',
    ],
    [
      'no reason when the message only says that it failed',
      new ApiError(defaultErrorMessage, { code: 402, status: 402 }),
      null,
    ],
    [
      'the first message of a field',
      new ValidationError(defaultErrorMessage, { code: 422, status: 422, fields: { date: ['Too late.'] } }),
      'Too late.',
    ],
    ['the api’s message when the status is 200', new ApiError('No.', { code: 500, status: 200 }), 'No.'],
  ])('PAY-40: is a rejection with %s', (_, error, reason) => {
    expect(paymentFailure(error)).toEqual(rejected(reason));
  });
});
