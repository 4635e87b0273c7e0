const { node } = require('@portal/jest-preset');

const preset = node(__dirname);

module.exports = { ...preset, testMatch: ['**/*.test.js'] };
