module.exports = require('@portal/build/jest').browser(__dirname);
