import { connect, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import type { Companies } from '../brands/company.ts';
import { signEmail } from './letterhead.ts';
import { sendLimit, type Transport } from './sender.ts';

interface MailServer {
  /** `smtp://` or `smtps://`, with user and password if it needs them. */
  readonly url: string;
  /** Address of the sender, whose name is that of the reader's company. */
  readonly from: string;
  readonly companies: Companies;
  /** Milliseconds for one email, after which its connection is closed. */
  readonly limit?: number;
}

/** Milliseconds. */
const connectionLimit = 10_000;

/** Connects to a mail server; the connection is closed after the limit, whatever is sent by then. */
async function connectWithin(host: string, port: number, limit: number): Promise<Socket> {
  const socket = connect({ host, port, signal: AbortSignal.timeout(limit) });
  const unreached = Object.assign(new Error('The mail server can’t be reached.'), { code: 'ETIMEDOUT' });
  socket.setTimeout(connectionLimit, () => socket.destroy(unreached));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('error', reject);
  });
  socket.removeAllListeners('timeout').setTimeout(0);
  return socket;
}

/** Creates a transport for a mail server. */
export function smtpTransport({ url, from, companies, limit = sendLimit }: MailServer): Transport {
  const transporter = createTransport({
    url,
    // Limits silence only: a server that answers each step slowly may take many times as long.
    socketTimeout: 20_000,
    getSocket({ host = 'localhost', port, secure = false }, done) {
      connectWithin(host, Number(port ?? (secure ? 465 : 587)), limit).then(
        (connection) => done(null, { connection }),
        (error: Error) => done(error, undefined),
      );
    },
  });
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
