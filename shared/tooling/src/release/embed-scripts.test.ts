import { sampleContract } from './fixtures/built-folder.ts';
import { releaseToBoot } from './fixtures/booted-page.ts';
import { embedScripts } from './embed-scripts.ts';
import type { RemoteManifest } from '../build/manifest.ts';

const { config } = releaseToBoot();

const manifestOf = (name: `mfe-${string}`, embed?: string) =>
  ({
    workspace: name,
    contract: sampleContract(name),
    ...(embed !== undefined && { embed }),
  }) as RemoteManifest;

describe('the scripts for pages of others', () => {
  const scripts = embedScripts({
    config,
    remotes: [manifestOf('mfe-a', 'embed/embed-1.js'), manifestOf('mfe-b')],
    addressOf: ({ workspace }) => `/assets/${workspace}/0123456789ab/`,
  });

  it('are one for each remote whose build has an element, by the element’s name', () => {
    expect([...scripts.keys()]).toEqual(['portal-a.js']);
  });

  it('load the active build from their own origin, and tell it the release', () => {
    const text = scripts.get('portal-a.js')?.toString() ?? '';
    expect(text).toMatch(/^import \{ define \} from '\/assets\/mfe-a\/0123456789ab\/embed\/embed-1\.js';$/m);
    const [, json = ''] =
      /^define\(\{ portal: new URL\(import\.meta\.url\)\.origin, \.\.\.(.+) \}\);$/m.exec(text) ?? [];
    expect(JSON.parse(json)).toEqual({
      config,
      contracts: [sampleContract('mfe-a'), sampleContract('mfe-b')],
    });
  });
});
