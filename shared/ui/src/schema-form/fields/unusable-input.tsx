import { useContext, useEffect } from 'react';
import { Notice } from '../../feedback/notice.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import type { SchemaInput } from '../schema/schema-input.ts';
import { UnusableReport } from './unusable-inputs.ts';

/** Shown instead of an input that fails or lacks its port; reports it, because the customer can't give it a value. */
export function UnusableInput({ input }: { readonly input: SchemaInput }) {
  const report = useContext(UnusableReport);
  useEffect(() => report(input), [report, input]);
  return <UnusableNotice label={input.label} />;
}

/** Shown instead of an input with a wrong definition; `label` is null when it is unknown. */
export function UnusableNotice({ label }: { readonly label: string | null }) {
  const t = useUiMessages();
  return (
    <Notice tone="warn">
      <span dir="auto" css={{ overflowWrap: 'anywhere' }}>
        {label === null ? t('schemaInputUnknown') : t('schemaInputFailed', { label })}
      </span>
    </Notice>
  );
}
