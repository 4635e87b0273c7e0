import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const forbidden = "object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'";

/**
 * Serves, while it is in use, a page without any part of the portal, as an integrator of a vendor's script writes it.
 *
 * @param script address of the vendor's script; the page's content security policy allows only its origin
 */
export async function withHostPage(script: string, use: (url: string) => Promise<void>): Promise<void> {
  const { origin } = new URL(script);
  const policy = `default-src 'none'; script-src ${origin}; frame-src ${origin}; img-src data:; ${forbidden}`;
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-security-policy', policy);
    response.end(
      `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,"><main><h1>Shop</h1><div id="card-form"></div></main><script src="${script}"></script></html>`,
    );
  });
  await listening(server);
  try {
    await use(`http://localhost:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const listening = (server: Server) => new Promise<void>((resolve) => server.listen(0, () => resolve()));
