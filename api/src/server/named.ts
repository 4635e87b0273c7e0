/**
 * Returns a plugin that tells Fastify its name, that of its function: Fastify would look for one among all files that are
 * loaded, twice for each plugin of each server.
 */
export function named<Plugin extends (...args: never[]) => unknown>(plugin: Plugin): Plugin {
  return Object.assign(plugin, { [Symbol.for('fastify.display-name')]: plugin.name });
}
