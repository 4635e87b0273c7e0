import { Frond, Pot } from './fern.tsx';
import { shade, stroke } from './ink.ts';

/** A chair by the window, a fern beside it: a home that is becoming one's own. */
export function Drawing() {
  return (
    <svg viewBox="0 0 480 400" focusable="false">
      <path d="M84 336V168a128 128 0 0 1 256 0v168Z" fill={shade.wash} />
      <clipPath id="fernway-window">
        <path d="M100 336V168a112 112 0 0 1 224 0v168Z" />
      </clipPath>
      <g clipPath="url(#fernway-window)">
        <rect x="100" y="56" width="224" height="280" fill={shade.paper} />
        <circle cx="162" cy="150" r="24" fill={shade.warmPale} />
        <path d="M80 246c48-44 92-40 132-14s76 24 132-22v160H80Z" fill={shade.pale} />
        <path d="M80 292c52-32 104-22 146-6s72 12 118-10v80H80Z" fill={shade.mid} />
      </g>
      <path d="M212 56v280M100 196h224" stroke={shade.wash} strokeWidth="7" {...stroke} />
      <path d="M40 340h400" stroke={shade.ground} strokeWidth="2" {...stroke} />
      <ellipse cx="238" cy="347" rx="150" ry="7" fill={shade.ground} opacity=".55" />
      <g>
        <path d="M176 338v-12M308 338v-12" stroke={shade.strong} strokeWidth="7" {...stroke} />
        <path d="M178 262v-34a42 42 0 0 1 42-42h44a42 42 0 0 1 42 42v34Z" fill={shade.deep} />
        <path d="M206 206c10-6 62-6 72 0" stroke={shade.mid} strokeWidth="2" {...stroke} />
        <path d="M184 262h116v46H184Z" fill={shade.strong} />
        <rect x="180" y="256" width="124" height="28" rx="13" fill={shade.mid} />
        <path
          d="M152 262a18 18 0 0 1 36 0v38h108v-38a18 18 0 0 1 36 0v52a14 14 0 0 1-14 14H166a14 14 0 0 1-14-14Z"
          fill={shade.deep}
        />
        <path d="M188 300h108" stroke={shade.strong} strokeWidth="2" {...stroke} />
        <rect
          x="220"
          y="216"
          width="48"
          height="44"
          rx="10"
          fill={shade.warm}
          transform="rotate(-9 244 238)"
        />
        <path
          d="M230 228l30 20M228 242l20 13"
          stroke={shade.paper}
          strokeWidth="2"
          opacity=".6"
          {...stroke}
        />
      </g>
      <g>
        <Frond x={398} y={288} turn={-4} size={1.22} />
        <Frond x={394} y={288} turn={-38} size={1.02} colour={shade.mid} />
        <Frond x={402} y={288} turn={30} size={0.98} colour={shade.mid} />
        <Frond x={390} y={290} turn={-66} size={0.74} />
        <Frond x={406} y={290} turn={56} size={0.7} />
        <Pot x={398} y={340} />
      </g>
      <g transform="translate(92 340)">
        <path d="M0-92V-4M-22 0h44" stroke={shade.strong} strokeWidth="3.5" {...stroke} />
        <path d="M-14-138h28l18 48h-64Z" fill={shade.warmPale} />
      </g>
    </svg>
  );
}
