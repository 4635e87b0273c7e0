import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TileServer {
  readonly url: string;
  /** Paths that were asked for, with their query. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

const grey = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const field = (number: number, bytes: readonly number[]) => [(number << 3) | 2, bytes.length, ...bytes];

/** A vector tile with one layer, `water`, of one square: version 2, a polygon, an extent of 4096. */
const square = [9, 0, 0, 26, 128, 32, 0, 0, 128, 32, 127, 0, 15];
const vector = Buffer.from(
  field(3, [
    ...[15 << 3, 2],
    ...field(1, [...Buffer.from('water')]),
    ...field(2, [...[3 << 3, 3], ...field(4, square)]),
    ...[5 << 3, 128, 32],
  ]),
);

/** Serves the same tile at every address: an image, or a vector tile where the path ends in `.pbf`; else 404. */
export async function startTileServer(): Promise<TileServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    if (/^\/\d+\/\d+\/\d+\.png/.test(path)) response.setHeader('content-type', 'image/png').end(grey);
    else if (/\.pbf/.test(path)) response.setHeader('content-type', 'application/x-protobuf').end(vector);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
