import type { User } from '@portal/domain';
import type { SessionState } from '../session/session.ts';
import { checkAccess } from './check-access.ts';
import type { Access } from './contract.ts';
import { sampleUser } from '../test-support/sample-user.ts';
import { menuFor } from './menu.ts';
import { sampleContract } from '../test-support/sample-contract.ts';

const signedOut: SessionState = { status: 'signed-out' };
const unknown: SessionState = { status: 'unknown' };
const as = (change: Partial<User> = {}): SessionState => ({
  status: 'signed-in',
  user: { ...sampleUser, ...change },
});

describe('allow', () => {
  it.each([
    ['SHELL-23: a customer', as(), 'allow'],
    ['SHELL-25: nobody', signedOut, 'check'],
    ['SHELL-25: somebody whose token is unchecked', unknown, 'check'],
    ['SHELL-23, SHELL-31: staff', as({ guard: 'web', isAdmin: true }), 'forbidden'],
  ] as const)('%s on a customer route', (_who, session, answer) => {
    expect(checkAccess('customer', session)).toBe(answer);
  });

  it.each([
    ['nobody', signedOut, 'allow'],
    ['SHELL-27: somebody', as(), 'welcome'],
    ['an unchecked token', unknown, 'check'],
  ] as const)('%s on a guest-only route', (_who, session, answer) => {
    expect(checkAccess('guest', session)).toBe(answer);
  });

  it.each([signedOut, unknown, as(), as({ guard: 'store' })])('anybody on a public route', (session) => {
    expect(checkAccess('public', session)).toBe('allow');
  });

  it.each([
    ['SHELL-30', 'signed-in', signedOut, 'check'],
    ['SHELL-30', 'signed-in', as({ guard: 'retailer' }), 'allow'],
    ['SHELL-31, SHELL-70', { guard: 'store' }, as({ guard: 'store' }), 'allow'],
    ['SHELL-31, SHELL-70', { guard: 'store' }, as(), 'forbidden'],
    ['SHELL-31', { guard: ['store', 'client'] }, as(), 'allow'],
    ['SHELL-32, SHELL-28, SHELL-71', { ability: 'x.y' }, as({ abilities: ['x'] }), 'forbidden'],
    ['SHELL-32', { ability: 'x.y|z' }, as({ abilities: ['z'] }), 'allow'],
    ['SHELL-32', { ability: 'x.y' }, as({ isAdmin: true }), 'allow'],
    ['SHELL-29', { superAdmin: true }, as({ isAdmin: true }), 'forbidden'],
    ['SHELL-29', { superAdmin: true }, as({ isSuperAdmin: true }), 'allow'],
    ['every demand counts', { guard: 'store', ability: 'z' }, as({ abilities: ['z'] }), 'forbidden'],
    ['nobody is asked first', { superAdmin: true }, signedOut, 'check'],
  ] as const satisfies readonly (readonly [string, Access, SessionState, string])[])(
    '%s: %j',
    (_rows, access, session, answer) => {
      expect(checkAccess(access, session)).toBe(answer);
    },
  );
});

describe('menuFor', () => {
  const item = { text: 'list', icon: 'M4 4h16v16H4z', route: 'list' } as const;
  const other = {
    ...sampleContract,
    name: 'mfe-other',
    menu: [
      { ...item, access: 'signed-in', order: 30 },
      { ...item, access: { ability: 'x' }, order: 5 },
    ],
  } as const;

  it.each([
    [
      'SHELL-48: a customer sees what is for customers, in order',
      as(),
      ['mfe-sample /samples 10', 'mfe-other /samples 30'],
    ],
    ['SHELL-48: a store does not', as({ guard: 'store' }), ['mfe-other /samples 30']],
    [
      'SHELL-49: an ability shows its item',
      as({ abilities: ['x'] }),
      ['mfe-other /samples 5', 'mfe-sample /samples 10', 'mfe-other /samples 30'],
    ],
    ['nobody sees any', signedOut, []],
  ])('%s', (_name, session, items) => {
    expect(
      menuFor([other, sampleContract], session).map(({ remote, to, order }) => `${remote} ${to} ${order}`),
    ).toEqual(items);
  });
});
