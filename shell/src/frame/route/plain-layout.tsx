import { useBrand } from '@portal/platform';
import type { ReactNode } from 'react';
import { BrandLink } from '../../brand/brand-link.tsx';
import { PhoneLink, quietLink } from '../../brand/phone-link.tsx';

/** A page without a frame: the brand's mark, the content, and how to reach the company. */
export function PlainLayout({ children }: { readonly children: ReactNode }) {
  const { company, contact } = useBrand();
  return (
    <div css={page}>
      <div>
        <BrandLink />
      </div>
      <div css={{ width: '100%', maxWidth: 640, margin: 'auto', padding: 8 }}>{children}</div>
      <footer css={footer}>
        <span>{company}</span>
        <PhoneLink phone={contact.phone} />
        <a href={`mailto:${contact.email}`} css={quietLink}>
          {contact.email}
        </a>
      </footer>
    </div>
  );
}

const page = {
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  // The mark, 8 px within its link, is where the welcome screen has it.
  padding: '20px max(8px, calc(50% - 564px))',
} as const;

const footer = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  justifyContent: 'center',
  alignItems: 'baseline',
  fontSize: 13,
  color: 'var(--ink-3)',
} as const;
