/** A screen that the bench opens, and how it is recognised. */
export interface Screen {
  readonly path: `/${string}`;
  /** The remote that draws it. */
  readonly remote: string;
  /** An element that the screen's code has drawn when a customer can use the screen. */
  readonly content: string;
}

export const loginScreen: Screen = {
  path: '/auth/login',
  remote: 'mfe-auth',
  content: 'input[type=password]:enabled',
};

export const leasesScreen: Screen = {
  path: '/leases/current',
  remote: 'mfe-leases',
  content: 'main li h2',
};

/** What is waited for needs no data, so a switch to it takes as long as its code does. */
export const profileScreen: Screen = {
  path: '/profile/main',
  remote: 'mfe-profile',
  content: 'main [role=switch], main input[type=checkbox]',
};

export const screens: readonly Screen[] = [loginScreen, leasesScreen, profileScreen];
