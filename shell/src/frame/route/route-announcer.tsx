import { usePortalLocation } from '@portal/platform';
import { VisuallyHidden } from '@portal/ui';
import { useState } from 'react';

/** Announces the title of a screen when the customer has moved to it; screen readers read the page's first one anyway. */
export function RouteAnnouncer({ title }: { readonly title: string }) {
  const { pathname } = usePortalLocation();
  const [first] = useState(pathname);
  const [moved, setMoved] = useState(false);
  if (!moved && pathname !== first) setMoved(true);
  return <VisuallyHidden role="status">{moved ? title : ''}</VisuallyHidden>;
}
