/** A brand in the configuration of a site, as far as tests compare it. */
export interface Brand {
  readonly key: string;
  readonly name: string;
  readonly title: string;
  readonly company: string;
  readonly favicon: string;
  readonly stylesheet: string;
  readonly creditOptionsUrl: string;
  readonly contact: {
    readonly address: string;
    readonly phone: string;
    readonly afterHoursPhone: string;
    readonly email: string;
  };
}

/** Returns the brands that a portal is configured with, the main one first. */
export async function brandsOf({ url }: { readonly url: string }): Promise<readonly [Brand, Brand]> {
  const release = (await (await fetch(`${url}/release.json`)).json()) as {
    readonly config: { readonly brands: readonly [Brand, Brand] };
  };
  return release.config.brands;
}
