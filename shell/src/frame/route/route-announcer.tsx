import { VisuallyHidden } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useScreenAddress } from './use-screen-address.ts';

/** How long a title must stay before it is announced, ms: a screen with a title of its own names it once it is drawn. */
const pauseMs = 100;

/** Announces the title of a screen when the customer has moved to it; screen readers read the page's first one anyway. */
export function RouteAnnouncer({ title }: { readonly title: string }) {
  const screen = useScreenAddress();
  const [first] = useState(screen);
  const [moved, setMoved] = useState(false);
  if (!moved && screen !== first) setMoved(true);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (!moved) return undefined;
    const timer = setTimeout(() => setAnnounced(title), pauseMs);
    return () => clearTimeout(timer);
  }, [moved, title]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
