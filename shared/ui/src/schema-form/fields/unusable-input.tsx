import { Notice } from '../../feedback/notice.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';

/** In the place of an input that can't be shown: its definition is wrong, or something that it needs is missing. */
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
