import { firstTier, nextTiers, type OpenTiers, type TierAction } from './hierarchy.ts';

const after = (...actions: readonly TierAction[]) => actions.reduce<OpenTiers>(nextTiers, firstTier);
const open = (tier: 2 | 3, item: string): TierAction => ({ type: 'open', tier, item });
const close = (tier: 2 | 3): TierAction => ({ type: 'close', tier });

it('UI-14: tier 2 opens from tier 1', () => {
  expect(after(open(2, 'north'))).toEqual({ deepest: 2, second: 'north' });
});

it('UI-14, UI-16: another tier 2 takes the place of the first one and closes its tier 3', () => {
  expect(after(open(2, 'north'), open(3, 'shop'), open(2, 'south'))).toEqual({ deepest: 2, second: 'south' });
});

it('UI-15: tier 3 opens from tier 2, and without it not at all', () => {
  expect(after(open(2, 'north'), open(3, 'shop'))).toEqual({ deepest: 3, second: 'north', third: 'shop' });
  expect(after(open(3, 'shop'))).toEqual(firstTier);
});

it('UI-16: closing tier 2 closes tier 3 with it; closing tier 3 leaves tier 2', () => {
  expect(after(open(2, 'north'), open(3, 'shop'), close(2))).toEqual(firstTier);
  expect(after(open(2, 'north'), open(3, 'shop'), close(3))).toEqual({ deepest: 2, second: 'north' });
});

it('closing what is closed changes nothing', () => {
  expect(after(close(3))).toEqual(firstTier);
  expect(after(open(2, 'north'), close(3))).toEqual({ deepest: 2, second: 'north' });
});
