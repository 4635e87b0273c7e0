import type { PlannedRoute, RemoteContract } from '@portal/platform/contract';
import { CliError } from '../cli-error.ts';
import { remoteNameIn } from '../create-remote/remote-name.ts';

const byWhich = 'by `pnpm routes`. Do not edit.';

/** Text of the file from which shared/platform makes the references to a remote's routes, parcels and events. */
export function routeReferencesFile(
  contract: Pick<RemoteContract, 'name' | 'routes' | 'parcels' | 'emits'>,
  planned: readonly PlannedRoute[] = [],
): string {
  const done = planned.find(({ id }) => contract.routes.some((route) => route.id === id));
  if (done) {
    throw new CliError(
      `${contract.name} has the route ${done.id}: take it out of ${contract.name}/remote.planned.ts.`,
    );
  }
  const routes = [...contract.routes, ...planned].map(({ id, path, query }) =>
    query === undefined ? `{ id: ${literal(id)}, path: ${literal(path)} }` : literal({ id, path, query }, 2),
  );
  const inOneLine = routes.length === 1 && !routes[0]?.includes('\n');
  return [
    `// Generated from ${contract.name}/remote.contract.ts ${byWhich}`,
    `export const ${referencesName(contract.name)} = {`,
    `  name: ${literal(contract.name)},`,
    ...(inOneLine
      ? [`  routes: [${routes[0]}],`]
      : ['  routes: [', ...routes.map((route) => `    ${route},`), '  ],']),
    ...parcelLines(contract.parcels),
    ...(contract.emits ? [`  emits: ${literal(contract.emits, 1)},`] : []),
    '} as const;',
    '',
  ].join('\n');
}

function parcelLines(parcels: RemoteContract['parcels'] = []): readonly string[] {
  if (parcels.length === 0) return [];
  const parts = parcels.map(({ name, props, emits = [] }) => `    ${literal({ name, props, emits }, 2)},`);
  return ['  parcels: [', ...parts, '  ],'];
}

/** Text of the file that lists the others. */
export function routeReferencesIndex(remotes: readonly string[]): string {
  const names = remotes.map(referencesName);
  return [
    `// Generated ${byWhich}`,
    ...names.map((name, at) => `import { ${name} } from './${remotes[at]}.ts';`),
    '',
    'export const generatedRemotes = [',
    // The formatter leaves a list with a comment on its lines, however short it is.
    '  // Each one on its line.',
    ...names.map((name) => `  ${name},`),
    '] as const;',
    '',
  ].join('\n');
}

/** A name that no word of the language is: there may be a remote `mfe-case`. */
function referencesName(remote: string): string {
  return `mfe${remoteNameIn(remote).pascal}`;
}

/** A value as this repository's formatter writes it, with an object's members each on its line. */
function literal(value: unknown, depth = 0): string {
  const indent = '  '.repeat(depth + 1);
  if (Array.isArray(value)) {
    const items = value.map((one) => literal(one, depth + 1));
    if (!items.some((item) => item.includes('\n'))) return `[${items.join(', ')}]`;
    return `[\n${items.map((item) => `${indent}${item},\n`).join('')}${'  '.repeat(depth)}]`;
  }
  if (typeof value !== 'object' || value === null) return quoted(String(value));
  if (Object.keys(value).length === 0) return '{}';
  const members = Object.entries(value).map(
    ([key, inner]) => `${indent}${/^\w+$/.test(key) ? key : quoted(key)}: ${literal(inner, depth + 1)},\n`,
  );
  return `{\n${members.join('')}${'  '.repeat(depth)}}`;
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
