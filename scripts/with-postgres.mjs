// `node scripts/with-postgres.mjs PROGRAM …`: runs a program of this workspace with a PostgreSQL server for its tests.
import { register } from 'tsx/esm/api';
import { main } from './run/cli-error.mjs';

register();
const { command } = await import('./commands/with-postgres.mjs');
await main(() => command(process.argv.slice(2)));
