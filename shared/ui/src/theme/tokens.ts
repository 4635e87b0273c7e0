export type BrandKey = 'fernway' | 'breeze';
export type Scheme = 'light' | 'dark';

/** Colours of one brand in one scheme, by the name of their CSS variable without `--`. */
export interface ColourTokens {
  readonly brand: string;
  readonly 'brand-strong': string;
  readonly 'brand-soft': string;
  readonly 'on-brand': string;
  readonly accent: string;
  readonly bg: string;
  readonly surface: string;
  readonly sunken: string;
  readonly line: string;
  readonly 'line-strong': string;
  readonly ink: string;
  readonly 'ink-2': string;
  readonly 'ink-3': string;
  readonly ok: string;
  readonly 'ok-soft': string;
  readonly warn: string;
  readonly 'warn-soft': string;
  readonly bad: string;
  readonly 'bad-soft': string;
  readonly info: string;
  readonly 'info-soft': string;
}

export interface Theme extends Record<Scheme, ColourTokens> {
  /** Stack with the size-matched fallback first after the web font. */
  readonly font: string;
  readonly radius: { readonly r1: string; readonly r2: string; readonly r3: string };
  readonly shadow: Record<Scheme, string>;
}

const lightStates = {
  ok: '#1c6b3f',
  'ok-soft': '#e2f1e8',
  warn: '#8a5200',
  'warn-soft': '#fbefd9',
  bad: '#a9281f',
  'bad-soft': '#fbe7e4',
  info: '#1d5a8c',
  'info-soft': '#e3eef7',
};

const darkStates = {
  ok: '#7fd6a2',
  'ok-soft': '#14301f',
  warn: '#f1bf6b',
  'warn-soft': '#33260d',
  bad: '#ff9d92',
  'bad-soft': '#3a1714',
  info: '#8cc4f2',
  'info-soft': '#13283a',
};

/** The only place where colours are defined. tokens.test.ts checks the contrast of every pair that is used together. */
export const themes: Readonly<Record<BrandKey, Theme>> = {
  fernway: {
    font: '"Figtree", "Figtree Fallback", system-ui, sans-serif',
    radius: { r1: '6px', r2: '10px', r3: '16px' },
    shadow: {
      light: '0 1px 2px rgba(20,33,30,.06), 0 8px 24px -12px rgba(20,33,30,.14)',
      dark: '0 0 0 0 transparent',
    },
    light: {
      brand: '#0e5a4a',
      'brand-strong': '#0a4538',
      'brand-soft': '#e3efeb',
      'on-brand': '#ffffff',
      accent: '#c17217',
      bg: '#f6f5f1',
      surface: '#ffffff',
      sunken: '#efede7',
      line: '#dedbd2',
      'line-strong': '#8a877d',
      ink: '#16211e',
      'ink-2': '#4b5753',
      'ink-3': '#616b66',
      ...lightStates,
    },
    dark: {
      brand: '#63c6ab',
      'brand-strong': '#86d8c2',
      'brand-soft': '#17332c',
      'on-brand': '#06201a',
      accent: '#f0b057',
      bg: '#0f1514',
      surface: '#171f1d',
      sunken: '#0b100f',
      line: '#2a3532',
      'line-strong': '#76837e',
      ink: '#eef2f0',
      'ink-2': '#b9c3bf',
      'ink-3': '#98a49f',
      ...darkStates,
    },
  },
  breeze: {
    font: '"Instrument Sans", "Instrument Sans Fallback", system-ui, sans-serif',
    radius: { r1: '6px', r2: '10px', r3: '16px' },
    shadow: {
      light: '0 1px 2px rgba(18,27,43,.06), 0 8px 24px -12px rgba(18,27,43,.16)',
      dark: '0 0 0 0 transparent',
    },
    light: {
      brand: '#1453b8',
      'brand-strong': '#0e3f8f',
      'brand-soft': '#e4edfb',
      'on-brand': '#ffffff',
      accent: '#c4472a',
      bg: '#f3f6fa',
      surface: '#ffffff',
      sunken: '#e9eef5',
      line: '#d5dde8',
      'line-strong': '#7c8797',
      ink: '#121b2b',
      'ink-2': '#445064',
      'ink-3': '#5e6a7e',
      ...lightStates,
    },
    dark: {
      brand: '#86b4ff',
      'brand-strong': '#aecdff',
      'brand-soft': '#182c4d',
      'on-brand': '#071a38',
      accent: '#ff9a7d',
      bg: '#0e131c',
      surface: '#161d29',
      sunken: '#0a0e15',
      line: '#293447',
      'line-strong': '#75829a',
      ink: '#eef2f8',
      'ink-2': '#b7c1d1',
      'ink-3': '#96a2b6',
      ...darkStates,
    },
  },
};
