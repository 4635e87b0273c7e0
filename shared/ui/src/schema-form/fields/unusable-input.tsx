import { Notice } from '../../feedback/notice.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';

/** Shown instead of an input with a wrong definition or a missing port. */
export function UnusableInput({ label }: { readonly label: string | null }) {
  const t = useUiMessages();
  return (
    <Notice tone="warn">
      <span dir="auto" css={{ overflowWrap: 'anywhere' }}>
        {label === null ? t('schemaInputUnknown') : t('schemaInputFailed', { label })}
      </span>
    </Notice>
  );
}
