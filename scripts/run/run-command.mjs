import { main } from './cli-error.mjs';
import { installIfNeeded } from './install.mjs';

/**
 * Runs a command of `scripts/commands` with the arguments of this process. Installs the packages first if needed, and
 * lets the command import TypeScript, such as `@portal/tooling`: a fresh clone has neither.
 *
 * @param {() => Promise<{ command: (args: readonly string[]) => Promise<number | void> }>} load imports the command's module
 */
export function runCommand(load) {
  return main(async () => {
    await installIfNeeded();
    const { register } = await import('tsx/esm/api');
    register();
    const { command } = await load();
    return command(process.argv.slice(2));
  });
}
