import { useMessages } from '@portal/platform';
import { ProfileIcon } from '@portal/ui/icons';
import { useState } from 'react';
import { profileMessages } from '../messages/profile.messages.ts';

const size = 72;

/** The customer's picture; a default one where there is none or it does not load (PROF-13, 14). */
export function Avatar({ address, name }: { readonly address: string | null; readonly name: string }) {
  const t = useMessages(profileMessages);
  const [broken, setBroken] = useState<string | null>(null);
  const look = { width: size, height: size, borderRadius: '50%', flex: 'none' } as const;
  if (address !== null && address !== broken) {
    return (
      <img
        src={address}
        alt={t('main.avatar', { name })}
        width={size}
        height={size}
        onError={() => setBroken(address)}
        css={{ ...look, objectFit: 'cover', background: 'var(--sunken)' }}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      data-testid="default-avatar"
      css={{
        ...look,
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
