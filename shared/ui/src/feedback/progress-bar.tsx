interface ProgressBarProps {
  /** 0 to 100. */
  readonly percent: number;
  /** What it measures, with the number: `62% paid`. */
  readonly label: string;
  readonly tone?: 'brand' | 'ok' | 'info' | 'warn' | 'bad';
  /** It measures a task that is running now. */
  readonly task?: boolean;
}

/** Shows a share of a whole; the number is in the text beside it. */
export function ProgressBar({ percent, label, tone = 'brand', task = false }: ProgressBarProps) {
  const part = Math.min(100, Math.max(0, percent));
  return (
    <div
      {...(task
        ? { role: 'progressbar', 'aria-valuenow': Math.round(part), 'aria-valuemin': 0, 'aria-valuemax': 100 }
        : { role: 'img' })}
      aria-label={label}
      css={{
        height: 6,
        borderRadius: 9,
        background: 'color-mix(in srgb, var(--ink) 8%, transparent)',
        overflow: 'hidden',
        '@media (forced-colors: active)': { outline: '1px solid' },
      }}
    >
      <div
        style={{ width: `${part}%`, background: `var(--${tone})` }}
        css={{
          height: '100%',
          borderRadius: 9,
          transition: 'width 200ms, background-color 200ms',
          forcedColorAdjust: 'none',
        }}
      />
    </div>
  );
}
