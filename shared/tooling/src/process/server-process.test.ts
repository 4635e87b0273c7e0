import { createServer } from 'node:net';
import { findFreePort, isPortFree } from './free-port.ts';
import { launchServer, startServer, type ServerProgram } from './server-process.ts';

const serverOf = (script: string, more: Partial<ServerProgram> = {}): ServerProgram => ({
  name: 'sample',
  program: process.execPath,
  args: ['--eval', script],
  ready: { line: /listens at (\S+)/ },
  ...more,
});

const listening = `
  const server = require('node:http').createServer((request, response) => response.end('here'));
  server.listen(Number(process.env.PORT ?? 0), () => console.log('listens at http://127.0.0.1:' + server.address().port));
  console.error('one remark');
`;

it('startServer waits for the line with the address, and stop ends the process', async () => {
  const log: string[] = [];
  const server = await startServer(
    serverOf(listening, { log: { write: (part) => log.push(part.toString()) } }),
  );
  expect(await (await fetch(server.address)).text()).toBe('here');
  expect(server.output()).toContain('listens at');
  expect(server.errors()).toBe('one remark\n');
  expect(log.join('')).toContain('one remark');
  await server.stop();
  expect(await server.exit).toEqual({ code: null, reason: 'one remark' });
  await server.stop();
});

it('startServer waits for a health address that answers 2xx', async () => {
  const address = `http://127.0.0.1:${await findFreePort()}`;
  const env = { PORT: new URL(address).port };
  const server = await startServer(serverOf(listening, { env, ready: { health: `${address}/health` } }));
  expect(server.address).toBe(address);
  await server.kill();
});

it('startServer rejects with the words of a server that ends instead', async () => {
  await expect(startServer(serverOf("console.error('no database'); process.exit(3);"))).rejects.toThrow(
    'The sample did not start: no database',
  );
  await expect(startServer(serverOf('process.exit(3);'))).rejects.toThrow(
    'The sample did not start: it ended with code 3',
  );
  await expect(startServer({ ...serverOf(''), program: 'no-such-program' })).rejects.toThrow('ENOENT');
});

it('output is the end of what a server has written, however much that was', async () => {
  const script =
    "for (let line = 0; line < 300; line += 1) console.log(String(line).padStart(9_999, '.')); console.error('done');";
  const server = launchServer(serverOf(script));
  await server.exit;
  const lines = server.output().split('\n');
  expect(server.output()).toHaveLength(1_000_000);
  expect(lines).toContain('299'.padStart(9_999, '.'));
  expect(lines).not.toContain('199'.padStart(9_999, '.'));
});

it('launchServer gives the exit code of a program that ends by itself', async () => {
  expect((await launchServer(serverOf('process.exit(3);')).exit).code).toBe(3);
});

it('stop closes the standard input of a server that waits for its end', async () => {
  const script =
    "process.stdin.resume().on('end', () => process.exit(0)); console.log('listens at nothing');";
  const server = await startServer(serverOf(script, { stopBy: 'end of input' }));
  await server.stop();
  expect((await server.exit).code).toBe(0);
});

it('isPortFree tells whether somebody listens on a port', async () => {
  const server = createServer();
  const port = await findFreePort();
  expect(await isPortFree(port)).toBe(true);
  await new Promise<void>((resolve) => server.listen(port, resolve));
  expect(await isPortFree(port)).toBe(false);
  await new Promise((resolve) => server.close(resolve));
});
