module.exports = require('@portal/tooling/jest').node(__dirname);
