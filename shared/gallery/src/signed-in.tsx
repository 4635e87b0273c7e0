import { loginPortal } from '@portal/api-contract';
import { PlatformProvider } from '@portal/platform';
import { createPlatform, type HostPlatform } from '@portal/platform/host';
import { portalConfig } from '@portal/testing/fixtures';
import { FailedState, Skeleton } from '@portal/ui';
import { NotificationRegion } from '@portal/ui/overlay';
import { useEffect, useState, type ContextType, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { useSnapshot } from 'valtio';

/** The demo's system staff: two admins, and four who differ in what they may do with saved filters. */
export type Staff = 'sam' | 'suzy' | 'fay' | 'gus' | 'bo' | 'noah';

/** Password of every demo account, as `npm start` prints it. */
const demoPassword = 'Portal!demo1';

/** Removes the stage's router, because the platform has its own and react-router rejects nested routers. */
const noRouter = null as unknown as ContextType<typeof LocationContext>;

function openPlatform(): HostPlatform {
  const config = portalConfig();
  const [brand] = config.brands;
  const platform = createPlatform({
    config,
    brand: { ...brand, second: false },
    renderFailure: ({ retry }) => <FailedState title="This story has failed" onRetry={retry} />,
  });
  return platform;
}

type SignIn =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly why: string }
  | { readonly status: 'done'; readonly platform: HostPlatform };

interface SignedInProps {
  /** The user who is signed in. */
  readonly as: Staff;
  readonly children: ReactNode;
}

/** A story with the real api: the platform of a page, with a demo account signed in. */
export function SignedIn({ as, children }: SignedInProps) {
  const [state, setState] = useState<SignIn>({ status: 'pending' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const platform = openPlatform();
    let gone = false;
    platform.api
      .call(loginPortal, { guard: 'web', email: `${as}@portal.test`, password: demoPassword })
      .then((signedIn) => {
        if (gone) return;
        platform.session.signIn(signedIn);
        setState({ status: 'done', platform });
      })
      .catch((error: unknown) => {
        if (!gone)
          setState({ status: 'failed', why: error instanceof Error ? error.message : String(error) });
      });
    return () => {
      gone = true;
      platform.dispose();
    };
  }, [as, attempt]);

  if (state.status === 'pending')
    return (
      <div aria-busy="true">
        <Skeleton height={200} />
      </div>
    );
  if (state.status === 'failed') {
    return (
      <FailedState
        title="The api did not answer"
        text={`${state.why} These stories need a running api: start the gallery by npx pnpm gallery.`}
        onRetry={() => {
          setState({ status: 'pending' });
          setAttempt((before) => before + 1);
        }}
      />
    );
  }
  return (
    <LocationContext value={noRouter}>
      <PlatformProvider platform={state.platform}>
        {children}
        <Notifications platform={state.platform} />
      </PlatformProvider>
    </LocationContext>
  );
}

function Notifications({ platform: { notifications } }: { readonly platform: HostPlatform }) {
  const { shown } = useSnapshot(notifications.state);
  return (
    <NotificationRegion
      items={shown}
      onDismiss={(id) => notifications.close(Number(id))}
      onHold={(held) => (held ? notifications.pause() : notifications.resume())}
    />
  );
}
