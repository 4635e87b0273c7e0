import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { secretsOfMail } from '@portal/tooling/process';
import { SMTPServer } from 'smtp-server';
import { captureSecrets } from './captured-logs.ts';

export interface ReceivedEmail {
  readonly to: readonly string[];
  /** Header and text as received. */
  readonly source: string;
}

/** A real mail server for one test. */
export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedEmail[];
  /** Rejects this many emails from now on, as a busy server does. */
  rejectNext(count: number): void;
  close(): Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const received: ReceivedEmail[] = [];
  const secrets = captureSecrets();
  let rejectionsLeft = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (rejectionsLeft > 0) {
          rejectionsLeft -= 1;
          done(Object.assign(new Error('Try again later.'), { responseCode: 451 }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const source = Buffer.concat(parts).toString();
        received.push({ to, source });
        secrets.rememberSecrets(secretsOfMail(readable(source)));
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    rejectNext(count) {
      rejectionsLeft = count;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** Decodes what quoted-printable changes in codes and links: line breaks and equals signs. */
const readable = (source: string) => source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
