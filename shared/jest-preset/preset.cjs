// CommonJS, because jest reads its configuration before anything can compile TypeScript.
const { basename, join } = require('node:path');

const inThisFolder = (file) => join(__dirname, file);

/** What both variants share. `folder` is the workspace's own (`__dirname` of its jest.config.cjs). */
function common(folder) {
  return {
    displayName: basename(folder),
    rootDir: folder,
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.portal/'],
    modulePathIgnorePatterns: ['/dist/', '/\\.portal/'],
    moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'jsx', 'json', 'node'],
    transform: { '\\.[cm]?[jt]sx?$': inThisFolder('transformer.cjs') },
    // Every file passes the transformer, which leaves CommonJS as it is: no list of ESM packages to keep.
    transformIgnorePatterns: [],
    runtime: inThisFolder('runtime.cjs'),
    restoreMocks: true,
  };
}

/** For workspaces that run in a page: jsdom, with Node's own fetch family, and jest-dom's matchers. */
function browser(folder) {
  return {
    ...common(folder),
    testEnvironment: inThisFolder('browser-environment.cjs'),
    // msw and its interceptors do not load under the `browser` condition.
    testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'], url: 'http://localhost/' },
    moduleNameMapper: {
      '\\.(css|woff2|svg|png|jpg|webp)$': inThisFolder('asset-stub.cjs'),
      // React Aria's own words in languages that the portal does not have: 600 modules. A build leaves them out too.
      '/intl/\\w+/(?!en-US|es-ES)[a-z]{2}-[A-Z]{2}\\.cjs$': inThisFolder('no-words.cjs'),
    },
    setupFiles: [inThisFolder('browser-stubs.cjs'), inThisFolder('owner-stacks.cjs')],
    setupFilesAfterEnv: [
      inThisFolder('time-limit.cjs'),
      inThisFolder('waits.cjs'),
      require.resolve('@testing-library/jest-dom'),
    ],
  };
}

/** For workspaces that run on Node. */
function node(folder) {
  return {
    ...common(folder),
    testEnvironment: require.resolve('jest-environment-node'),
    setupFilesAfterEnv: [inThisFolder('time-limit.cjs')],
  };
}

module.exports = { browser, node };
