import { createTransport } from 'nodemailer';
import type { Transport } from './sender.ts';

/** Creates a transport for the mail server at `url` (`smtp://` or `smtps://`, with user and password if it needs them). */
export function smtpTransport({ url, from }: { readonly url: string; readonly from: string }): Transport {
  const transporter = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return async ({ id, recipient, subject, body }) => {
    await transporter.sendMail({
      from,
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
