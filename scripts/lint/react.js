/** React's own rules: of hooks, and of its compiler. @type {import('oxlint').OxlintOverride[]} */
export const react = [
  {
    files: [
      'shell/**/*.{ts,tsx}',
      'mfe-*/**/*.{ts,tsx}',
      'shared/{embed,i18n,platform,ui,testing,gallery}/**/*.{ts,tsx}',
    ],
    rules: {
      'react/rules-of-hooks': 'error',
      'react/exhaustive-deps': 'error',
      'react/error-boundaries': 'error',
      'react/globals': 'error',
      'react/immutability': 'error',
      'react/incompatible-library': 'error',
      'react/preserve-manual-memoization': 'error',
      'react/purity': 'error',
      'react/refs': 'error',
      'react/set-state-in-effect': 'error',
      'react/set-state-in-render': 'error',
      'react/static-components': 'error',
      'react/unsupported-syntax': 'error',
      'react/use-memo': 'error',
    },
  },
];
