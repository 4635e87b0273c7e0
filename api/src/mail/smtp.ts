import { createTransport } from 'nodemailer';
import type { Companies } from '../brands/company.ts';
import { signEmail } from './letterhead.ts';
import type { Transport } from './sender.ts';

interface MailServer {
  /** `smtp://` or `smtps://`, with user and password if it needs them. */
  readonly url: string;
  /** Address of the sender, whose name is that of the reader's company. */
  readonly from: string;
  readonly companies: Companies;
}

/** Creates a transport for a mail server. */
export function smtpTransport({ url, from, companies }: MailServer): Transport {
  const transporter = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return async ({ id, recipient, subject, ...email }) => {
    const { from: name, body } = signEmail(companies, email);
    await transporter.sendMail({
      from: { name, address: from },
      to: { name: '', address: recipient },
      subject,
      text: body,
      // The same with every try, so that an email that is sent twice is recognised as one.
      messageId: `<portal-${id}@${from.split('@')[1] ?? 'portal'}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}
