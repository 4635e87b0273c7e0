const preset = require('@portal/jest-preset').node(__dirname);
const { TestEnvironment } = require(preset.testEnvironment);

/**
 * Runs a test file in the time zone of its docblock's `@zone`. TZ is set here because the `process.env` that a test sees
 * is a copy, and changing the copy moves no clock.
 */
module.exports = class ZoneEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.outside = process.env.TZ;
    process.env.TZ = context.docblockPragmas.zone;
  }

  async teardown() {
    if (this.outside === undefined) delete process.env.TZ;
    else process.env.TZ = this.outside;
    await super.teardown();
  }
};
