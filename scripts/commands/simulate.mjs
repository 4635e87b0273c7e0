import { checkedArguments } from '../run/arguments.mjs';
import { startPostgres } from '../run/postgres.mjs';
import { runTool } from '../run/programs.mjs';
import { importSource } from '../run/root.mjs';

/** Simulates payments with faults on a PostgreSQL server, and fails when a rule of money is violated. */
export async function command(args) {
  const { parseOptions } = await importSource('api/test/simulation/options.ts');
  const own = checkedArguments(
    args,
    parseOptions,
    'npx pnpm simulate takes --operations, --seed and --quick',
  );
  const postgres = await startPostgres();
  try {
    const env = { ...process.env, TEST_DATABASE_URL: postgres.url };
    return await runTool('tsx', ['test/simulation/main.ts', ...own], { workspace: 'api', env });
  } finally {
    await postgres.stop();
  }
}
