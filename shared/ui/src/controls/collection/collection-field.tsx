import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { useForm } from 'react-final-form';
import { FieldFrame } from '../../form/field-frame.tsx';
import { useFormContext } from '../../form/form-context.ts';
import { useFramedField } from '../../form/use-framed-field.ts';
import { Collection, type CollectionProps } from './collection.tsx';
import type { FieldProps } from '../../form/input-props.ts';
import { removeItem } from './remove-item.ts';

export interface CollectionFieldProps
  extends FieldProps, Pick<CollectionProps, 'min' | 'max' | 'itemLabel' | 'addText'> {
  /** What an added item starts with. */
  readonly newItem?: Readonly<Record<string, unknown>> | undefined;
  /** The fields of an item; their names begin with the name of the item: `${item}.street`. */
  readonly children: (item: string, index: number) => ReactNode;
}

/** A field of the form for a list of items. Those that are needed from the start are in the initial values, as `{}`. */
export function CollectionField({
  name,
  label,
  help,
  optional,
  disabled,
  newItem = {},
  children,
  ...rest
}: CollectionFieldProps) {
  const { frame, input } = useFramedField<readonly unknown[]>({ name, label, help, optional, disabled });
  const form = useForm();
  const { registerList } = useFormContext();
  // Runs before the form knows the fields of the items, because their errors are nested beside the list's own.
  useLayoutEffect(() => registerList(name), [registerList, name]);
  // Moves the state of the fields too: a touched field stays touched one index lower.
  useEffect(() => form.setConfig('mutators', { removeItem }), [form]);
  const items: readonly unknown[] = Array.isArray(input.value) ? input.value : [];
  return (
    <FieldFrame {...frame} group>
      <Collection
        id={input.id}
        count={items.length}
        disabled={disabled}
        error={input.error}
        help={help}
        onAdd={() => {
          input.onChange([...items, newItem]);
          input.onBlur?.();
        }}
        onRemove={(index) => {
          form.mutators['removeItem']?.(name, index);
          input.onBlur?.();
        }}
        {...rest}
      >
        {(index) => children(`${name}.${index}`, index)}
      </Collection>
    </FieldFrame>
  );
}
