import { formatDate, getToday } from '@portal/domain';
import { useBrand, useMessages } from '@portal/platform';
import { BrandMark } from '@portal/ui';
import { frameClass } from '@portal/ui/theme';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { frameMessages } from '../messages/frame.messages.ts';

/** Brand, company and day, at the top of what is printed only. */
export function PrintHeader() {
  const t = useMessages(frameMessages);
  const brand = useBrand();
  const date = formatDate(useDayOfPrinting());
  return (
    <div className={frameClass.printOnly} css={styles} aria-hidden="true">
      <BrandMark brand={brand} name={brand.name} />
      <span css={{ textAlign: 'end' }}>
        {t('print.by', { company: brand.company, phone: brand.contact.phone, date })}
      </span>
    </div>
  );
}

/** Returns today, which may not be the day on which the page was drawn. */
function useDayOfPrinting() {
  const [day, setDay] = useState(() => getToday());
  useEffect(() => {
    const update = () => flushSync(() => setDay(getToday()));
    globalThis.addEventListener('beforeprint', update);
    return () => globalThis.removeEventListener('beforeprint', update);
  }, []);
  return day;
}

const styles = {
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 24,
  paddingBottom: 12,
  marginBottom: 24,
  borderBottom: '1px solid var(--line)',
  fontSize: 14,
} as const;
