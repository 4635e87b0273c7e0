import { readUserAccess } from '@portal/api-contract';
import { isEmail } from '@portal/domain';
import { ApiError, ForeignAnswerError, useApiMutation, useMessages } from '@portal/platform';
import { Button, Notice, Text } from '@portal/ui';
// Bare controls: a Form would bring the form engine into the shell, which remotes fetch as a chunk of its own.
import { FieldFrame, TextInput } from '@portal/ui/form';
import { useId, useState, type FormEvent } from 'react';
import { accessMessages } from '../../messages/access.messages.ts';
import type { AccessUser } from './obstacles.ts';

/** What an administrator asks: may this user open this address? */
export interface AccessQuestion {
  readonly pathname: string;
  readonly email: string;
  readonly user: AccessUser;
}

/** Asks for an address and for a user, whose guard and abilities it reads from the api. */
export function AccessQuestionForm({ onAsk }: { readonly onAsk: (question: AccessQuestion | null) => void }) {
  const t = useMessages(accessMessages);
  const id = useId();
  const [address, setAddress] = useState('');
  const [email, setEmail] = useState('');
  const { mutate, error, isPending } = useApiMutation(readUserAccess, { onError: () => {} });
  // No text of a browser or of a proxy is shown: only why the api itself has rejected the request.
  const reasonOf = (failure: unknown) =>
    failure instanceof ApiError &&
    !(failure instanceof ForeignAnswerError) &&
    failure.status >= 400 &&
    failure.status < 500
      ? failure.message
      : t('access.noAnswer');
  const pathname = pathnameOf(address);
  const addressProblem = address !== '' && pathname === null ? t('access.addressProblem') : undefined;
  const given = email.trim();
  const isComplete = pathname !== null && isEmail(given);

  function ask(event: FormEvent) {
    event.preventDefault();
    if (pathname === null || !isComplete) return;
    onAsk(null);
    mutate({ email: given }, { onSuccess: (user) => onAsk({ pathname, email: given, user }) });
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
        error={addressProblem}
      >
        <TextInput
          id={`${id}-address`}
          value={address}
          onChange={setAddress}
          autoCapitalize="none"
          help={t('access.addressHelp')}
          error={addressProblem}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-email`} label={t('access.email')} help={t('access.emailHelp')}>
        <TextInput
          id={`${id}-email`}
          type="email"
          value={email}
          onChange={setEmail}
          // Another person's address: the browser would offer that of its user.
          autoComplete="off"
          autoCapitalize="none"
          help={t('access.emailHelp')}
        />
      </FieldFrame>
      <div css={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
        <Button
          type="submit"
          disabled={!isComplete}
          disabledReason={t('access.incomplete')}
          pending={isPending}
        >
          {t('access.explain')}
        </Button>
        {!isComplete && (
          <Text size="s" tone={2}>
            {t('access.incomplete')}
          </Text>
        )}
      </div>
      {error && (
        <Notice tone="bad" role="alert">
          {t('access.notRead', { reason: reasonOf(error) })}
        </Notice>
      )}
    </form>
  );
}

/** Returns the pathname of what somebody copied from the address bar; null when it has none. */
function pathnameOf(address: string): string | null {
  const [pathname = ''] = address
    .trim()
    .replace(/^[^#]*#/, '')
    .split('?');
  return pathname.startsWith('/') ? pathname : null;
}
