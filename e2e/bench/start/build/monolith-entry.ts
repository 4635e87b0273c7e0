import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../site/paths.ts';

const lifecyclesOf = (remote: string) => join(root, remote, 'src/lifecycles.ts');

/** Names of the remotes in this checkout. */
export const remoteNames: readonly string[] = readdirSync(root).filter(
  (name) => name.startsWith('mfe-') && existsSync(lifecyclesOf(name)),
);

/** Returns the entry of the monolith, which names the chunk of each remote after the remote. */
export function monolithEntry(): string {
  const imports = remoteNames.map(
    (name) =>
      `  ${JSON.stringify(name)}: () => import(/* webpackChunkName: "${name}" */ ${JSON.stringify(lifecyclesOf(name))}),`,
  );
  return [
    `import { startMonolith } from ${JSON.stringify(join(root, 'shell/bench/start-monolith.tsx'))};`,
    `startMonolith({`,
    ...imports,
    `});`,
    '',
  ].join('\n');
}
