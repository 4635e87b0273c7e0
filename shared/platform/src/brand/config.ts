import type { OpeningHours } from '@portal/domain';

/** Everything that differs between the two brands (SHARED-72). */
export interface BrandConfig {
  /** Sent as the brand header: `fernway`. */
  readonly key: string;
  readonly name: string;
  /** Document title (SHELL-05). */
  readonly title: string;
  /** Company text in the footer (SHELL-06). */
  readonly company: string;
  readonly favicon: string;
  /**
   * Address of a square picture of the mark. `fernway` and `breeze` have drawings in the kit, which take the colours of
   * the page; every other key shows this file beside its name (SHELL-08).
   */
  readonly logo: string;
  readonly stylesheet: string;
  /** Address of the credit-options page (SHELL-10, 16). */
  readonly creditOptionsUrl: string;
  readonly contact: {
    readonly address: string;
    readonly phone: string;
    readonly afterHoursPhone: string;
    readonly email: string;
  };
}

/** Configuration of a deployment, inlined in index.html from the settings of the site. */
export interface PortalConfig {
  /** Origin of the api; '' for the page's own origin. */
  readonly apiBase: string;
  /** Where the content files of the brands are, one folder per brand key (OP-89): `/content`. */
  readonly contentBase: string;
  /** The main brand comes first. */
  readonly brands: readonly [main: BrandConfig, second: BrandConfig];
  /** Hosts with this ending show the second brand (SHELL-04): `.breeze.localhost`. */
  readonly secondBrandHostSuffix: string;
  /** Names of the two headers of every request (OP-23). */
  readonly headers: { readonly brand: string; readonly portal: string };
  /** Key of the maps service (SHARED-73), `{key}` until one is supplied. */
  readonly mapsKey: string;
  /** Address template of map tiles, `{z}/{x}/{y}`, images or, by `.pbf` or `.mvt`, vectors; null for the packaged outline map. */
  readonly mapTilesUrl: string | null;
  /** Who made the tiles, shown on the map; null for the host of their address. */
  readonly mapAttribution: string | null;
  readonly chatScriptUrl: string | null;
  /** Script of the card provider's form; null where cards can't be saved. */
  readonly cardScriptUrl: string | null;
  /** Addresses of services with Nominatim's interface: a path of the api, an address elsewhere, or null for none. */
  readonly geocode: { readonly forwardUrl: string | null; readonly reverseUrl: string | null };
  /** Label of the portal's system login button (OP-21). */
  readonly staffLabel: string;
  /** What the portal's login asks: a guard, or one of two areas (OP-106). */
  readonly portalChoice: 'guards' | 'areas';
  /** Shows the demo accounts on the login screen. */
  readonly demo: boolean;
  /** Time after which a remote that has not loaded counts as failed, ms (SHELL-74). */
  readonly remoteTimeoutMs: number;
  /** When support is open, in the company's own time zone (OP-25). */
  readonly supportHours: readonly OpeningHours[];
  /** Time zone of the support hours, IANA name. */
  readonly timeZone: string;
}

/** The active brand, as screens use it. */
export interface Brand extends BrandConfig {
  /** Whether it is the second brand. */
  readonly second: boolean;
}
