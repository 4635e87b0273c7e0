module.exports = require('@portal/build/jest').node(__dirname);
