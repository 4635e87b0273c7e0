import { fieldMessagesOf } from '../fixtures/field-messages.ts';
import { searchOptions } from './select-options.ts';

describe('options of a select', () => {
  it('UI-03: are read with the options nested in them', () => {
    expect(
      searchOptions.read([{ value: 1, text: 'One', children: [{ value: 'a', text: 'A', disabled: true }] }]),
    ).toEqual([
      {
        value: '1',
        text: 'One',
        disabled: false,
        children: [{ value: 'a', text: 'A', disabled: true, children: [] }],
      },
    ]);
  });

  it('API-91: accept a search text of 0 to 255 characters', () => {
    const search = (text: unknown) => fieldMessagesOf({ search: text }, searchOptions.request.query);
    expect(search('')).toEqual({});
    expect(search('x'.repeat(255))).toEqual({});
    expect(search('x'.repeat(256))).toHaveProperty('search');
    expect(search(undefined)).toHaveProperty('search');
  });
});
