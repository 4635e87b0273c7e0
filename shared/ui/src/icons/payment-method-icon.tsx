import type { ReactNode } from 'react';
import { BankIcon, CardIcon } from './icons.tsx';

/** `network` is the card network as the api names it, in any case and spelling: `Visa`, `master-card`, `AMEX`. */
interface PaymentMethodIconProps {
  readonly type: 'card' | 'bank';
  readonly network?: string | undefined;
}

const rings = (
  <svg width="28" height="18" viewBox="0 0 28 18">
    <circle cx="10.5" cy="9" r="7" fill="#c8102e" />
    <circle cx="17.5" cy="9" r="7" fill="#f2a900" />
    <path d="M14 2.94a7 7 0 0 1 0 12.12 7 7 0 0 1 0-12.12Z" fill="#e8602c" />
  </svg>
);
const maestro = (
  <svg width="28" height="18" viewBox="0 0 28 18">
    <circle cx="10.5" cy="9" r="7" fill="#0a7fc2" />
    <circle cx="17.5" cy="9" r="7" fill="#c8102e" />
    <path d="M14 2.94a7 7 0 0 1 0 12.12 7 7 0 0 1 0-12.12Z" fill="#6b4a9b" />
  </svg>
);
const stripes = (
  <svg width="28" height="18" viewBox="0 0 28 18">
    <rect x="2" y="2" width="7" height="14" rx="3.5" fill="#1560a8" />
    <rect x="10.5" y="2" width="7" height="14" rx="3.5" fill="#c8233a" />
    <rect x="19" y="2" width="7" height="14" rx="3.5" fill="#22863c" />
  </svg>
);
const split = (
  <svg width="28" height="18" viewBox="0 0 28 18">
    <circle cx="14" cy="9" r="7.5" fill="#2b5f9e" />
    <path d="M11.5 4.5v9a5.2 5.2 0 0 1 0-9Zm5 0a5.2 5.2 0 0 1 0 9Z" fill="#fff" />
  </svg>
);
const leaves = (
  <svg width="32" height="18" viewBox="0 0 32 18">
    <path d="M6 1h8l-4 16H4a2 2 0 0 1-1.9-2.5L5.1 2.5A2 2 0 0 1 6 1Z" fill="#c8102e" />
    <path d="M14 1h8l-4 16h-8Z" fill="#14497a" />
    <path d="M22 1h6a2 2 0 0 1 1.9 2.5l-3 12A2 2 0 0 1 25 17h-7Z" fill="#0b7a75" />
  </svg>
);

function letters(text: string, colour: string, slant = false) {
  return (
    <span
      css={{
        fontSize: 11,
        lineHeight: 1,
        fontWeight: 750,
        letterSpacing: '.02em',
        color: colour,
        fontStyle: slant ? 'oblique -10deg' : 'normal',
      }}
    >
      {text}
    </span>
  );
}

const logos: readonly (readonly [pattern: RegExp, logo: ReactNode])[] = [
  [/visa/i, letters('VISA', '#1a3f95', true)],
  [/maestro/i, maestro],
  [/master|^mc$/i, rings],
  [/amex|american/i, letters('AMEX', '#0a6ebd')],
  [
    /discover/i,
    <span key="d" css={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {letters('DISC', '#22252b')}
      <i css={{ width: 9, height: 9, borderRadius: 9, background: '#e87722' }} />
    </span>,
  ],
  [/diners/i, split],
  [/jcb/i, stripes],
  [/union/i, leaves],
];

/** The logo before a payment method; decorative, because the name is beside it. */
export function PaymentMethodIcon({ type, network = '' }: PaymentMethodIconProps) {
  const known = type === 'card' ? logos.find(([pattern]) => pattern.test(network))?.[1] : undefined;
  return (
    <span
      aria-hidden="true"
      css={{
        width: 44,
        height: 28,
        borderRadius: 'var(--r1)',
        border: '1px solid var(--line)',
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        // The logos have their own colours, which are made for white, in both schemes.
        background: known ? '#fff' : 'var(--surface)',
        color: 'var(--ink)',
      }}
    >
      {known ?? (type === 'bank' ? <BankIcon /> : <CardIcon />)}
    </span>
  );
}
