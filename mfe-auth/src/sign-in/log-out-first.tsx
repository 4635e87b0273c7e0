import { useMessages, usePlatform } from '@portal/platform';
import { Button, leaveFocusToHeading, Notice } from '@portal/ui';
import { useState } from 'react';
import { authMessages } from '../messages/auth.messages.ts';
import { logOut } from './log-out.ts';
import { SignInLayout } from './sign-in-layout.tsx';

interface LogOutFirstProps {
  readonly title: string;
  /** Who is logged in, what is not shown because of that, and that the link goes on after a logout. */
  readonly text: string;
  /** Called after the logout, which leaves the address as it is. */
  readonly onLoggedOut?: () => void;
}

/** Shows in place of a link's screen that it is not for who is signed in, and lets them log out. */
export function LogOutFirst({ title, text, onLoggedOut }: LogOutFirstProps) {
  const t = useMessages(authMessages);
  const platform = usePlatform();
  const [pending, setPending] = useState(false);

  async function press() {
    setPending(true);
    await logOut(platform);
    onLoggedOut?.();
    platform.notify.success(t('logout.success'));
  }

  return (
    <SignInLayout title={title}>
      <Notice tone="warn" role="alert">
        {text}
      </Notice>
      <div>
        <Button ref={leaveFocusToHeading} pending={pending} onClick={() => void press()}>
          {t('logOut')}
        </Button>
      </div>
    </SignInLayout>
  );
}
