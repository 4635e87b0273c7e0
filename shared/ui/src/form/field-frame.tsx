import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/icons.tsx';
import { useCoreMessages } from '../messages/use-core-messages.ts';

export interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  /** The field has several controls, so pressing the label activates none of them. */
  readonly group?: boolean;
  readonly children: ReactNode;
  readonly className?: string;
}

/** Marks the element of an invalid field, so that the form can focus it. */
export const wrongField = (error: string | undefined) => (error ? { 'data-wrong-field': true } : {});

/** Returns the id of the text that names a field. */
export const labelId = (id: string): string => `${id}-label`;

/** Returns `aria-describedby` with the ids of a field's help and error texts. */
export function describedBy(id: string, help: ReactNode, error: string | undefined) {
  const ids = [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ');
  return ids === '' ? {} : { 'aria-describedby': ids };
}

export function FieldError({ id, children }: { readonly id: string; readonly children: string | undefined }) {
  return (
    <div aria-live="polite" css={{ display: 'contents' }}>
      {children && (
        <p
          id={`${id}-error`}
          css={{
            display: 'flex',
            gap: 6,
            fontSize: 14,
            color: 'var(--bad)',
            fontWeight: 550,
            overflowWrap: 'anywhere',
            '& > svg': { marginTop: 2 },
          }}
        >
          <AlertIcon size={16} />
          {children}
        </p>
      )}
    </div>
  );
}

export function FieldHelp({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <div id={`${id}-help`} css={{ fontSize: 14, color: 'var(--ink-2)' }}>
      {children}
    </div>
  );
}

/** The layout of a field: label, control, error, help. */
export function FieldFrame({
  id,
  label,
  help,
  error,
  optional = false,
  group = false,
  children,
  className,
}: FieldFrameProps) {
  const t = useCoreMessages();
  const Label = group ? 'span' : 'label';
  return (
    <div
      {...wrongField(error)}
      {...(className ? { className } : {})}
      css={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Label
        {...(group ? {} : { htmlFor: id })}
        id={labelId(id)}
        css={{ fontSize: 14, color: 'var(--ink-2)', justifySelf: 'start' }}
      >
        {label}
        {optional && <span css={{ color: 'var(--ink-3)' }}> ({t('optional')})</span>}
      </Label>
      {children}
      <FieldError id={id}>{error}</FieldError>
      <FieldHelp id={id}>{help}</FieldHelp>
    </div>
  );
}
