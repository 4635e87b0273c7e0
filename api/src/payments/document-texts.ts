import { textsIn, type WriteText } from '../texts/texts-in.ts';
import en from './document-texts.en.json' with { type: 'json' };
import es from './document-texts.es.json' with { type: 'json' };

type DocumentText = keyof typeof en;

/** Returns a text of the documents. */
export type WriteDocumentText = WriteText<DocumentText>;

/** Returns the function that writes the texts of receipts and statements in a language. */
export const documentTextsIn = textsIn<DocumentText>({ en, es });
