import { guards, type Guard } from '@portal/domain';
import { useSearchParams } from 'react-router-dom';

/** Who the auth screens are for: customers, or staff and others who sign in by a guard (AUTH-29). */
export type Variant =
  | { readonly type: 'customer' }
  /** The guard is null until it is chosen. */
  | { readonly type: 'portal'; readonly guard: Guard | null };

/** Returns the variant that `ui` and `guard` of the address ask for. */
export function useVariant(): Variant {
  const [query] = useSearchParams();
  if (query.get('ui') !== 'portal') return { type: 'customer' };
  return { type: 'portal', guard: guards.find((guard) => guard === query.get('guard')) ?? null };
}
