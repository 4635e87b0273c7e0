// `pnpm refund 123 --amount 12.50 --confirm`: gives money of a payment back. Nothing is installed or built: an api that
// runs from this checkout would go on with other code when it starts again.
import { runBuiltApi } from './run/built-api.mjs';
import { main } from './run/cli-error.mjs';

await main(() => runBuiltApi('refund', process.argv.slice(2)));
