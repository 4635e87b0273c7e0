import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sharedModules, type SharedModuleName } from './shared-modules.ts';
import { workspaceRoot } from '../workspace-root.ts';

interface SharedKitFile {
  /** Absolute. */
  readonly file: string;
  /** The public entry point that hands the file to a page. */
  readonly entryPoint: SharedModuleName;
}

const kit = '@portal/ui';
const kitFolder = join(workspaceRoot, 'shared/ui');
const require = createRequire(join(kitFolder, 'package.json'));

/** What every icon is drawn by: with it an icon of a remote is its drawing only. */
const iconDrawing: SharedKitFile = {
  file: join(dirname(require.resolve('lucide-react')), '../esm/createLucideIcon.mjs'),
  entryPoint: '@portal/ui/icon-drawing',
};

/**
 * Lists the files that the shared entry points of the kit re-export, and what its icons are drawn by. The kit's own modules import them by their paths,
 * never through an entry point; a remote takes them from the page all the same, so the page has one copy of each.
 */
export function sharedKitFiles(): readonly SharedKitFile[] {
  const { exports } = JSON.parse(readFileSync(join(kitFolder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  const reExported = sharedModules.flatMap(([entryPoint]) => {
    const source = exports[entryPoint.replace(kit, '.')];
    if (!entryPoint.startsWith(kit) || source === undefined) return [];
    return reExports(join(kitFolder, source)).map((file) => ({ file, entryPoint }));
  });
  return [...reExported, iconDrawing];
}

/** Files whose values, not only their types, an index file exports again. */
function reExports(indexFile: string): readonly string[] {
  const exported = readFileSync(indexFile, 'utf8').matchAll(/^export \{[^}]+\} from '(\.[^']+)';$/gm);
  return [...exported].map(([, path = '']) => join(dirname(indexFile), path));
}
