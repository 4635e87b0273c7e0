const preset = require('@portal/tooling/jest').node(__dirname);
const { TestEnvironment } = require(preset.testEnvironment);

/**
 * Runs a test file as if the machine stood in the zone of its docblock's `@zone`. Set here, for the `process.env` that
 * a test sees is a copy that moves no clock.
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
