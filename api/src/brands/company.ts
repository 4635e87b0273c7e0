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

/** Key of the second brand in the header of a request. */
const secondBrand = 'breeze';

/**
 * Returns the company of the brand that a page is shown under.
 *
 * @param brand key of the brand; null when the request names none, which then has the company of the main brand
 */
export const companyOf = ({ main, second }: Companies, brand: string | null): Company =>
  brand === secondBrand ? second : main;
