const { options } = require('./.dependency-cruiser.cjs');

/** Tests, stories and fixtures may combine any parts of their workspace. */
const testCode =
  '\\.(test|spec|stories|fixture|cases|samples)\\.[jt]sx?$|/(fixtures|test-support|testing)/(?!src/)|^api/test/';

/** Rule of the import graph between folders; a rule between files is in .dependency-cruiser.cjs. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycle',
      comment: 'Two folders that import each other are one folder, or hide a third.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [options.exclude.path, testCode] } },
};
