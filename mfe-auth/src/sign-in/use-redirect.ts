import { useSearchParams } from 'react-router-dom';

/** Returns the redirect of the address: the route that the customer wanted to open before sign-in. */
export function useRedirect(): string | null {
  const [query] = useSearchParams();
  return query.get('redirect');
}
