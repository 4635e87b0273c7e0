import { useMessages, usePlatform } from '@portal/platform';
import { ProfileIcon } from '@portal/ui/icons';
import { useState } from 'react';
import { profileMessages } from '../messages/profile.messages.ts';

const size = 72;

const round = { width: size, height: size, borderRadius: '50%', flex: 'none' } as const;

/** The customer's picture, or a default one when there is none or it does not load (PROF-13, 14). */
export function Avatar({ url, name }: { readonly url: string | null; readonly name: string }) {
  const t = useMessages(profileMessages);
  const { wholeAddress } = usePlatform();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (url !== null && url !== failedUrl) {
    return (
      <img
        src={wholeAddress(url)}
        alt={t('main.avatar', { name })}
        width={size}
        height={size}
        onError={() => setFailedUrl(url)}
        css={{ ...round, objectFit: 'cover', background: 'var(--sunken)' }}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      data-testid="default-avatar"
      css={{
        ...round,
        display: 'grid',
        placeItems: 'center',
        background: 'var(--brand-soft)',
        color: 'var(--brand-strong)',
        '& svg': { width: 32, height: 32 },
      }}
    >
      <ProfileIcon />
    </span>
  );
}
