import { isPortFree } from '@portal/tooling/process';
import { readTable, wholeNumber } from '@portal/tooling/settings';
import { CliError } from './cli-error.mjs';

/** A setting for a port that a browser is told about: 0, for any free port, is not allowed. */
export const portSetting = (name, standard) => wholeNumber({ name, default: String(standard) }, 1, 65_535);

/** Reads ports by name: `{ port: ['PORT', 4000] }`. Throws a `CliError` that names the wrong variables. */
export function readPorts(ports, env = process.env) {
  const table = Object.entries(ports).map(([key, [name, standard]]) => [key, portSetting(name, standard)]);
  return readTable(Object.fromEntries(table), env);
}

/** Throws a `CliError` that names the variable when somebody listens on the port. */
export async function assertPortFree(name, port) {
  if (await isPortFree(port)) return;
  throw new CliError(`Port ${port} is in use: stop what listens there, or choose another one with ${name}.`);
}
