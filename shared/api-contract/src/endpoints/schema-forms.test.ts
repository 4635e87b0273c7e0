import { fieldMessagesOf } from '../fixtures/field-messages.ts';
import { jsonOfLength } from '../fixtures/json-of-length.ts';
import { reloadFormBody, submitFormBody } from './schema-forms.ts';

describe('schema forms', () => {
  it('API-86: accept a reload of 1 to 200 named inputs', () => {
    const reload = (names: unknown) =>
      fieldMessagesOf({ _action: 'reload', _inputs: names, model: {} }, reloadFormBody);
    expect(reload(['a'])).toEqual({});
    expect(reload(Array.from({ length: 200 }, () => 'a'))).toEqual({});
    for (const names of [[], Array.from({ length: 201 }, () => 'a'), 'a', [1], null]) {
      expect(Object.keys(reload(names))[0]).toMatch(/^_inputs/);
    }
  });

  it('API-87: accept a model of at most 48,000 characters', () => {
    const submit = (model: unknown) => fieldMessagesOf({ _action: 'submit', model }, submitFormBody);
    expect(submit(jsonOfLength(48_000))).toEqual({});
    expect(submit(jsonOfLength(48_001))).toHaveProperty('model');
    expect(submit(null)).toEqual({ model: ['This is required.'] });
    expect(fieldMessagesOf({ _action: 'view', model: {} }, submitFormBody)).toHaveProperty('_action');
  });
});
