import { defineCatalogue } from '@portal/platform';
import en from './texts/en.json' with { type: 'json' };

export const retailersTexts = defineCatalogue('retailers', en);
