const { node } = require('@portal/build/jest');

const preset = node(__dirname);

module.exports = { ...preset, testMatch: ['**/*.test.js'] };
