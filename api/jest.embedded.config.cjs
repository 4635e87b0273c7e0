const preset = require('./jest.config.cjs');

/**
 * The tests that also run on the embedded store: wherever PGlite and its driver can differ from a PostgreSQL server
 * (docs/decisions/0011-second-run-on-the-embedded-store.md). `test/support/embedded-run.test.ts` checks this list.
 */
const onBothStores = [
  // Opening, migrating, locking and closing a store; processes that are killed.
  'test/processes/start.test.ts',
  'test/processes/copies.test.ts',
  'test/processes/killed-api.test.ts',
  'test/processes/killed-processor.test.ts',
  'test/simulation/simulation.test.ts',
  'src/store/migrations.test.ts',
  'src/store/hanging-server.test.ts',
  'src/seed/seed-store.test.ts',
  'src/seed/seed-command.test.ts',
  // Every endpoint, and every failure of each: violations of constraints are errors of the driver.
  'test/contract/endpoints.test.ts',
  'test/contract/failures.test.ts',
  // Transactions, row and advisory locks, rows that another process has locked.
  'src/files/delete-unsent-files.test.ts',
  'src/payments/payments.test.ts',
  'src/payments/advance-payments.test.ts',
  'src/mail/mail.test.ts',
  'src/server/limits.test.ts',
  'src/sign-in/sign-in-limits.test.ts',
  'src/sign-in/pins.test.ts',
  'src/sign-in/flow-tokens.test.ts',
  // Types: text, bytes, JSON, dates and numbers.
  'test/fuzz/stored-texts.test.ts',
  'src/files/files.test.ts',
  'src/filters/filters.test.ts',
  // Sums over windows, and a function that keeps its plan.
  'src/leases/lease-accounts.test.ts',
  // Search and order of texts.
  'src/reports/reports.test.ts',
  'src/options/options.test.ts',
];

// The preset asks this variable for the store.
process.env.TEST_DATABASE_URL = '';

module.exports = { ...preset, testMatch: onBothStores.map((file) => `<rootDir>/${file}`) };
