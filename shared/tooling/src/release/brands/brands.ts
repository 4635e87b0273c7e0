import type { BrandConfig } from '@portal/platform/contract';
import type { BrandKey } from '@portal/ui/theme';

type BrandDetails = Pick<BrandConfig, 'name' | 'title' | 'company' | 'contact'> & { readonly key: BrandKey };

/** The texts of the two companies (OP-25); the first one is the main brand. A deployment for other companies edits this file. */
export const brands: readonly [main: BrandDetails, second: BrandDetails] = [
  {
    key: 'fernway',
    name: 'Fernway',
    title: 'Fernway Customer Portal',
    company: 'Fernway Leasing',
    contact: {
      address: '200 Harbor St, Suite 4, Macon, GA',
      phone: '(478) 555-0140',
      afterHoursPhone: '(478) 555-0141',
      email: 'help@fernway.test',
    },
  },
  {
    key: 'breeze',
    name: 'Breeze',
    title: 'Breeze Customer Portal',
    company: 'Breeze Leasing',
    contact: {
      address: '75 Windward Ave, Savannah, GA',
      phone: '(912) 555-0160',
      afterHoursPhone: '(912) 555-0161',
      email: 'help@breeze.test',
    },
  },
];
