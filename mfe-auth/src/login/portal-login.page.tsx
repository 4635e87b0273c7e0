import type { Guard } from '@portal/domain';
import { loginPortal } from '@portal/api-contract';
import { usePlatform, useMessages } from '@portal/platform';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { authMessages } from '../messages/auth.messages.ts';
import { LoginForm } from './login-form.tsx';
import { useGuardLabel } from './use-guard-label.ts';

/** The portal variant of login: it sends the guard with the credentials (OP-34). */
export function StaffLogin({ guard }: { readonly guard: Guard }) {
  const t = useMessages(authMessages);
  const { api } = usePlatform();
  const label = useGuardLabel();
  return (
    <SignInLayout title={t('staff.titleAs', { guard: label(guard) })} intro={t('login.intro')}>
      <LoginForm signIn={(credentials) => api.call(loginPortal, { ...credentials, guard })} />
    </SignInLayout>
  );
}
