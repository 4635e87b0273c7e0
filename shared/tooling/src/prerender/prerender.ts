import type { PortalConfig, RemoteContract } from '@portal/platform/contract';
import { languages, type Language } from '@portal/platform/early';
import { basename } from 'node:path';
import type { PrerenderedScreen } from '../build/prerendered-screens.ts';
import { CliError } from '../cli-error.ts';
import { brandFiles } from '../brands/brand-files.ts';
import { drawnTexts } from '../build/drawn-texts.ts';
import { portalConfig } from '../release/portal-config.ts';
import { readSiteSettings } from '../settings/index.ts';
import { drawInWindow } from './draw-in-window.ts';
import { drawingScript } from './drawing-script.ts';
import { drawnRemote, drawnShell } from './drawn-workspace.ts';

/**
 * Draws the screens of a workspace that a page shows before any script has arrived, each for every brand and language,
 * with and without the demonstration: those of a remote whose routes say `prerender`, and the parts of the shell's page. Throws a
 * `CliError` when one fails.
 */
export async function prerender(
  folder: string,
  contract: RemoteContract | undefined,
): Promise<readonly PrerenderedScreen[]> {
  const workspace = contract ? drawnRemote(folder, contract) : drawnShell(folder);
  if (workspace.screens.length === 0) return [];
  const script = await drawingScript(workspace);
  const drawings = workspace.screens.flatMap(({ name, request }) =>
    pages().map(async ({ config, brand, language, host }) => {
      const page = { url: `http://${host}/#${name}`, language };
      const drawn = await drawInWindow(script, page, { ...request, config });
      return { name, brand, language, demo: config.demo, ...drawn };
    }),
  );
  try {
    return await Promise.all(drawings);
  } catch (error) {
    throw new CliError(`${basename(folder)} can't be prerendered: ${String(error)}`);
  }
}

/**
 * Returns the pages that may show a screen. What is drawn must depend on no other setting than `DEMO` and the texts of
 * the brands, which a release fills in.
 */
function pages(): readonly {
  readonly config: PortalConfig;
  readonly brand: string;
  readonly language: Language;
  readonly host: string;
}[] {
  const config = portalConfig(readSiteSettings({}), brandFiles());
  const [main, second] = config.brands;
  const brands = [
    { ...main, ...drawnTexts },
    { ...second, ...drawnTexts },
  ] as const;
  return languages.flatMap((language) =>
    [false, true].flatMap((demo) => [
      { config: { ...config, brands, demo }, brand: main.key, language, host: 'localhost' },
      {
        config: { ...config, brands, demo },
        brand: second.key,
        language,
        host: `portal${config.secondBrandHostSuffix}`,
      },
    ]),
  );
}
