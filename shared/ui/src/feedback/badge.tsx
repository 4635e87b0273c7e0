import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'ok' | 'warn' | 'bad' | 'info' | 'brand';

const toneStyles: Record<Tone, { background: string; color: string }> = {
  neutral: { background: 'var(--sunken)', color: 'var(--ink-2)' },
  ok: { background: 'var(--ok-soft)', color: 'var(--ok)' },
  warn: { background: 'var(--warn-soft)', color: 'var(--warn)' },
  bad: { background: 'var(--bad-soft)', color: 'var(--bad)' },
  info: { background: 'var(--info-soft)', color: 'var(--info)' },
  brand: { background: 'var(--brand-soft)', color: 'var(--brand-strong)' },
};

/** A status in a word or two; the colour only emphasizes it. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}) {
  return (
    <span
      css={{
        ...toneStyles[tone],
        display: 'inline-flex',
        alignItems: 'center',
        gap: 6,
        padding: '2px 10px',
        borderRadius: 99,
        fontSize: 13,
        fontWeight: 600,
        lineHeight: '22px',
        justifySelf: 'start',
        '@media (forced-colors: active)': { outline: '1px solid' },
      }}
    >
      {children}
    </span>
  );
}
