const browserCode =
  '^(shell|mfe-[^/]+|shared/(api-contract|domain|i18n|platform|ui))/(src/|remote\\.contract\\.ts)';
const notShipped =
  '\\.stories\\.tsx$|\\.test\\.tsx?$|^(shell|shared/embed|mfe-[^/]+)/src/fixtures/|^shared/platform/src/test-support/|^api/test/|webpack\\.config\\.ts$';

/** Rules of the import graph as a whole, which lint cannot check file by file. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'declared-packages-only',
      comment: 'A package that is not in package.json works by accident of hoisting.',
      severity: 'error',
      from: { pathNot: '^jest\\.config|^scripts/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'resolvable-only',
      comment:
        'An import that leads nowhere, or past the `exports` of a package. The build makes `map-data` of mfe-retailers.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^map-data/' },
    },
    {
      name: 'no-node-in-browser-code',
      comment: 'A page has no Node core.',
      severity: 'error',
      from: { path: browserCode, pathNot: notShipped },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-dev-dependency-in-browser-code',
      comment: 'What is shipped to a customer is declared as a dependency.',
      severity: 'error',
      from: { path: browserCode, pathNot: notShipped },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'], pathNot: '/@types/' },
    },
    {
      name: 'no-test-in-shipped-code',
      comment: 'Tests depend on code, never the other way round.',
      severity: 'error',
      from: { pathNot: `${notShipped}|^shared/(testing|gallery)/|^e2e/` },
      to: {
        path: '\\.test\\.tsx?$|^(shell|shared/embed|mfe-[^/]+)/src/fixtures/|^shared/platform/src/test-support/|^api/test/|^shared/testing/|^mfe-[^/]+/remote\\.(samples|planned)\\.ts$',
      },
    },
  ],
  options: {
    exclude: { path: '(^|/)(node_modules/\\.cache|dist|\\.portal|test-results|playwright-report)/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
    combinedDependencies: false,
  },
};
