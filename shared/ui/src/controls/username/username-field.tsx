import { isUsername } from '../../form/rules.ts';
import { TextField, type TextKindFieldProps } from '../text-field/text-field.tsx';
import { useCoreMessages } from '../../messages/use-core-messages.ts';

/** A field for a username: letters, digits and underscores (UI-20). */
export function UsernameField({ autoComplete = 'username', ...rest }: TextKindFieldProps) {
  const t = useCoreMessages();
  return (
    <TextField
      autoCapitalize="none"
      autoComplete={autoComplete}
      clean={(text) => text.trim()}
      problem={(text) => (isUsername(text) ? undefined : t('ruleUsername'))}
      {...rest}
    />
  );
}
