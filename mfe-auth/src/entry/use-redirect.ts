import { useSearchParams } from 'react-router-dom';

/** Where the customer wanted to go before sign-in, as the address has it. */
export function useRedirect(): string | null {
  const [query] = useSearchParams();
  return query.get('redirect');
}
