import { defineCatalogue } from '@portal/platform';
import en from './en.json' with { type: 'json' };

export const leasesTexts = defineCatalogue('leases', en);
