import type { Screen } from './screen.ts';

const screen = (
  name: string,
  path: `/${string}`,
  title: string,
  { account = null, framed = true }: Partial<Pick<Screen, 'account' | 'framed'>> = {},
): Screen => ({
  name: `shell ${name}`,
  path,
  redirectsTo: null,
  account,
  remote: null,
  title,
  framed,
  reads: 0,
  rejected: null,
});

/** Returns the shell's own screens, because the shell has no contract that lists them. */
export const shellScreens = (brand: string): readonly Screen[] => [
  screen('welcome', '/welcome', `Welcome to ${brand}`, { framed: false }),
  screen('not found', '/nowhere', 'Page Not Found'),
  screen('forbidden', '/403', 'Permission Denied'),
  screen('staff', '/staff', 'Staff area', { account: 'stella' }),
  screen('access', '/staff/access', 'Access explained', { account: 'sam' }),
];
