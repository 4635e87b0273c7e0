import { VisuallyHidden } from '@portal/ui';
import { useState } from 'react';
import { useScreenAddress } from './use-screen-address.ts';

/** Announces the title of a screen when the customer has moved to it; screen readers read the page's first one anyway. */
export function RouteAnnouncer({ title }: { readonly title: string }) {
  const screen = useScreenAddress();
  const [first] = useState(screen);
  const [moved, setMoved] = useState(false);
  if (!moved && screen !== first) setMoved(true);
  return <VisuallyHidden role="status">{moved ? title : ''}</VisuallyHidden>;
}
