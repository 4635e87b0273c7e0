module.exports = require('@portal/tooling/jest').browser(__dirname);
