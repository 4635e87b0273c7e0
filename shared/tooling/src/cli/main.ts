import { CliError } from '../cli-error.ts';

/** Runs a command and answers the exit code, or undefined to leave the process running. */
type Command = (args: readonly string[]) => Promise<void>;

/** Each is loaded only when it is asked for: webpack alone takes longer to load than a release. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  build: async () => (await import('./build.command.ts')).build,
  release: async () => (await import('./release.command.ts')).releaseWorkspaces,
  rollback: async () => (await import('./release.command.ts')).rollbackWorkspace,
  releases: async () => (await import('./release.command.ts')).printReleases,
  serve: async () => (await import('./serve.command.ts')).serve,
  dev: async () => (await import('./dev.command.ts')).dev,
  weigh: async () => (await import('./weigh.command.ts')).weigh,
  routes: async () => (await import('./routes.command.ts')).writeRoutes,
  settings: async () => (await import('./settings.command.ts')).printSettings,
};

const usage = `portal build [--all]           build this workspace, or every one that has changed
portal release [workspace …]   put the latest builds in force (all, or those named)
portal rollback <workspace>    put the build before back in force
portal releases                list the releases of the site
portal serve                   serve the composed site
portal dev [--all]             this workspace, or all, in the local site with hot reload
portal weigh <face:names …>     what a screen pays for parts of the kit, over React
portal routes                  write the typed route references in shared/platform from the contracts
portal settings                print the table of environment variables`;

/** Runs the command line; a refusal is one sentence on stderr and exit code 1. */
export async function main([name = '', ...args]: readonly string[]): Promise<number | undefined> {
  const load = commands[name];
  if (!load) {
    console.error(usage);
    return 1;
  }
  try {
    await (
      await load()
    )(args);
    return undefined;
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    console.error(error.message);
    return 1;
  }
}
