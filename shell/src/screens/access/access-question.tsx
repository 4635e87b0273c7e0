import { guards, type Guard } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Button, Text } from '@portal/ui';
// Bare controls: a Form would bring the form engine into the shell, which remotes fetch as a chunk of its own.
import { FieldFrame, Select, SwitchRow, TextInput } from '@portal/ui/form';
import { useId, useState, type FormEvent } from 'react';
import { accessMessages } from '../../messages/access.messages.ts';
import { shellMessages } from '../../messages/shell.messages.ts';
import type { AccessUser } from './obstacles.ts';

/** What an administrator asks: may this user open this address? */
export interface AccessQuestion {
  readonly pathname: string;
  readonly user: AccessUser;
}

/** Asks for an address and for what decides about a user: guard, abilities, rank. */
export function AccessQuestionForm({ onAsk }: { readonly onAsk: (question: AccessQuestion) => void }) {
  const t = useMessages(accessMessages);
  const guardName = useMessages(shellMessages);
  const id = useId();
  const [address, setAddress] = useState('');
  const [guard, setGuard] = useState<Guard>();
  const [abilities, setAbilities] = useState('');
  const [isAdmin, setIsAdmin] = useState(false);
  const [isSuperAdmin, setIsSuperAdmin] = useState(false);
  const pathname = pathnameOf(address);
  const problem = address !== '' && pathname === null ? t('access.addressProblem') : undefined;
  const isComplete = pathname !== null && guard !== undefined;

  function ask(event: FormEvent) {
    event.preventDefault();
    if (pathname === null || guard === undefined) return;
    const list = abilities.split(/[\s,]+/).filter(Boolean);
    onAsk({ pathname, user: { guard, isAdmin, isSuperAdmin, abilities: list } });
  }

  return (
    <form
      noValidate
      aria-label={t('access.question')}
      onSubmit={ask}
      css={{ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <FieldFrame
        id={`${id}-address`}
        label={t('access.address')}
        help={t('access.addressHelp')}
        error={problem}
      >
        <TextInput
          id={`${id}-address`}
          value={address}
          onChange={setAddress}
          autoCapitalize="none"
          help={t('access.addressHelp')}
          error={problem}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-guard`} label={t('access.guard')}>
        <Select<Guard>
          id={`${id}-guard`}
          value={guard}
          onChange={setGuard}
          options={guards.map((value) => ({ value, text: guardName(`staff.guards.${value}`) }))}
          placeholder={t('access.guardPlaceholder')}
        />
      </FieldFrame>
      <FieldFrame
        id={`${id}-abilities`}
        label={t('access.abilities')}
        help={t('access.abilitiesHelp')}
        optional
      >
        <TextInput
          id={`${id}-abilities`}
          value={abilities}
          onChange={setAbilities}
          autoCapitalize="none"
          help={t('access.abilitiesHelp')}
        />
      </FieldFrame>
      <div>
        <SwitchRow label={t('access.isAdmin')} checked={isAdmin} onChange={setIsAdmin} />
        <SwitchRow label={t('access.isSuperAdmin')} checked={isSuperAdmin} onChange={setIsSuperAdmin} />
      </div>
      <div css={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
        <Button type="submit" disabled={!isComplete} disabledReason={t('access.incomplete')}>
          {t('access.explain')}
        </Button>
        {!isComplete && (
          <Text size="s" tone={2}>
            {t('access.incomplete')}
          </Text>
        )}
      </div>
    </form>
  );
}

/** Returns the pathname of what somebody copied from the address bar; null when it has none. */
function pathnameOf(address: string): string | null {
  const [pathname = ''] = address.trim().replace(/^#/, '').split('?');
  return pathname.startsWith('/') ? pathname : null;
}
