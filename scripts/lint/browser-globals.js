const browser = [
  'shell/**/*.{ts,tsx}',
  'mfe-*/**/*.{ts,tsx}',
  'shared/{api-contract,domain,i18n,platform,ui,testing}/**/*.{ts,tsx}',
];
const tests = ['**/*.test.{ts,tsx}', 'shared/testing/**'];

const globalObjects = ['window', 'globalThis', 'self'];

const requests = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) => ({
  name,
  message: 'Only shared/platform talks to a server: use usePlatform().api.',
}));
const browserState = [
  { name: 'sessionStorage', message: 'Only the shell and shared/platform touch storage.' },
  { name: 'localStorage', message: 'Only the shell and shared/platform touch storage.' },
  { name: 'indexedDB', message: 'Only the shell and shared/platform touch storage.' },
  {
    name: 'history',
    message: 'Only the shell and shared/platform touch history: use a Link or usePlatform().navigation.',
  },
  {
    name: 'location',
    message: 'Only the shell and shared/platform touch the address: use a Link or usePlatform().navigation.',
  },
];

const forbid = (names) => ({
  'no-restricted-globals': ['error', ...names],
  'no-restricted-properties': [
    'error',
    ...names.flatMap(({ name, message }) =>
      globalObjects.map((object) => ({ object, property: name, message })),
    ),
    { object: 'document', property: 'cookie', message: 'The portal sets no cookie.' },
    { object: 'document', property: 'write', message: 'Trusted Types forbid it.' },
    { object: 'navigator', property: 'sendBeacon', message: 'Only shared/platform talks to a server.' },
  ],
});

const forbidKy = {
  'no-restricted-imports': [
    'error',
    { paths: [{ name: 'ky', message: 'Only shared/platform talks to a server.' }] },
  ],
};

/**
 * Which part may touch what there is only one of in a page: requests belong to shared/platform,
 * history, address and storage to it and the shell.
 *
 * @type {import('oxlint').OxlintOverride[]}
 */
export const browserGlobals = [
  {
    files: browser,
    excludeFiles: ['shared/platform/**', 'shell/**', ...tests],
    rules: { ...forbid([...requests, ...browserState]), ...forbidKy },
  },
  { files: ['shell/**/*.{ts,tsx}'], excludeFiles: tests, rules: { ...forbid(requests), ...forbidKy } },
];
