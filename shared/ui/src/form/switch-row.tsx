import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';

interface SwitchRowProps {
  readonly label: string;
  readonly note?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The change is being saved: takes no other. */
  readonly pending?: boolean;
  readonly disabled?: boolean;
}

const track = css({
  appearance: 'none',
  width: 44,
  height: 26,
  margin: 0,
  flex: 'none',
  borderRadius: 99,
  border: '1.5px solid var(--line-strong)',
  background: 'var(--surface)',
  position: 'relative',
  cursor: 'pointer',
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
  '&:checked': { background: 'var(--brand)', borderColor: 'var(--brand)' },
  '&:checked::after': { transform: 'translateX(18px)', background: 'var(--on-brand)' },
  '&:disabled, &[aria-disabled=true]': { opacity: 0.6, cursor: 'not-allowed' },
  '@media (forced-colors: active)': { appearance: 'auto', '&::after': { display: 'none' } },
});

/** A setting that takes effect at once; the whole row switches it. */
export function SwitchRow({
  label,
  note,
  checked,
  onChange,
  pending = false,
  disabled = false,
}: SwitchRowProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      css={{ display: 'flex', alignItems: 'center', gap: 16, minHeight: 48, cursor: 'pointer' }}
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
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        {...(note ? { 'aria-describedby': `${id}-note` } : {})}
        {...(pending ? { 'aria-disabled': true, 'aria-busy': true } : {})}
        onChange={(event) => {
          if (!pending) onChange(event.currentTarget.checked);
        }}
        css={track}
      />
    </label>
  );
}
