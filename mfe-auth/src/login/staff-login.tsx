import type { Guard } from '@portal/domain';
import { loginPortal } from '@portal/api-contract';
import { usePlatform, useMessages } from '@portal/platform';
import { EntryLayout } from '../entry/entry-layout.tsx';
import { authMessages } from '../messages/auth.messages.ts';
import { LoginForm } from './login-form.tsx';
import { useGuardLabel } from './use-guard-label.ts';

/** The portal variant of login: the guard goes with the credentials (OP-34). */
export function StaffLogin({ guard }: { readonly guard: Guard }) {
  const t = useMessages(authMessages);
  const { api } = usePlatform();
  const label = useGuardLabel();
  return (
    <EntryLayout title={t('staff.titleAs', { guard: label(guard) })} intro={t('login.intro')}>
      <LoginForm signIn={(given) => api.call(loginPortal, { ...given, guard })} />
    </EntryLayout>
  );
}
