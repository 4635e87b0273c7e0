import { abilities, guards } from '@portal/domain';
import type { shellPaths } from '../routing/shell-paths.ts';
import type { Access } from './contract.ts';

/** Who may open the shell's own pages (OP-05, OP-19); `home` opens to everybody, because it only leads on. */
export const shellAccess = {
  home: 'public',
  welcome: 'guest',
  forbidden: 'public',
  staff: { guard: guards.filter((guard) => guard !== 'client') },
  // As the endpoint that it asks.
  access: { guard: 'web', ability: abilities.readUserAccess },
} as const satisfies Record<keyof typeof shellPaths, Access>;
