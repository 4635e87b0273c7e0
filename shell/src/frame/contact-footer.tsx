import { useBrand } from '@portal/platform';
import { PhoneLink, quietLink } from '../brand/phone-link.tsx';

/** How to reach the company, at the foot of every page without the menu, whose foot says it otherwise (SHELL-06). */
export function ContactFooter() {
  const { company, contact } = useBrand();
  return (
    <footer css={footer}>
      <span>{company}</span>
      <PhoneLink phone={contact.phone} />
      <a href={`mailto:${contact.email}`} css={quietLink}>
        {contact.email}
      </a>
    </footer>
  );
}

const footer = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  justifyContent: 'center',
  alignItems: 'baseline',
  padding: '0 16px 20px',
  fontSize: 13,
  color: 'var(--ink-3)',
} as const;
