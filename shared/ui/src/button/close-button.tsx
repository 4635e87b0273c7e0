import { useId } from 'react';
import { CloseIcon } from '../icons/icons.tsx';
import { useCoreMessages, type CoreMessageKey } from '../messages/use-core-messages.ts';
import { IconButton } from './icon-button.tsx';

interface CloseButtonProps {
  readonly onClick: () => void;
  readonly text?: CoreMessageKey;
  /** Id of the heading of what it closes, read after its name where there may be several. */
  readonly of?: string;
}

/** The cross in the corner of a panel. */
export function CloseButton({ onClick, text = 'close', of }: CloseButtonProps) {
  const t = useCoreMessages();
  const id = useId();
  return (
    <IconButton
      label={t(text)}
      icon={<CloseIcon />}
      onClick={onClick}
      {...(of ? { id, 'aria-labelledby': `${id} ${of}` } : {})}
    />
  );
}
