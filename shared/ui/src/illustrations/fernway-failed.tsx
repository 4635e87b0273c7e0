import { Frond } from './fern.tsx';
import { shade, stroke } from './ink.ts';

/** A pot that fell over: a mishap, put right in a minute. */
export function FernwayFailed() {
  return (
    <svg viewBox="0 0 240 180" focusable="false">
      <path d="M36 152a84 84 0 0 1 168 0Z" fill={shade.wash} />
      <path d="M20 152h200" stroke={shade.ground} strokeWidth="2" {...stroke} />
      <path d="M128 152c4-9 14-12 22-9 5-7 17-6 20 2 8-1 11 3 12 7Z" fill={shade.strong} opacity=".75" />
      <Frond x={128} y={128} turn={72} size={0.78} />
      <Frond x={128} y={124} turn={44} size={0.72} colour={shade.mid} />
      <g transform="rotate(-80 100 152) translate(128 150)">
        <path d="M-24-46h48l-6 42a5 5 0 0 1-5 4h-26a5 5 0 0 1-5-4Z" fill={shade.warm} />
        <rect x="-28" y="-54" width="56" height="13" rx="4" fill={shade.warm} />
        <path d="M-23.4-41h46.8l-.9 6h-45Z" fill="#000" opacity=".13" />
      </g>
      <path d="M52 96c4-6 2-12-3-15M40 108c-6-2-12 0-15 5" stroke={shade.mid} strokeWidth="2.4" {...stroke} />
    </svg>
  );
}
