interface BrandMarkProps {
  /** `logo` is the address of a square picture, for a brand whose mark is not drawn here. */
  readonly brand: { readonly key: string; readonly logo: string };
  /** px. */
  readonly size?: number;
  /** The company's name beside the mark. */
  readonly name?: string;
}

const line = { fill: 'none', stroke: 'var(--on-brand)', strokeWidth: 1.8, strokeLinecap: 'round' } as const;

interface DrawingProps {
  readonly size: number;
}

function FernwayMark({ size }: DrawingProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <rect width="28" height="28" rx="8" fill="var(--brand)" />
      <path d="M8 20c0-7 4-12 12-12 0 7-4 12-10 12M8 20c2-4 4-6 7-8" {...line} />
    </svg>
  );
}

/** Draws a round mark with three gusts of wind, of which the last curls over. */
function BreezeMark({ size }: DrawingProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <circle cx="14" cy="14" r="14" fill="var(--brand)" />
      <path
        d="M5.2 11.4h10.9a3 3 0 1 0-2.7-4.3M3.9 15.3h16.4a3.1 3.1 0 1 1-2.8 4.5M7.2 19.2h5.6"
        {...line}
        strokeWidth={2}
      />
    </svg>
  );
}

function Mark({ brand, size }: DrawingProps & Pick<BrandMarkProps, 'brand'>) {
  switch (brand.key) {
    case 'fernway':
      return <FernwayMark size={size} />;
    case 'breeze':
      return <BreezeMark size={size} />;
    default:
      return <img src={brand.logo} alt="" width={size} height={size} css={{ objectFit: 'contain' }} />;
  }
}

/**
 * The company's mark, alone or with its name: a drawing, or the logo file of a brand that has none (SHELL-08). Alone it is
 * decorative, and the name must be near it.
 */
export function BrandMark({ brand, size = 28, name }: BrandMarkProps) {
  if (name === undefined) return <Mark brand={brand} size={size} />;
  return (
    <span
      css={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 10,
        fontSize: Math.round(size * 0.72),
        lineHeight: 1.2,
        letterSpacing: 'var(--name-space)',
        // A long name leaves room for the choice of language beside it.
        maxWidth: 'calc(100% - 80px)',
        fontWeight: 700,
        color: 'var(--ink)',
      }}
    >
      <Mark brand={brand} size={size} />
      {name}
    </span>
  );
}
