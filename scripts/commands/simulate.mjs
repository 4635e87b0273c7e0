import { startPostgres } from '../run/postgres.mjs';
import { runTool } from '../run/programs.mjs';

/** Simulates payments with faults on a PostgreSQL server, and fails when a rule of money is violated. */
export async function command(args) {
  const postgres = await startPostgres();
  try {
    const env = { ...process.env, TEST_DATABASE_URL: postgres.url };
    return await runTool('tsx', ['test/simulation/main.ts', ...args], { workspace: 'api', env });
  } finally {
    await postgres.stop();
  }
}
