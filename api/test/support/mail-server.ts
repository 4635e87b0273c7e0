import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { secretsOfMail } from '@portal/tooling/process';
import { SMTPServer } from 'smtp-server';
import { captureSecrets } from './captured-logs.ts';

export interface ReceivedEmail {
  readonly to: readonly string[];
  /** Head and text as they came over the wire. */
  readonly source: string;
}

/** A real mail server of the test's own. */
export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedEmail[];
  /** Refuses so many emails from now on, as a server with too much to do does. */
  rejectNext(count: number): void;
  close(): Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const received: ReceivedEmail[] = [];
  const secrets = captureSecrets();
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
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
      refusals = count;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** Long lines and signs are written otherwise on their way (quoted-printable). */
const readable = (source: string) => source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
