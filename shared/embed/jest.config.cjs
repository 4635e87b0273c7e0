module.exports = require('@portal/jest-preset').browser(__dirname);
