import { css, type SerializedStyles } from '@emotion/react';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
/** `m` is 48 px high, for forms; `s` is 40 px high, for bars. */
export type ButtonSize = 'm' | 's';

const base = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  maxWidth: '100%',
  borderRadius: 'var(--r2)',
  border: '1px solid transparent',
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 140ms, border-color 140ms, color 140ms, transform 140ms',
  WebkitTapHighlightColor: 'transparent',
  '&:active': { transform: 'translateY(1px)' },
  '&[disabled], &[aria-disabled=true]': { cursor: 'not-allowed', transform: 'none' },
  '@media (forced-colors: active)': { borderColor: 'ButtonBorder' },
  // Nobody presses paper.
  '@media print': { display: 'none!important' },
});

const sizes = {
  m: css({ minHeight: 48, padding: '8px 20px', fontSize: 16 }),
  s: css({
    minHeight: 40,
    padding: '6px 14px',
    fontSize: 15,
    // A thumb has 44 px, without moving what is around the button.
    '&::after': { content: '""', position: 'absolute', inset: '-3px -2px' },
  }),
};

const off = '&[disabled]';
const dull = { background: 'var(--sunken)', color: 'var(--ink-3)', borderColor: 'var(--line)' };

const variants: Record<ButtonVariant, SerializedStyles> = {
  primary: css({
    background: 'var(--brand)',
    color: 'var(--on-brand)',
    '&:hover': { background: 'var(--brand-strong)' },
    [off]: dull,
  }),
  secondary: css({
    background: 'var(--surface)',
    color: 'var(--ink)',
    borderColor: 'var(--line-strong)',
    '&:hover': { background: 'var(--sunken)' },
    [off]: dull,
  }),
  quiet: css({
    background: 'none',
    color: 'var(--brand)',
    '&:hover': {
      background: 'color-mix(in srgb, var(--brand) 9%, transparent)',
      color: 'var(--brand-strong)',
    },
    [off]: { color: 'var(--ink-3)', background: 'none' },
  }),
  danger: css({
    background: 'var(--surface)',
    color: 'var(--bad)',
    borderColor: 'var(--bad)',
    '&:hover': { background: 'var(--bad-soft)' },
    [off]: dull,
  }),
};

/** A quiet button keeps its text in line with the text above it; it is wider than its box by both insets. */
const inset = { marginInline: -8, maxWidth: 'calc(100% + 16px)' };
const quietInset = {
  m: css({ padding: '8px', ...inset }),
  s: css({ padding: '6px 8px', ...inset }),
};

export function buttonStyles(variant: ButtonVariant, size: ButtonSize, wide: boolean): SerializedStyles {
  return css([
    base,
    sizes[size],
    variants[variant],
    variant === 'quiet' && quietInset[size],
    wide && { width: '100%', maxWidth: '100%', marginInline: 0 },
  ]);
}
