import { isOpenAt } from '@portal/domain';
import { usePlatform, useMessages } from '@portal/platform';
import { Badge } from '@portal/ui';
import { useEffect, useState } from 'react';
import { frameMessages } from '../messages/frame.messages.ts';

const checkAgainMs = 60_000;

/** Says whether support is open now, in the company's time zone, where the browser knows it; checked again each minute. */
export function OpenBadge() {
  const { timeZone, supportHours } = usePlatform().config;
  const t = useMessages(frameMessages);
  const [open, setOpen] = useState(() => isOpenAt(new Date(), timeZone, supportHours));
  useEffect(() => {
    const timer = setInterval(() => setOpen(isOpenAt(new Date(), timeZone, supportHours)), checkAgainMs);
    return () => clearInterval(timer);
  }, [timeZone, supportHours]);
  if (open === null) return null;
  return <Badge tone={open ? 'ok' : 'neutral'}>{t(open ? 'contact.openNow' : 'contact.closedNow')}</Badge>;
}
