import { IllustrationFrame } from '@portal/ui';

const line = { fill: 'none', strokeWidth: 5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A path that forks at a signpost. */
export function WrongTurn() {
  return (
    <IllustrationFrame width={280} ratio={28 / 18}>
      <svg viewBox="0 0 280 180">
        <path
          d="M140 164c0-30-22-42-66-44M140 164c0-36 24-50 70-52"
          stroke="var(--brand-soft)"
          {...line}
          strokeLinecap="butt"
          strokeWidth={24}
        />
        <path d="M16 164h248" stroke="var(--line-strong)" {...line} strokeWidth={3} />
        <path d="M140 164V36" stroke="var(--ink-2)" {...line} />
        <path d="M140 44h66l16 15-16 15h-66z" fill="var(--brand)" />
        <path d="M140 84H82l-16 14 16 14h58z" fill="var(--accent)" />
        <path d="M156 59h36M124 98H98" stroke="var(--surface)" {...line} strokeWidth={4} />
        <circle cx="42" cy="148" r="16" fill="var(--brand-soft)" />
        <circle cx="240" cy="140" r="24" fill="var(--brand-soft)" />
        <path d="M240 164v-20M42 164v-14" stroke="var(--brand)" {...line} strokeWidth={3} />
      </svg>
    </IllustrationFrame>
  );
}

/** A closed gate. */
export function ClosedGate() {
  return (
    <IllustrationFrame width={280} ratio={28 / 18}>
      <svg viewBox="0 0 280 180">
        <path d="M16 164h248" stroke="var(--line-strong)" {...line} strokeWidth={3} />
        <path d="M76 164V76a64 64 0 0 1 128 0v88z" fill="var(--brand-soft)" />
        <path d="M76 164V76a64 64 0 0 1 128 0v88" stroke="var(--brand)" {...line} />
        <path d="M108 164V34M140 164V12M172 164V34" stroke="var(--brand)" {...line} strokeWidth={3} />
        <rect x="116" y="82" width="48" height="40" rx="10" fill="var(--accent)" />
        <path d="M126 82v-9a14 14 0 0 1 28 0v9" stroke="var(--ink-2)" {...line} />
        <path d="M140 98v9" stroke="var(--surface)" {...line} />
      </svg>
    </IllustrationFrame>
  );
}
