import { shade, stroke } from './ink.ts';

/** A pinwheel in still air. */
export function BreezeEmpty() {
  return (
    <svg viewBox="0 0 240 180" focusable="false">
      <circle cx="120" cy="84" r="72" fill={shade.wash} />
      <path d="M120 84v82" stroke={shade.strong} strokeWidth="5" {...stroke} />
      <g transform="rotate(12 120 78)">
        <path d="M120 78V30c22 2 34 16 34 34Z" fill={shade.deep} />
        <path d="M120 78h48c-2 22-16 34-34 34Z" fill={shade.mid} />
        <path d="M120 78v48c-22-2-34-16-34-34Z" fill={shade.deep} />
        <path d="M120 78H72c2-22 16-34 34-34Z" fill={shade.mid} />
        <circle cx="120" cy="78" r="6.5" fill={shade.warm} />
      </g>
      <path d="M70 166h100" stroke={shade.ground} strokeWidth="3" {...stroke} />
      <path d="M30 60h26M190 128h28M24 76h14" stroke={shade.mid} strokeWidth="4" {...stroke} />
    </svg>
  );
}
