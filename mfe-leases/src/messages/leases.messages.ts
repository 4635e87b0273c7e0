import { defineMessages } from '@portal/platform';
import en from './en.json' with { type: 'json' };

export const leasesMessages = defineMessages('leases', en, { es: () => import('./es.json') });
