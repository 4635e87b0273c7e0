import {
  visibleFields,
  columnVisibilityKey,
  saveColumnVisibility,
  readColumnVisibility,
} from './column-visibility.ts';

const storing = (text: string | null) => ({ getItem: () => text, setItem: jest.fn() });

it('UI-86: the key is the prefix and the encoded route path', () => {
  expect(columnVisibilityKey('columns.', '/reports/retailers & co')).toBe(
    'columns.%2Freports%2Fretailers%20%26%20co',
  );
});

it('UI-85: reads back what it keeps', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  saveColumnVisibility(store, 'k', { city: false });
  expect(readColumnVisibility(store, 'k')).toEqual({ city: false });
});

it.each([null, '', '{', '[]', '7', 'null', '{"city":"no","state":1}'])(
  'UI-85: takes %j in the storage as no choice',
  (text) => expect(readColumnVisibility(storing(text), 'k')).toEqual({}),
);

it('UI-85: a storage that is forbidden or full throws nothing', () => {
  const throwError = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const store = { getItem: throwError, setItem: throwError };
  expect(readColumnVisibility(store, 'k')).toEqual({});
  expect(() => saveColumnVisibility(store, 'k', { city: true })).not.toThrow();
});

describe('the columns that are visible', () => {
  const fields = [
    { key: 'name' },
    { key: 'city', selectable: true },
    { key: 'zip', selectable: true, selected: false },
    { key: 'id', selected: false },
  ];
  const visible = (choice: Record<string, boolean>) => visibleFields(fields, choice).map(({ key }) => key);

  it('UI-04: follow `selected` until the user selects', () => {
    expect(visible({})).toEqual(['name', 'city']);
  });

  it('UI-04: follow the choice where `selectable`, and only there', () => {
    expect(visible({ city: false, zip: true, name: false, id: true })).toEqual(['name', 'zip']);
  });

  it('UI-04: one is left whatever was selected', () => {
    const one = [{ key: 'city', selectable: true }];
    expect(visibleFields(one, { city: false })).toEqual(one);
  });
});
