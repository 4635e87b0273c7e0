import { Button } from '@portal/ui/aria';
import { CloseIcon } from '../icons/icons.tsx';
import { useUiTexts, type UiTextKey } from '../texts/use-ui-texts.ts';

/** The cross in a corner. */
export function CloseButton({
  onClick,
  text = 'close',
}: {
  readonly onClick: () => void;
  readonly text?: UiTextKey;
}) {
  const t = useUiTexts();
  return (
    <Button
      aria-label={t(text)}
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
