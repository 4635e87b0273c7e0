import { shade, stroke } from './ink.ts';

const swell = 'c14 0 14-9 28-9s14 9 28 9'.concat(' 14-9 28-9 14 9 28 9'.repeat(6));

/** Under sail, seen through a porthole: the wind does the work. */
export function Drawing() {
  return (
    <svg viewBox="0 0 480 400" focusable="false">
      <circle cx="240" cy="204" r="172" fill={shade.wash} />
      <clipPath id="breeze-porthole">
        <circle cx="240" cy="204" r="172" />
      </clipPath>
      <g clipPath="url(#breeze-porthole)">
        <circle cx="330" cy="132" r="38" fill={shade.warm} />
        <path d="M60 268h360v120H60Z" fill={shade.pale} />
        <path d={`M44 300${swell}v110H44Z`} fill={shade.mid} />
        <path d={`M62 334${swell}v80H62Z`} fill={shade.deep} />
      </g>
      <g>
        <path d="M236 92v186" stroke={shade.strong} strokeWidth="5" {...stroke} />
        <path d="M246 96c48 46 74 98 80 164h-80Z" fill={shade.deep} />
        <path
          d="M246 178c25 0 45 0 57 1M246 220c30 0 54 0 72 1"
          stroke={shade.wash}
          strokeWidth="3"
          opacity=".55"
          {...stroke}
        />
        <path d="M226 122c-34 40-56 84-66 138h66Z" fill={shade.mid} />
        <path d="M140 276h206c-8 26-24 40-48 40H190c-26 0-42-14-50-40Z" fill={shade.strong} />
        <path d="M150 288h186" stroke={shade.warm} strokeWidth="5" {...stroke} />
        <path d="M236 92c-18-4-22-14-40-12 8 6 8 12 6 20 14 4 24 0 34-8Z" fill={shade.warm} />
      </g>
      <g clipPath="url(#breeze-porthole)">
        <path d={`M36 322${swell}`} stroke={shade.paper} strokeWidth="3" opacity=".5" {...stroke} />
      </g>
      <path
        d="M22 140h118a21 21 0 1 0-20-28M6 168h82M350 64h74a16 16 0 1 0-15-22M392 88h66"
        stroke={shade.mid}
        strokeWidth="5"
        {...stroke}
      />
    </svg>
  );
}
