import { useMessages } from '@portal/platform';
import { telAddress } from '@portal/platform/contract';
import { phone as onPhone } from '@portal/ui/theme';
import { shellMessages } from '../messages/shell.messages.ts';

/** A phone number to tap, named by the text that is seen; its `tel:` address has only what a phone can dial. */
export function PhoneLink({ phone, children }: { readonly phone: string; readonly children?: string }) {
  const t = useMessages(shellMessages);
  return (
    <a href={telAddress(phone)} aria-label={t('contact.call', { phone: children ?? phone })} css={quietLink}>
      {children ?? phone}
    </a>
  );
}

export const quietLink = {
  color: 'inherit',
  textDecoration: 'none',
  // Lines of the menu footer are close together: the touch target reaches beyond the text without moving it.
  display: 'inline-block',
  lineHeight: '24px',
  [onPhone]: { lineHeight: '44px' },
  '&:hover': { color: 'var(--brand)', textDecoration: 'underline', textUnderlineOffset: 3 },
} as const;
