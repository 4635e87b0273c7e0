import { validate, type Struct } from 'superstruct';
import { fieldErrors } from '../wire/request-fields.ts';
import { uploadFile } from './files.ts';
import { filterBody } from './filters.ts';
import { reloadFormBody, submitFormBody } from './forms.ts';
import { searchOptions } from './options.ts';

/** The messages that the api would answer; none for a good request. */
function refusal(given: unknown, shape: unknown): Record<string, string[]> {
  const [error] = validate(given, shape as Struct<unknown, unknown>, { coerce: true });
  return error ? fieldErrors(error) : {};
}

const jsonOf = (length: number) => ({ a: 'x'.repeat(length - '{"a":""}'.length) });

describe('limits of what filters, forms, files and options take', () => {
  it('API-83: a filter of at most 8,000 characters', () => {
    const filter = { filters_class_name: 'stores', input_values: jsonOf(8_000) };
    expect(refusal(filter, filterBody)).toEqual({});
    expect(refusal({ ...filter, input_values: jsonOf(8_001) }, filterBody)).toEqual({
      input_values: ['This may have at most 8000 characters of JSON.'],
    });
    expect(refusal({ input_values: [] }, filterBody)).toEqual({
      filters_class_name: ['This is required.'],
      input_values: ['This must be values by name.'],
    });
  });

  it('API-86: a reload of 1 to 200 named inputs', () => {
    const reload = (names: unknown) =>
      refusal({ _action: 'reload', _inputs: names, model: {} }, reloadFormBody);
    expect(reload(['a'])).toEqual({});
    expect(reload(Array.from({ length: 200 }, () => 'a'))).toEqual({});
    for (const names of [[], Array.from({ length: 201 }, () => 'a'), 'a', [1], null]) {
      expect(Object.keys(reload(names))[0]).toMatch(/^_inputs/);
    }
  });

  it('API-87: a model of at most 48,000 characters', () => {
    const submit = (model: unknown) => refusal({ _action: 'submit', model }, submitFormBody);
    expect(submit(jsonOf(48_000))).toEqual({});
    expect(submit(jsonOf(48_001))).toHaveProperty('model');
    expect(submit(null)).toEqual({ model: ['This is required.'] });
    expect(refusal({ _action: 'view', model: {} }, submitFormBody)).toHaveProperty('_action');
  });

  it('API-88: a file that is there and not empty', () => {
    const send = (file: unknown) => refusal({ file }, uploadFile.request.body);
    expect(send(new Blob(['x']))).toEqual({});
    expect(send(new Blob([]))).toEqual({ file: ['This file is empty.'] });
    expect(send('x')).toEqual({ file: ['This must be a file.'] });
    expect(send(undefined)).toEqual({ file: ['Choose a file.'] });
  });

  it('API-91: a search of at most 255 characters, of none too', () => {
    const search = (text: unknown) => refusal({ search: text }, searchOptions.request.query);
    expect(search('')).toEqual({});
    expect(search('x'.repeat(255))).toEqual({});
    expect(search('x'.repeat(256))).toHaveProperty('search');
    expect(search(undefined)).toHaveProperty('search');
  });
});
