import { startPostgres } from '../run/postgres.mjs';
import { run } from '../run/programs.mjs';

/**
 * Runs a program in this folder, with `TEST_DATABASE_URL` naming a PostgreSQL server: the one that it named already,
 * else a new one that lives as long as the program. Returns the program's exit code.
 */
export async function command([program, ...args]) {
  const postgres = await startPostgres();
  try {
    const env = { ...process.env, TEST_DATABASE_URL: postgres.url, TEST_DATABASE_LOG: postgres.log ?? '' };
    return await run(program, args, { cwd: process.cwd(), env });
  } finally {
    await postgres.stop();
  }
}
