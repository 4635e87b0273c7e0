import { useId } from 'react';
import { Button } from '../../aria/shared-aria.ts';
import { CloseIcon } from '../../icons/icons.tsx';
import { useCoreMessages, type CoreMessageKey } from '../../messages/use-core-messages.ts';

/** The cross in a corner. */
export function CloseButton({
  onClick,
  text = 'close',
  of,
}: {
  readonly onClick: () => void;
  readonly text?: CoreMessageKey;
  /** Id of the heading of what it closes, read behind its name where there may be several. */
  readonly of?: string;
}) {
  const t = useCoreMessages();
  const id = useId();
  return (
    <Button
      aria-label={t(text)}
      {...(of ? { id, 'aria-labelledby': `${id} ${of}` } : {})}
      onPress={onClick}
      css={{
        width: 40,
        height: 40,
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        border: 0,
        borderRadius: 'var(--r2)',
        background: 'none',
        color: 'var(--ink-2)',
        cursor: 'pointer',
        '&:hover': { background: 'var(--sunken)', color: 'var(--ink)' },
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <CloseIcon />
    </Button>
  );
}
