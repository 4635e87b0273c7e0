import { defineCatalogue } from './catalogue.ts';
import en from './en.json' with { type: 'json' };

/** The few words the platform says itself. */
export const platformTexts = defineCatalogue('platform', en);
