import { runBuiltApi } from '../run/built-api.mjs';
import { buildApi } from '../run/builds.mjs';

/** Fills the api's store with the demo's data. */
export async function command(args) {
  await buildApi();
  return runBuiltApi('seed', args);
}
