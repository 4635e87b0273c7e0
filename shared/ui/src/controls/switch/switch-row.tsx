import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { Switch } from 'react-aria-components/Switch';

interface SwitchRowProps {
  readonly label: string;
  readonly note?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** A change is being saved; another one is ignored. */
  readonly pending?: boolean;
  readonly disabled?: boolean;
  /** Id of another description: an error. */
  readonly describedBy?: string;
}

const row = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 48,
  cursor: 'pointer',
});

const track = css({
  width: 44,
  height: 26,
  flex: 'none',
  position: 'relative',
  borderRadius: 99,
  border: '1.5px solid var(--line-strong)',
  background: 'var(--surface)',
  transition: 'background-color 140ms, border-color 140ms',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 3,
    left: 3,
    width: 17,
    height: 17,
    borderRadius: 99,
    background: 'var(--line-strong)',
    transition: 'transform 140ms, background-color 140ms',
  },
  '[data-selected] > &': { background: 'var(--brand)', borderColor: 'var(--brand)' },
  '[data-selected] > &::after': { transform: 'translateX(18px)', background: 'var(--on-brand)' },
  '[data-focus-visible] > &': { outline: '2px solid var(--brand)', outlineOffset: 2 },
  '[data-disabled] > &, [data-readonly] > &': { opacity: 0.6, cursor: 'not-allowed' },
  '@media (forced-colors: active)': {
    '&::after': { background: 'ButtonText' },
    '[data-selected] > &::after': { background: 'Highlight' },
  },
});

/** A switch that takes effect at once; pressing anywhere in the row changes it. */
export function SwitchRow({
  label,
  note,
  checked,
  onChange,
  pending = false,
  disabled = false,
  describedBy,
}: SwitchRowProps) {
  const id = useId();
  const described = [describedBy, note ? `${id}-note` : undefined].filter(Boolean).join(' ');
  return (
    <Switch
      isSelected={checked}
      onChange={onChange}
      isReadOnly={pending}
      isDisabled={disabled}
      aria-labelledby={`${id}-label`}
      {...(described ? { 'aria-describedby': described } : {})}
      css={row}
    >
      <span css={{ flex: 1, minWidth: 0 }}>
        <span id={`${id}-label`} css={{ display: 'block', fontWeight: 600 }}>
          {label}
        </span>
        {note && (
          <span id={`${id}-note`} css={{ display: 'block', fontSize: 14, color: 'var(--ink-2)' }}>
            {note}
          </span>
        )}
      </span>
      <span css={track} />
    </Switch>
  );
}
