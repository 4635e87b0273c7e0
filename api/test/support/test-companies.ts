import type { Companies } from '../../src/brands/company.ts';

/** Who customers lease from in the tests. */
export const testCompanies: Companies = {
  main: { name: 'Fernway Leasing', address: '200 Harbor St, Macon, GA', phone: '(478) 555-0140' },
  second: { name: 'Breeze Leasing', address: '75 Windward Ave, Savannah, GA', phone: '(912) 555-0160' },
};
