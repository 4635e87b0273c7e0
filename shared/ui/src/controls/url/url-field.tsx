import { isUrl } from '../../form/rules.ts';
import { TextField, type TextKindFieldProps } from '../text-field/text-field.tsx';
import { useCoreMessages } from '../../messages/use-core-messages.ts';

/** A field for an http or https address (UI-21). */
export function UrlField({ autoComplete = 'url', placeholder = 'https://', ...rest }: TextKindFieldProps) {
  const t = useCoreMessages();
  return (
    <TextField
      type="url"
      inputMode="url"
      autoCapitalize="none"
      autoComplete={autoComplete}
      placeholder={placeholder}
      clean={(text) => text.trim()}
      problem={(text) => (isUrl(text) ? undefined : t('ruleUrl'))}
      {...rest}
    />
  );
}
