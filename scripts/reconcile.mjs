// `pnpm reconcile --day 2026-11-20`: compares the portal's books with the payment processor's. Nothing is installed or
// built: an api that runs from this checkout would go on with other code when it starts again.
import { runBuiltApi } from './run/built-api.mjs';
import { main } from './run/cli-error.mjs';

await main(() => runBuiltApi('reconcile', process.argv.slice(2)));
