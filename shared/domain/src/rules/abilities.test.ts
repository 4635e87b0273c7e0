import { guards } from '../entities/user.ts';
import { abilities, hasAbility, hasGuard } from './abilities.ts';

const who = (own: readonly string[], flags = {}) => ({
  isAdmin: false,
  isSuperAdmin: false,
  abilities: own,
  ...flags,
});

describe('hasAbility', () => {
  it('SHARED-43: admins and super admins pass every check', () => {
    expect(hasAbility(who([], { isAdmin: true }), 'anything')).toBe(true);
    expect(hasAbility(who([], { isSuperAdmin: true }), 'anything')).toBe(true);
  });

  it('SHARED-44: others pass by their list, where names must match in full', () => {
    expect(hasAbility(who(['system.filters.add']), 'system.filters.add')).toBe(true);
    expect(hasAbility(who(['system.filters.add']), 'system.filters')).toBe(false);
    expect(hasAbility(who(['system.filters']), 'system.filters.add')).toBe(false);
    expect(hasAbility(who([]), '')).toBe(false);
  });

  it('SHARED-45: one of the alternatives is enough', () => {
    expect(hasAbility(who(['b']), 'a|b')).toBe(true);
    expect(hasAbility(who(['b']), 'a | b')).toBe(true);
    expect(hasAbility(who(['c']), 'a|b')).toBe(false);
    expect(hasAbility(who(['a|b']), 'a|b')).toBe(false);
  });

  it('SHARED-47, SHARED-48: the abilities to add filters for oneself and for all have their names', () => {
    expect(abilities.addFilter).toBe('system.filters.add');
    expect(abilities.addGlobalFilter).toBe('system.filters.global.add');
  });
});

describe('hasGuard', () => {
  it('SHARED-40, SHARED-71: the guards are web, store, retailer and client', () => {
    expect(guards).toEqual(['web', 'store', 'retailer', 'client']);
  });

  it('SHARED-46: compares the required guards with the user’s', () => {
    expect(hasGuard({ guard: 'client' }, 'client')).toBe(true);
    expect(hasGuard({ guard: 'client' }, 'web')).toBe(false);
    expect(hasGuard({ guard: 'store' }, ['store', 'retailer'])).toBe(true);
    expect(hasGuard({ guard: 'client' }, [])).toBe(false);
  });
});
