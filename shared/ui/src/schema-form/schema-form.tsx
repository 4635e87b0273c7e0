import { FailedState } from '../feedback/failed-state.tsx';
import { Heading } from '../typography/heading.tsx';
import { SkeletonScreen } from '../feedback/skeleton.tsx';
import { Text } from '../typography/text.tsx';
import type { FormProps } from '../form/form.tsx';
import { useUiMessages } from '../messages/use-ui-messages.ts';
import type { FieldValues } from './field-values.ts';
import { InputSkeleton } from './schema-inputs.tsx';
import type { SchemaPorts } from './schema/schema-ports.ts';
import type { SchemaModel, SchemaSource } from './schema/schema-source.ts';
import { SchemaBody } from './schema-body.tsx';
import { useSchema } from './use-schema.ts';

export interface SchemaFormProps extends Pick<FormProps<FieldValues>, 'failText' | 'onDirtyChange'> {
  /** Must stay the same object for the same form; another object starts a new form. */
  readonly source: SchemaSource;
  readonly ports?: SchemaPorts | undefined;
  /** Called when the form was accepted; without it the form says so itself. */
  readonly onSubmitted?: ((model: SchemaModel) => void) | undefined;
}

const noPorts: SchemaPorts = {};

/** Draws a form that the backend describes: docs/schema-forms.md. */
export function SchemaForm({ source, ports = noPorts, ...rest }: SchemaFormProps) {
  const t = useUiMessages();
  const { state, retry } = useSchema(source);

  if (state.status === 'loading') {
    return (
      <SkeletonScreen>
        <div css={{ display: 'grid', gap: 20 }}>
          {[0, 1, 2, 3].map((place) => (
            <InputSkeleton key={place} />
          ))}
        </div>
      </SkeletonScreen>
    );
  }
  if (state.status === 'failed') {
    return (
      <FailedState
        title={t('schemaFailed')}
        text={t(state.answered ? 'schemaMalformed' : 'schemaFailedText')}
        onRetry={retry}
      />
    );
  }
  const { title, description } = state.schema;
  return (
    // A backend's texts may be of any length, including buttons and labels.
    <div css={{ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' }}>
      {(title ?? description) !== null && (
        <div dir="auto" css={{ display: 'grid', gap: 4 }}>
          {title !== null && <Heading level={2}>{title}</Heading>}
          {description !== null && <Text tone={2}>{description}</Text>}
        </div>
      )}
      <SchemaBody schema={state.schema} source={source} ports={ports} {...rest} />
    </div>
  );
}
