import { shade, stroke } from './ink.ts';

interface FrondProps {
  readonly x: number;
  readonly y: number;
  /** Degrees from upright. */
  readonly turn: number;
  readonly size?: number;
  readonly colour?: string;
}

const leaflets = [0, 1, 2, 3, 4, 5, 6];

/** Returns place, turn and size of a pair of leaflets, which are drawn one long. */
function placeOf(step: number): string {
  const along = ((step / 7) ** 2 * 12 + 0.6).toFixed(2);
  return `translate(${along} ${-18 - step * 11.5}) rotate(${step * 2}) scale(${(21 - step * 2.1).toFixed(1)})`;
}

/** One frond: a bowed stem with leaflets that grow smaller to its tip. */
export function Frond({ x, y, turn, size = 1, colour = shade.deep }: FrondProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d="M0 0C1-30 4-62 14-96" stroke={colour} strokeWidth="2.4" {...stroke} />
      {leaflets.map((step) => (
        <g key={step} fill={colour} transform={placeOf(step)}>
          <path d="M0 0C.3-.52.75-.58 1-.42C.8.02.4.12 0 0Z" />
          <path d="M0 0C-.3-.52-.75-.58-1-.42C-.8.02-.4.12 0 0Z" />
        </g>
      ))}
      <path d="M14-96c-5-5-5-11-1-17 4 5 5 11 1 17Z" fill={colour} />
    </g>
  );
}

/** A pot with its foot at (x, y). */
export function Pot({
  x,
  y,
  colour = shade.warm,
}: {
  readonly x: number;
  readonly y: number;
  readonly colour?: string;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-24-46h48l-6 42a5 5 0 0 1-5 4h-26a5 5 0 0 1-5-4Z" fill={colour} />
      <rect x="-28" y="-54" width="56" height="13" rx="4" fill={colour} />
      <path d="M-23.4-41h46.8l-.9 6h-45Z" fill="#000" opacity=".13" />
    </g>
  );
}
