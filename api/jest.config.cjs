const preset = require('@portal/jest-preset').node(__dirname);

module.exports = {
  ...preset,
  globalSetup: '<rootDir>/test/setup.ts',
  globalTeardown: '<rootDir>/test/teardown.ts',
};
