import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteContract } from '@portal/platform/contract';
import { screenSlot, shellPart } from '../build/prerendered-screens.ts';

/** What the build draws of a workspace. */
export interface DrawnWorkspace {
  readonly folder: string;
  /** Module that exports `draw(request)`, which resolves to the element that it has drawn in. */
  readonly source: string;
  readonly screens: readonly {
    /** Path of the address that the screen is drawn at. */
    readonly name: string;
    /** What `draw` gets besides the configuration; serialisable. */
    readonly request: object;
  }[];
}

/** The shell's parts are drawn by a module of its own; a remote is mounted as the shell would. */
const shellEntry = 'src/prerender.tsx';
const remoteSource = `import { drawRemote } from '@portal/platform/host';
import { uiMessages } from '@portal/ui/messages';
import * as lifecycles from './src/lifecycles.ts';
export const draw = (request) => drawRemote(lifecycles, { ...request, messages: [uiMessages] });`;

/** Returns what to draw of a remote: its routes that say `prerender`. */
export function drawnRemote(folder: string, contract: RemoteContract): DrawnWorkspace {
  return {
    folder,
    source: remoteSource,
    screens: contract.routes
      .filter(({ prerender }) => prerender)
      .map(({ path }) => ({ name: path, request: { contract } })),
  };
}

/** Returns what to draw of a shell: the parts of its page. */
export function drawnShell(folder: string): DrawnWorkspace {
  const parts = existsSync(join(folder, shellEntry)) ? Object.values(shellPart) : [];
  return {
    folder,
    source: `export { draw } from './${shellEntry}';`,
    screens: parts.map((name) => ({ name, request: { part: name, slot: screenSlot } })),
  };
}
