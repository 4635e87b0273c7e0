import { startPostgres } from './postgres.mjs';

it('startPostgres takes the server that TEST_DATABASE_URL names', async () => {
  const named = 'postgres://user@db.example:5432/postgres';
  expect((await startPostgres({ TEST_DATABASE_URL: ` ${named} ` })).url).toBe(named);
});
