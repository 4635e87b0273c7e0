import type { Choice } from './choice.ts';
import { FieldError, wrongField } from '../../form/field-frame.tsx';
import { RadioCardGroup } from './radio-card-group.tsx';
import { hiddenStyle } from '../../typography/visually-hidden.styles.ts';
import { useFormField } from '../../form/use-form-field.ts';

interface RadioCardsProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  /** The card's heading already says it. */
  readonly hideLabel?: boolean;
  readonly choices: readonly Choice<Value>[];
}

/** A field of the form to select one of a few options, as cards. */
export function RadioCards<Value extends string>({
  name,
  label,
  hideLabel = false,
  choices,
}: RadioCardsProps<Value>) {
  const field = useFormField<Value>({ name, label, choice: true });
  return (
    <div
      {...wrongField(field.error)}
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, position: 'relative' }}
    >
      <span id={`${field.id}-label`} css={hideLabel ? hiddenStyle : { fontSize: 14, color: 'var(--ink-2)' }}>
        {label}
      </span>
      <RadioCardGroup
        name={name}
        value={field.value}
        onChange={field.change}
        onBlur={field.blur}
        choices={choices}
        labelledBy={`${field.id}-label`}
        describedBy={field.error ? `${field.id}-error` : undefined}
        invalid={field.error !== undefined}
      />
      <FieldError id={field.id}>{field.error}</FieldError>
    </div>
  );
}
