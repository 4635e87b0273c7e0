const preset = require('@portal/tooling/jest').node(__dirname);

module.exports = {
  ...preset,
  globalSetup: '<rootDir>/test/setup.ts',
  globalTeardown: '<rootDir>/test/teardown.ts',
};
