import type { PortalConfig } from '@portal/platform';
import type { RemoteContract } from '@portal/platform/contract';
import type { RemoteLifecycles } from '@portal/platform/remote';

/** What the build of a remote gives its element. */
export interface EmbedSource {
  /** `mfe-retailers` */
  readonly remote: string;
  readonly lifecycles: RemoteLifecycles;
  /** Address of the font of each brand, by the brand's key. */
  readonly fonts: Readonly<Record<string, string>>;
}

/** What the active release of the portal gives an element. */
export interface EmbedRelease {
  /** Origin of the portal: `https://portal.example`. */
  readonly portal: string;
  readonly config: PortalConfig;
  /** The contracts of all its remotes. */
  readonly contracts: readonly RemoteContract[];
}

/** What an element draws: its remote, as the release has it. */
export interface EmbeddedRemote extends EmbedSource, EmbedRelease {
  readonly contract: RemoteContract;
}
