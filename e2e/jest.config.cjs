module.exports = require('@portal/jest-preset').node(__dirname);
