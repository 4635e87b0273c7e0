/** Who a customer leases from, as documents name it. */
export interface Company {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
}

/** The companies of both brands. */
export interface Companies {
  readonly main: Company;
  readonly second: Company;
}

/** The keys of both brands, the main one first, as the header of a request and `BRAND_URLS` name them. */
export const brandKeys = ['fernway', 'breeze'] as const;

const [, secondBrand] = brandKeys;

/**
 * Returns the company of the brand that a page is shown under.
 *
 * @param brand key of the brand; null when the request names none, which then has the company of the main brand
 */
export const companyOf = ({ main, second }: Companies, brand: string | null): Company =>
  brand === secondBrand ? second : main;
