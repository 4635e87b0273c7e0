import type { FastifyInstance } from 'fastify';

/** The contract of every lease of the demo; it belongs to nobody, so it needs no sign-in. */
export const sampleContract = '/api/demo/contract';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sample lease-to-own agreement</title></head>
<body><main><h1>Sample lease-to-own agreement</h1><p>In the demo this page replaces the signed contract of a lease. It is not binding.</p></main></body></html>`;

/** Serves the demo's sample contract. */
export async function sampleContractPlugin(server: FastifyInstance): Promise<void> {
  server.get(sampleContract, (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
