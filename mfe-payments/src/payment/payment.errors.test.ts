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

const refused = (reason: string | null) => ({ type: 'refused', reason });
const lost = { type: 'lost' };

describe('a failed payment call', () => {
  it.each([
    ['no answer came', new NetworkError('Failed to fetch', { code: 500 })],
    ['the time limit passed', new TimeoutError('Timed out', { code: 500 })],
    ['the answer cannot be read', new MalformedAnswerError('Odd', { code: 500, status: 200 })],
    ['the session ended', new UnauthorizedError('Who?', { code: 401, status: 401 })],
    ['the key is at work', new ApiError('Conflict', { code: 409, status: 409 })],
    ['the server broke', new ApiError('Oops', { code: 500, status: 500 })],
    ['it is no answer of the api at all', new Error('Bug')],
  ])('may have moved money when %s', (_, error) => {
    expect(paymentFailure(error)).toEqual(lost);
  });

  it.each([
    [
      'its words',
      new ApiError('The payment was declined.', { code: 402, status: 402 }),
      'The payment was declined.',
    ],
    [
      'no reason where it only says that it failed',
      new ApiError(defaultErrorMessage, { code: 402, status: 402 }),
      null,
    ],
    [
      'the first message of a field',
      new ValidationError(defaultErrorMessage, { code: 422, status: 422, fields: { date: ['Too late.'] } }),
      'Too late.',
    ],
    ['its words although the status is 200', new ApiError('No.', { code: 500, status: 200 }), 'No.'],
  ])('PAY-40: was refused, with %s', (_, error, reason) => {
    expect(paymentFailure(error)).toEqual(refused(reason));
  });
});
