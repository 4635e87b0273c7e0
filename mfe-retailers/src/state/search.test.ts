import { firstSearch, isSameArea, readSearch, writeSearch, type Search } from './search.ts';

const position = { latitude: 33.749, longitude: -84.388 };
const query = (search: Search) => `?${new URLSearchParams({ ...writeSearch(search) }).toString()}`;

describe('the search in the address', () => {
  it.each<Search>([
    firstSearch,
    { ...firstSearch, place: { type: 'marker', position }, radiusMiles: 20 },
    { ...firstSearch, place: { type: 'area', position }, categoryId: '4' },
    { ...firstSearch, place: { type: 'zip', zip: '30303', position }, storeId: 'a b&c' },
    {
      radiusMiles: 5,
      place: { type: 'address', label: 'Macon, Georgia', position },
      categoryId: '4',
      storeId: '7',
    },
  ])('is read as it was written: %j', (search) => {
    expect(readSearch(query(search))).toEqual(search);
  });

  it('has nothing of the customer’s own position, and no default', () => {
    expect(writeSearch(firstSearch)).toEqual({});
  });

  it.each([
    '?at=91_0',
    '?at=10_181',
    '?at=here',
    '?at=1',
    '?zip=30303',
    '?radius=7',
    '?radius=-5',
    `?store=${'x'.repeat(201)}`,
    '?category=%20',
    '?at=1e3_5&radius=NaN',
  ])('ignores what is no search: %s', (wrong) => {
    expect(readSearch(wrong)).toEqual(firstSearch);
  });

  it('is around the same whichever store is chosen', () => {
    expect(isSameArea({ ...firstSearch, storeId: 'a' }, firstSearch)).toBe(true);
    expect(isSameArea({ ...firstSearch, radiusMiles: 5 }, firstSearch)).toBe(false);
  });
});
