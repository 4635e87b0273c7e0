import { CliError } from '../cli-error.ts';

type Command = (args: readonly string[]) => Promise<void>;

/** Each is loaded only when it is needed: webpack alone takes longer to load than a release. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  build: async () => (await import('./build.command.ts')).build,
  release: async () => (await import('./release.command.ts')).releaseWorkspaces,
  configure: async () => (await import('./configure.command.ts')).configureSite,
  rollback: async () => (await import('./release.command.ts')).rollbackWorkspace,
  remove: async () => (await import('./release.command.ts')).removeWorkspace,
  releases: async () => (await import('./release.command.ts')).printReleases,
  prune: async () => (await import('./prune.command.ts')).pruneSite,
  serve: async () => (await import('./serve.command.ts')).serve,
  nginx: async () => (await import('./nginx.command.ts')).printNginx,
  dev: async () => (await import('./dev.command.ts')).dev,
  weigh: async () => (await import('./weigh.command.ts')).weigh,
  'create-remote': async () => (await import('./create-remote.command.ts')).createRemoteWorkspace,
  routes: async () => (await import('./routes.command.ts')).writeRoutes,
  settings: async () => (await import('./settings.command.ts')).printSettings,
};

const usage = `portal build                   build this workspace
portal release [workspace …]   activate the latest builds (all, or those named)
portal rollback <workspace>    activate the previous build again
portal remove <remote>         take a remote off the site
portal configure [--reset] [NAME=value …]   change settings of the site and make its page again
portal releases                list the releases of the site
portal prune --keep <number>    remove old releases and builds; so many stay
portal serve                   serve the composed site
portal nginx [--name host …] [--certificate file --key file] [--api-certificates file]
                               print the nginx configuration of the active release
portal dev [--all]             this workspace, or all, in the local site with hot reload
portal weigh <entry:names …>   weigh what a screen loads for parts of the ui kit, besides React
portal create-remote <name>    write a new remote with one screen
portal routes                  write the typed route references in shared/platform from the contracts
portal settings                print the table of environment variables`;

/** Commands that take no arguments. */
const bare: readonly string[] = ['build', 'releases', 'serve', 'routes', 'settings'];

const asksForHelp = (text: string | undefined): boolean => ['help', '--help', '-h'].includes(text ?? '');

/** Returns the lines about a command: the first one begins with it, and further ones are indented. */
const usageOf = (name: string): string | undefined =>
  usage.split(/\n(?! )/).find((text) => text.startsWith(`portal ${name} `));

/**
 * Runs the command line, or prints what it does for `--help`. A `CliError` is printed as one sentence on stderr, with
 * exit code 1.
 */
export async function main([name = '', ...args]: readonly string[]): Promise<number | undefined> {
  const load = commands[name];
  if (asksForHelp(name)) {
    console.log(usage);
    return undefined;
  }
  if (!load) {
    console.error(name === '' ? usage : `There is no command ${name}.\n${usage}`);
    return 1;
  }
  if (asksForHelp(args[0])) {
    console.log(usageOf(name));
    return undefined;
  }
  try {
    if (bare.includes(name) && args.length > 0)
      throw new CliError(`portal ${name} takes no arguments, not ${args.join(' ')}.`);
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
