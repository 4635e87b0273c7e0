import { useBrand, useMessages } from '@portal/platform';
import { BrandMark } from '@portal/ui';
import { frameClass } from '@portal/ui/theme';
import { Link } from 'react-router-dom';
import { shellMessages } from '../messages/shell.messages.ts';

/** The logo, which leads home (SHELL-08, OP-13). */
export function BrandLink({ onChoose }: { readonly onChoose?: () => void }) {
  const brand = useBrand();
  const t = useMessages(shellMessages);
  return (
    <Link
      to="/"
      className={frameClass.logo}
      css={{ '&:hover': { color: 'var(--brand)' } }}
      aria-label={t('home', { brand: brand.name })}
      {...(onChoose ? { onClick: onChoose } : {})}
    >
      <BrandMark brand={brand} />
      <span>{brand.name}</span>
    </Link>
  );
}
