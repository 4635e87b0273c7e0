import { isUrl } from '../form/rules.ts';
import { TextField, type TextFieldProps } from '../form/text-field.tsx';
import { useCoreTexts } from '../texts/use-core-texts.ts';

type UrlFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'clean' | 'autoCapitalize' | 'problem'>;

/** An http or https address (UI-21). */
export function UrlField({ autoComplete = 'url', placeholder = 'https://', ...rest }: UrlFieldProps) {
  const t = useCoreTexts();
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
