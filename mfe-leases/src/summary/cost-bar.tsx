import { formatMoney, type Cents } from '@portal/domain';
import { phone } from '@portal/ui/theme';

export interface CostPart {
  readonly type: 'paid' | 'left' | 'saved';
  readonly label: string;
  readonly amount: Cents;
}

interface CostBarProps {
  /** Describes the whole bar in words. */
  readonly label: string;
  readonly parts: readonly CostPart[];
}

/** Paid is solid, left is pale, saved is hatched: the parts differ by more than colour. */
const fills = {
  paid: { background: 'var(--brand)' },
  left: { background: 'color-mix(in srgb, var(--brand) 28%, var(--surface))' },
  saved: {
    background:
      'repeating-linear-gradient(135deg, var(--line-strong) 0 2px, transparent 2px 7px), var(--sunken)',
  },
} satisfies Record<CostPart['type'], object>;

/** A bar of the parts of a sum, with a legend of their amounts below. */
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
          printColorAdjust: 'exact',
        }}
      >
        {parts.map(({ type, amount }) => (
          <span
            key={type}
            css={fills[type]}
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
        {parts.map(({ type, label: name, amount }) => (
          <div key={type} css={{ [phone]: { display: 'flex', justifyContent: 'space-between', gap: 16 } }}>
            <dt css={{ display: 'flex', gap: 8, alignItems: 'center', fontSize: 14, color: 'var(--ink-2)' }}>
              <span
                aria-hidden="true"
                css={[
                  {
                    width: 12,
                    height: 12,
                    borderRadius: 4,
                    flex: 'none',
                    forcedColorAdjust: 'none',
                    printColorAdjust: 'exact',
                  },
                  fills[type],
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
