import type { Screen } from './screen.ts';

const screen = (
  name: string,
  path: `/${string}`,
  title: string,
  { account = null, framed = true }: Partial<Pick<Screen, 'account' | 'framed'>> = {},
): Screen => ({ name: `shell ${name}`, path, leadsTo: null, account, remote: null, title, framed });

/** The shell has no contract: its own screens are listed here. */
export const shellScreens = (brand: string): readonly Screen[] => [
  screen('welcome', '/welcome', `Welcome to ${brand}`, { framed: false }),
  screen('not found', '/nowhere', 'Page Not Found'),
  screen('forbidden', '/403', 'Permission Denied'),
  screen('staff', '/staff', 'Staff area', { account: 'stella' }),
];
