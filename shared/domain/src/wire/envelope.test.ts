import { is } from 'superstruct';
import { defaultPaging } from '../entities/envelope.ts';
import { envelope } from './envelope.ts';

describe('the envelope', () => {
  it('SHARED-29, SHARED-31: holds status, code, data, error, meta and the numbers of a page', () => {
    expect(
      is(
        {
          status: true,
          code: 200,
          data: [],
          error: null,
          meta: { current_page: 1, last_page: 3, filters: {} },
          from: 1,
          to: 25,
          total: 70,
          per_page: 25,
        },
        envelope,
      ),
    ).toBe(true);
  });

  it('SHARED-29 (OP-51): an error is a text or messages by field', () => {
    expect(is({ status: false, error: 'Unable to register' }, envelope)).toBe(true);
    expect(is({ status: false, error: { email: ['is taken'], bank: 'is closed' } }, envelope)).toBe(true);
    expect(is({ status: false, error: 7 }, envelope)).toBe(false);
    expect(is({ data: {} }, envelope)).toBe(false);
  });

  it('SHARED-30, SHARED-65, SHARED-66: a page has 25 rows and is the first unless asked otherwise', () => {
    expect(defaultPaging).toEqual({ limit: 25, page: 1 });
  });
});
