import { usePortalLocation } from '@portal/platform';
import { VisuallyHidden } from '@portal/ui';
import { useState } from 'react';

/** Says the title of a screen when the customer has moved to it; the page's first screen is read by itself. */
export function RouteAnnouncer({ title }: { readonly title: string }) {
  const { pathname } = usePortalLocation();
  const [first] = useState(pathname);
  const [moved, setMoved] = useState(false);
  if (!moved && pathname !== first) setMoved(true);
  return <VisuallyHidden role="status">{moved ? title : ''}</VisuallyHidden>;
}
