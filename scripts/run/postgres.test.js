import { startPostgres, withPostgres } from './postgres.mjs';

const named = 'postgres://user@db.example:5432/postgres';

it('startPostgres takes the server that TEST_DATABASE_URL names', async () => {
  expect((await startPostgres({ TEST_DATABASE_URL: ` ${named} ` })).url).toBe(named);
});

it('withPostgres gives the server to the work with the rest of the environment, and returns what the work does', async () => {
  const env = { TEST_DATABASE_URL: named, TEST_DATABASE_LOG: 'of another server', OTHER: 'kept' };
  expect(await withPostgres(async (own) => own, env)).toEqual({ ...env, TEST_DATABASE_LOG: '' });
});
