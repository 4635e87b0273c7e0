const confetti = [
  [14, 30, 24, 'accent'],
  [34, 10, -18, 'brand'],
  [62, 6, 40, 'ok'],
  [104, 8, -30, 'accent'],
  [132, 24, 16, 'brand'],
  [146, 58, -24, 'ok'],
  [8, 72, 60, 'brand'],
  [22, 104, -12, 'ok'],
  [138, 96, 34, 'accent'],
] as const;

/** A seal with a tick and ribbons, among confetti. */
export function OwnedDrawing() {
  return (
    <svg
      width="160"
      height="140"
      viewBox="0 0 160 140"
      aria-hidden="true"
      focusable="false"
      css={{ flex: 'none' }}
    >
      {confetti.map(([x, y, turn, colour]) => (
        <rect
          key={`${x} ${y}`}
          x={x - 4}
          y={y - 2.5}
          width="8"
          height="5"
          rx="1.5"
          transform={`rotate(${turn} ${x} ${y})`}
          fill={`var(--${colour})`}
        />
      ))}
      <path d="M62 84 50 132l18-9 11 14 6-46ZM98 84l12 48-18-9-11 14-6-46Z" fill="var(--brand-strong)" />
      <circle cx="80" cy="66" r="40" fill="var(--surface)" />
      <circle cx="80" cy="66" r="36" fill="var(--brand)" />
      <circle
        cx="80"
        cy="66"
        r="30"
        fill="none"
        stroke="var(--on-brand)"
        strokeWidth="1.5"
        strokeDasharray="2 4"
        strokeLinecap="round"
      />
      <path
        d="m65 67 10 10 20-21"
        fill="none"
        stroke="var(--on-brand)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
