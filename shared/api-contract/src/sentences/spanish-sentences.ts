import { sentencesOf } from './sentences-of.ts';
import table from './server-sentences.es.json' with { type: 'json' };

/** Says a sentence of the api in Spanish; one that is not known stays as it is. */
export const inSpanish = sentencesOf(table);
