/** Shades that all drawings mix from the tokens, so that they follow brand and scheme. */
export const shade = {
  wash: 'var(--brand-soft)',
  pale: 'color-mix(in srgb, var(--brand) 24%, var(--surface))',
  mid: 'color-mix(in srgb, var(--brand) 52%, var(--surface))',
  deep: 'var(--brand)',
  strong: 'var(--brand-strong)',
  paper: 'var(--surface)',
  ground: 'var(--line)',
  warm: 'var(--accent)',
  warmPale: 'color-mix(in srgb, var(--accent) 38%, var(--surface))',
} as const;

export const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
