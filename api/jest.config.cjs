const preset = require('@portal/tooling/jest').node(__dirname);

module.exports = {
  ...preset,
  globalSetup: '<rootDir>/src/testing/setup.ts',
  globalTeardown: '<rootDir>/src/testing/teardown.ts',
};
