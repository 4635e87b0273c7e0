/** Markup of a brand. */
export interface BrandMarkup {
  readonly brand: string;
  readonly html: string;
}

/** A whole page by the path of its address. */
export interface PrerenderedPage extends BrandMarkup {
  readonly path: string;
}
