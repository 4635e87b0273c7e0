module.exports = require('./src/jest/preset.cjs').node(__dirname);
