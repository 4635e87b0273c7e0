import type { Guard } from '@portal/domain';
import { useMessages, usePlatform, type PortalPath } from '@portal/platform';
import { ButtonLink, Stack } from '@portal/ui';
import { authMessages } from '../messages/auth.messages.ts';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { useGuardLabel } from './use-guard-label.ts';

interface GuardChoiceProps {
  /** What the choice leads to: a login, or another screen of the variant. */
  readonly label: 'as' | 'continueAs';
  /** Address of the same screen for a guard. */
  readonly to: (variant: { readonly ui: 'portal'; readonly guard: Guard }) => PortalPath;
}

const guards: readonly Guard[] = ['store', 'retailer', 'web', 'client'];

/** Asks for whom a screen is: Store, Retailer, Okinus or Customer, or one of two areas (AUTH-28, 30, 31; OP-106). */
export function GuardChoice({ label, to }: GuardChoiceProps) {
  const t = useMessages(authMessages);
  const { config } = usePlatform();
  const guardLabel = useGuardLabel();
  const choices: readonly { readonly guard: Guard; readonly text: string }[] =
    config.portalChoice === 'areas'
      ? [
          { guard: 'web', text: t('staff.portalArea') },
          { guard: 'client', text: t('staff.clientArea') },
        ]
      : guards.map((guard) => ({ guard, text: t(`staff.${label}`, { guard: guardLabel(guard) }) }));
  return (
    <SignInLayout title={t('staff.title')} intro={t('staff.intro')}>
      <Stack gap={12}>
        {choices.map(({ guard, text }) => (
          <ButtonLink key={guard} variant="secondary" to={to({ ui: 'portal', guard })}>
            {text}
          </ButtonLink>
        ))}
      </Stack>
    </SignInLayout>
  );
}
