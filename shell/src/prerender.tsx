import type { ParsedRelease, RemoteContract } from '@portal/platform/contract';
import type { PortalConfig } from '@portal/platform';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrandLink } from './brand/brand-link.tsx';
import { ShellProvider } from './context/shell-provider.tsx';
import { PortalFrame } from './frame/portal-frame.tsx';
import { createShell } from './start/create-shell.ts';

interface PartRequest {
  readonly config: PortalConfig;
  /** `/frame`: the frame around a bare screen. `/brand`: the brand's mark and name. `/welcome`: the screen. */
  readonly part: '/frame' | '/brand' | '/welcome';
  /** Text of a comment that takes the place of the screen in the frame. */
  readonly slot: string;
}

/**
 * Draws a part of the page for somebody who is not signed in, and returns the element that it is in. The build calls it
 * at the address of the part, in a window without network, and puts the markup into the page (see docs/decisions/0014).
 */
export function draw({ config, part, slot }: PartRequest): Element {
  const { shell } = createShell(releaseOf(config), window);
  shell.outlet.elementOf(contract.name).append(document.createComment(slot));
  shell.outlet.setMounted(contract.name);
  const element = document.createElement('div');
  document.body.append(element);
  flushSync(() =>
    createRoot(element).render(
      <ShellProvider shell={shell}>{part === '/brand' ? <BrandLink /> : <PortalFrame />}</ShellProvider>,
    ),
  );
  return part === '/brand' ? (element.firstElementChild ?? element) : element;
}

/** Stands for the remote whose screen is in the frame. */
const contract: RemoteContract = {
  name: 'mfe-screen',
  title: 'Screen',
  owner: 'shell',
  platform: '*',
  routes: [{ id: 'screen', path: '/frame', title: 'screen', access: 'public', frame: 'bare' }],
  budget: 0,
  messages: { en: { screen: '' } },
};

function releaseOf(config: PortalConfig): ParsedRelease {
  const folder = { build: '', folder: '', entry: '' };
  return {
    id: '',
    config,
    shell: { ...folder, runtime: [], frame: [] },
    remotes: [{ ...folder, contract, container: '', preload: [] }],
    unusable: [],
    integrity: {},
  };
}
