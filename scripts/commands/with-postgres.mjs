import { withPostgres } from '../run/postgres.mjs';
import { run } from '../run/programs.mjs';

/**
 * Runs a program in this folder, with `TEST_DATABASE_URL` naming a PostgreSQL server: the one that it named already,
 * else a new one that lives as long as the program. Returns the program's exit code.
 */
export function command([program, ...args]) {
  return withPostgres((env) => run(program, args, { cwd: process.cwd(), env }));
}
