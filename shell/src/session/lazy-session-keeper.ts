import type { HostPlatform } from '@portal/platform/host';
import type { SessionKeeper } from './session-keeper.ts';

/**
 * Creates the keeper of the page's session once there is a session: the login form does without its code. When the code
 * does not come, nobody is warned, as with an api that does not say when the session ends.
 */
export function createLazySessionKeeper(platform: HostPlatform, page: Window): Pick<SessionKeeper, 'learn'> {
  let loading: Promise<SessionKeeper> | null = null;
  const load = () =>
    (loading ??= import(/* webpackChunkName: "session-keeper" */ './session-keeper.ts').then(
      ({ createSessionKeeper }) => createSessionKeeper(platform, page),
    ));
  const withKeeper = (action: (keeper: SessionKeeper) => void) =>
    void load().then(action, () => {
      loading = null;
    });

  platform.events.on('session.started', () => withKeeper(() => {}));
  return {
    learn(checked) {
      const at = Date.now();
      const { token } = platform.session;
      withKeeper((keeper) => {
        // The session may have ended, and another one begun, while the code came.
        if (platform.session.token === token) keeper.learn(checked, at);
      });
    },
  };
}
