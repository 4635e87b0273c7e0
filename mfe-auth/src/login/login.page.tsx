import { guards, type Guard } from '@portal/domain';
import { useSearchParams } from 'react-router-dom';
import { CustomerLogin } from './customer-login.tsx';
import { GuardChoice } from './guard-choice.tsx';
import { StaffLogin } from './staff-login.tsx';

/** `/auth/login`: for customers, and with `ui=portal` for staff, who choose their guard first (AUTH-28..30). */
export function LoginPage() {
  const [query] = useSearchParams();
  if (query.get('ui') !== 'portal') return <CustomerLogin />;
  const guard = guardOf(query.get('guard'));
  return guard === null ? <GuardChoice /> : <StaffLogin key={guard} guard={guard} />;
}

function guardOf(value: string | null): Guard | null {
  return guards.find((guard) => guard === value) ?? null;
}
