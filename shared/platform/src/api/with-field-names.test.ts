import { NetworkError, ValidationError } from './api-error.ts';
import { withFieldNames } from './with-field-names.ts';

const names = { last_name: 'lastName' };

describe('errors under the names of a form’s fields', () => {
  it('AUTH-66 (OP-56): have the messages of known fields under the form’s names, and all others as they came', () => {
    const fields = { last_name: ['This is required.'], plan: ['Choose one.'] };
    const error = new ValidationError('Invalid', { code: 1002, status: 422, fields, retryAfterSeconds: 30 });
    expect(withFieldNames(error, names)).toMatchObject({
      message: 'Invalid',
      code: 1002,
      status: 422,
      retryAfterSeconds: 30,
      fields: { lastName: ['This is required.'], plan: ['Choose one.'] },
      cause: error,
    });
  });

  it('stay the same without messages for fields', () => {
    for (const error of [new NetworkError('Offline', { code: 0 }), new TypeError('broken'), undefined]) {
      expect(withFieldNames(error, names)).toBe(error);
    }
  });
});
