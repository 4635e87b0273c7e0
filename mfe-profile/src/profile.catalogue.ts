import { defineCatalogue } from '@portal/platform';
import en from './texts/en.json' with { type: 'json' };

export const profileTexts = defineCatalogue('profile', en);
