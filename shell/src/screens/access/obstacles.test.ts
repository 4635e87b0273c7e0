import { guards } from '@portal/domain';
import { signedIn } from '@portal/testing';
import { checkAccess, type Access } from '@portal/platform/contract';
import { obstaclesOf } from './obstacles.ts';

const accesses: readonly Access[] = [
  'public',
  'guest',
  'customer',
  'signed-in',
  { guard: 'web' },
  { guard: ['store', 'retailer'] },
  { ability: 'system.filters.add|system.filters.global.add' },
  { guard: 'web', ability: 'system.filters.add', superAdmin: true },
];
const ranks = [
  { isAdmin: false, isSuperAdmin: false },
  { isAdmin: true, isSuperAdmin: false },
  { isAdmin: true, isSuperAdmin: true },
];
const users = guards.flatMap((guard) =>
  ranks.flatMap((rank) =>
    [[], ['system.filters.add']].map((abilities) => signedIn({ guard, abilities, ...rank })),
  ),
);

describe('obstaclesOf', () => {
  it.each(accesses)('has none for %j exactly when the guard lets the user in', (access) => {
    for (const user of users) {
      const allowed = checkAccess(access, { status: 'signed-in', user }) === 'allow';
      expect([obstaclesOf(access, user).length === 0, user.guard]).toEqual([allowed, user.guard]);
    }
  });

  it('has all of them, not only the first', () => {
    const access = { guard: 'web', ability: 'a|b', superAdmin: true } as const;
    expect(obstaclesOf(access, signedIn({ guard: 'store' }))).toEqual([
      { type: 'guard', needed: ['web'] },
      { type: 'ability', needed: 'a|b' },
      { type: 'super-admin' },
    ]);
  });
});
