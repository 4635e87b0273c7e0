import type { DocumentLanguage } from '@portal/api-contract';
import { sayIn } from '../texts/say-in.ts';
import { textsIn, type WriteText } from '../texts/texts-in.ts';
import en from './email-texts.en.json' with { type: 'json' };
import es from './email-texts.es.json' with { type: 'json' };

type EmailText = keyof typeof en;
type EmailName = EmailText extends infer Key ? (Key extends `${infer Name}.subject` ? Name : never) : never;

/** The content of an email, in plain text. */
export interface EmailContent {
  readonly subject: string;
  readonly body: string;
}

/** What an email is written with. */
export interface EmailLanguage {
  readonly t: WriteText<EmailText>;
  /** Says a sentence of the api, which is in English. */
  readonly say: (sentence: string) => string;
}

/** An email that can be written in any language. */
export interface EmailTemplate {
  readonly write: (language: EmailLanguage) => EmailContent;
  /** Milliseconds from its enqueuing for which it is worth sending. */
  readonly usefulFor: number;
}

/** Of an email that tells what happened: it is still worth reading after a weekend without a mail server. */
const noticeLifetime = 3 * 24 * 60 * 60_000;

type Values = Readonly<Record<string, string>>;

/**
 * Returns the template of an email from its texts, paragraphs with an empty line between them.
 *
 * @param valuesIn returns the values of both texts
 * @param usefulFor of an email that is read for its PIN or link alone: as long as that works
 */
export const template = (
  name: EmailName,
  valuesIn: (language: EmailLanguage) => Values = () => ({}),
  usefulFor = noticeLifetime,
): EmailTemplate => ({
  usefulFor,
  write: (language) => {
    const values = valuesIn(language);
    const { t } = language;
    return { subject: t(`${name}.subject`, values), body: `${t(`${name}.body`, values)}\n` };
  },
});

const emailTextsIn = textsIn<EmailText>({ en, es });

/** Writes an email for its reader; in English for one whose language is not known. */
export function writeEmail({ write }: EmailTemplate, reader: DocumentLanguage | null): EmailContent {
  const language = reader ?? 'en';
  return write({ t: emailTextsIn(language), say: (sentence) => sayIn(language, sentence) });
}
