import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { testCompanies } from '../../test/support/test-companies.ts';
import { smtpTransport } from './smtp.ts';

describe('sending through a mail server', () => {
  it('OP-97: a server that always answers a little more has its connection closed after the limit', async () => {
    const server = createServer((socket) => {
      const more = setInterval(() => socket.write('220-Please wait\r\n'), 10);
      socket.on('error', () => undefined).once('close', () => clearInterval(more));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const url = `smtp://127.0.0.1:${port}`;
    const transport = smtpTransport({ url, from: 'lease@portal.test', companies: testCompanies, limit: 200 });
    const connected = once(server, 'connection') as Promise<[Socket]>;
    const sending = transport({
      id: 1,
      recipient: 'maria@portal.test',
      subject: 'A',
      body: 'B',
      brand: null,
    });
    const ended = expect(sending).rejects.toThrow();
    const [socket] = await connected;
    // The connection may be closed by a reset, which is an error to this end.
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await Promise.all([ended, closed]);
    await new Promise((resolve) => server.close(resolve));
  });
});
