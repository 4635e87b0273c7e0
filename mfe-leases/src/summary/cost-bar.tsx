import { formatMoney, type Cents } from '@portal/domain';
import { phone } from '@portal/ui/theme';

export interface CostPart {
  readonly kind: 'paid' | 'left' | 'saved';
  readonly label: string;
  readonly amount: Cents;
}

interface CostBarProps {
  /** The whole bar in words. */
  readonly label: string;
  readonly parts: readonly CostPart[];
}

/** Paid is solid, left is pale, saved is hatched: their looks differ by more than colour. */
const fills = {
  paid: { background: 'var(--brand)' },
  left: { background: 'color-mix(in srgb, var(--brand) 28%, var(--surface))' },
  saved: {
    background:
      'repeating-linear-gradient(135deg, var(--line-strong) 0 2px, transparent 2px 7px), var(--sunken)',
  },
} satisfies Record<CostPart['kind'], object>;

/** Shares of a sum side by side, each named with its amount below. */
export function CostBar({ label, parts }: CostBarProps) {
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div css={{ display: 'grid', gap: 16 }}>
      <div
        role="img"
        aria-label={label}
        css={{
          display: 'flex',
          gap: 2,
          height: 14,
          borderRadius: 7,
          overflow: 'hidden',
          background: 'var(--surface)',
          forcedColorAdjust: 'none',
        }}
      >
        {parts.map(({ kind, amount }) => (
          <span
            key={kind}
            css={fills[kind]}
            style={{ width: `${total > 0 ? (amount / total) * 100 : 0}%` }}
          />
        ))}
      </div>
      <dl
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '12px 64px',
          [phone]: { flexDirection: 'column', gap: 8 },
        }}
      >
        {parts.map(({ kind, label: name, amount }) => (
          <div key={kind} css={{ [phone]: { display: 'flex', justifyContent: 'space-between', gap: 16 } }}>
            <dt css={{ display: 'flex', gap: 8, alignItems: 'center', fontSize: 14, color: 'var(--ink-2)' }}>
              <span
                aria-hidden="true"
                css={[
                  { width: 12, height: 12, borderRadius: 4, flex: 'none', forcedColorAdjust: 'none' },
                  fills[kind],
                ]}
              />
              {name}
            </dt>
            <dd css={{ fontSize: 20, fontWeight: 640, [phone]: { fontSize: 16 } }}>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
