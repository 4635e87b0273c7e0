import { is } from 'superstruct';
import { defaultPaging } from './page.ts';
import { envelope, metaOf } from './envelope.ts';

describe('the envelope', () => {
  it('SHARED-29, SHARED-31: has status, code, data, error, meta and the numbers of a page', () => {
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

  it('SHARED-29 (OP-51): has as error a text or messages by field', () => {
    expect(is({ status: false, error: 'Unable to register' }, envelope)).toBe(true);
    expect(is({ status: false, error: { email: ['is taken'], bank: 'is closed' } }, envelope)).toBe(true);
    expect(is({ status: false, error: 7 }, envelope)).toBe(false);
    expect(is({ data: {} }, envelope)).toBe(false);
  });

  it('SHARED-30, SHARED-65, SHARED-66: a page has 25 rows and is the first one by default', () => {
    expect(defaultPaging).toEqual({ limit: 25, page: 1 });
  });

  it('SHARED-31: the numbers of a page are read from meta and from beside it', () => {
    const rows = { from: 26, to: 50, total: 70, per_page: 25 };
    const pages = { current_page: 2, last_page: 3, filters: {} };
    const whole = { ...pages, ...rows };
    expect(metaOf({ status: true, data: [], meta: whole })).toEqual(whole);
    expect(metaOf({ status: true, data: [], meta: pages, ...rows })).toEqual(whole);
    expect(metaOf({ status: true, data: [], meta: [] })).toEqual({});
  });
});
