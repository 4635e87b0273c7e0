import { useEffect } from 'react';
import { EmbedNotice } from './embed-notice.tsx';

/** Replaces a screen that threw; the page around the element goes on. */
export function Crashed({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  useEffect(() => reportError(error), [error]);
  return <EmbedNotice type="crashed" onRetry={retry} />;
}
