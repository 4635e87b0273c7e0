import { guards, type Guard } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Form, SelectField, SubmitButton, SwitchField, TextField } from '@portal/ui/form';
import { boolean, enums, optional, pattern, string, type, type Infer } from 'superstruct';
import { accessMessages } from '../../messages/access.messages.ts';
import { shellMessages } from '../../messages/shell.messages.ts';
import type { AccessUser } from './obstacles.ts';

/** What an administrator asks: may this user open this address? */
export interface AccessQuestion {
  readonly pathname: string;
  readonly user: AccessUser;
}

const questionStruct = type({
  address: pattern(string(), /^\s*#?\//),
  guard: enums(guards),
  abilities: optional(string()),
  isAdmin: boolean(),
  isSuperAdmin: boolean(),
});
type QuestionForm = Infer<typeof questionStruct>;

const start: Partial<QuestionForm> = { isAdmin: false, isSuperAdmin: false };

/** Asks for an address and for what decides about a user: guard, abilities, rank. */
export function AccessQuestionForm({ onAsk }: { readonly onAsk: (question: AccessQuestion) => void }) {
  const t = useMessages(accessMessages);
  const guardName = useMessages(shellMessages);
  const options = guards.map((guard: Guard) => ({ value: guard, text: guardName(`staff.guards.${guard}`) }));

  function ask({ address, guard, abilities = '', isAdmin, isSuperAdmin }: QuestionForm) {
    const [pathname = '/'] = address.trim().replace(/^#/, '').split('?');
    onAsk({
      pathname,
      user: { guard, isAdmin, isSuperAdmin, abilities: abilities.split(/[\s,]+/).filter(Boolean) },
    });
  }

  return (
    <Form
      struct={questionStruct}
      initialValues={start}
      onSubmit={ask}
      failureMessage={({ name, missing }) =>
        name === 'address' && !missing ? t('access.addressProblem') : undefined
      }
      keepsChanges={false}
      label={t('access.question')}
    >
      <TextField
        name="address"
        label={t('access.address')}
        help={t('access.addressHelp')}
        autoCapitalize="none"
      />
      <SelectField
        name="guard"
        label={t('access.guard')}
        options={options}
        placeholder={t('access.guardPlaceholder')}
      />
      <TextField
        name="abilities"
        label={t('access.abilities')}
        help={t('access.abilitiesHelp')}
        autoCapitalize="none"
        optional
      />
      <SwitchField name="isAdmin" label={t('access.isAdmin')} />
      <SwitchField name="isSuperAdmin" label={t('access.isSuperAdmin')} />
      <SubmitButton>{t('access.explain')}</SubmitButton>
    </Form>
  );
}
