import { sampleStore } from '../fixtures/sample-stores.ts';
import { townsOf } from './towns.ts';

const at = (city: string | null, state: string | null, latitude: number) => ({
  ...sampleStore({ id: `${city} ${latitude}`, latitude, longitude: -90 }),
  city,
  state,
});

describe('the towns of the stores', () => {
  it('are in the middle of their stores, the largest first', () => {
    expect(townsOf([at('Salina', 'KS', 38), at('Wichita', 'KS', 37), at('Wichita', 'KS', 37.5)])).toEqual([
      { name: 'Wichita', position: { latitude: 37.25, longitude: -90 } },
      { name: 'Salina', position: { latitude: 38, longitude: -90 } },
    ]);
  });

  it('are two when two states have a town of the same name', () => {
    expect(townsOf([at('Springfield', 'IL', 39), at('Springfield', 'MO', 37)])).toHaveLength(2);
  });

  it('are left out for stores without a town', () => {
    expect(townsOf([at(null, null, 39)])).toEqual([]);
  });
});
