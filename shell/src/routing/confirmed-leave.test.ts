import { brandForHost, createPlatform } from '@portal/platform/host';
import { signedIn } from '@portal/testing';
import { waitFor } from '@testing-library/react';
import { start } from 'single-spa';
import { currentPath } from '../fixtures/page-queries.ts';
import { sampleRelease } from '../fixtures/release.fixture.ts';
import { createRouterStore } from './router-store.ts';

const closers: (() => void)[] = [];

/** A screen that asks before it is left, as an unsaved form does, and whose block ends a moment after it was left. */
function openUnsavedForm() {
  history.replaceState(null, '', '#/leases/current');
  const { config, remotes } = sampleRelease();
  const platform = createPlatform({
    config,
    brand: brandForHost(config, 'localhost'),
    contracts: remotes.map(({ contract }) => contract),
    renderFailure: () => null,
  });
  const { navigation } = platform;
  platform.session.signIn({ token: 'kept', user: signedIn() });
  const router = createRouterStore(platform, []);
  closers.push(router.dispose, platform.dispose);
  navigation.go('/lease/7/summary');
  const unblock = navigation.block(() => Promise.resolve(true));
  navigation.subscribe(() => queueMicrotask(unblock));
  return navigation;
}

// From its start on, single-spa answers each change of the address with a popstate of its own.
beforeAll(() => start({ urlRerouteOnly: true }));
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

describe('who answers that an unsaved form may be left', () => {
  it.each([
    ['UI-27, SHELL-50', '/', '/dashboard'],
    ['UI-27', '/auth/login', '/dashboard'],
    ['UI-27', '/lease/8/summary', '/lease/8/summary'],
  ] as const)(
    '%s: by a link to %s arrives at %s, and the history takes no step back',
    async (_row, to, arrived) => {
      const navigation = openUnsavedForm();
      const steps = jest.spyOn(history, 'go');
      const entries = history.length;
      navigation.go(to);
      await waitFor(() => expect(currentPath()).toBe(arrived));
      expect(navigation.location.pathname).toBe(arrived);
      expect(steps).not.toHaveBeenCalled();
      expect(history.length).toBe(entries + 1);
    },
  );

  it('UI-27: comes to the page before by Back, and stays there', async () => {
    const navigation = openUnsavedForm();
    history.back();
    await waitFor(() => expect(navigation.location.pathname).toBe('/leases/current'));
    expect(currentPath()).toBe('/leases/current');
  });
});
