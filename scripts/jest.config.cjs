const { node } = require('@portal/tooling/jest');

const preset = node(__dirname);

module.exports = { ...preset, testMatch: ['**/*.test.js'] };
