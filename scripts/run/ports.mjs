import { readTable, wholeNumber } from '@portal/tooling/settings';

/** A setting for a port that a browser is told about: 0, for any free port, is not allowed. */
export const portSetting = (name, standard) => wholeNumber({ name, default: String(standard) }, 1, 65_535);

/** Reads ports by name: `{ port: ['PORT', 4000] }`. Throws a `CliError` that names the wrong variables. */
export function readPorts(ports, env = process.env) {
  const table = Object.entries(ports).map(([key, [name, standard]]) => [key, portSetting(name, standard)]);
  return readTable(Object.fromEntries(table), env);
}
