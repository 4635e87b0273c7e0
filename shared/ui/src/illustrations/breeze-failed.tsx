import { shade, stroke } from './ink.ts';

/** A kite whose line has torn. */
export function BreezeFailed() {
  return (
    <svg viewBox="0 0 240 180" focusable="false">
      <circle cx="120" cy="88" r="72" fill={shade.wash} />
      <g transform="rotate(24 132 66)">
        <path d="M132 18l34 40h-34Z" fill={shade.mid} />
        <path d="M132 18v40H98Z" fill={shade.deep} />
        <path d="M98 58h34v58Z" fill={shade.mid} />
        <path d="M166 58h-34v58Z" fill={shade.deep} />
        <path d="M132 18v98M98 58h68" stroke={shade.paper} strokeWidth="2.4" {...stroke} />
      </g>
      <path d="M108 112c-14 6-10 18 2 16s14 10 4 15" stroke={shade.warm} strokeWidth="4" {...stroke} />
      <path
        d="M98 160c-10 6-22 8-38 6"
        stroke={shade.warm}
        strokeWidth="4"
        strokeDasharray="1 9"
        {...stroke}
      />
      <path
        d="M28 70h34a10 10 0 1 0-9-14M186 132h30M20 86h20"
        stroke={shade.mid}
        strokeWidth="4"
        {...stroke}
      />
    </svg>
  );
}
