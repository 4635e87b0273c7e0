import { Pot } from './fern.tsx';
import { shade, stroke } from './ink.ts';

/** A pot with the first sprout: nothing yet, but something will be. */
export function FernwayEmpty() {
  return (
    <svg viewBox="0 0 240 180" focusable="false">
      <path d="M44 152a76 76 0 0 1 152 0Z" fill={shade.wash} />
      <circle cx="170" cy="58" r="13" fill={shade.warmPale} />
      <path d="M24 152h192" stroke={shade.ground} strokeWidth="2" {...stroke} />
      <path d="M120 100c0-16 1-26 4-38" stroke={shade.deep} strokeWidth="3" {...stroke} />
      <path d="M122 78c-17 2-27-5-30-20 17-2 28 5 30 20Z" fill={shade.mid} />
      <path d="M123 64c2-16 12-24 29-23-1 16-11 24-29 23Z" fill={shade.deep} />
      <Pot x={120} y={152} />
    </svg>
  );
}
