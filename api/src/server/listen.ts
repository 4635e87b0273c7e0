import type { FastifyInstance } from 'fastify';

/** Something else listens at the port; the message is for whoever starts the api. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

/** @throws PortTakenError naming the port */
export async function listen(
  server: FastifyInstance,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<string> {
  try {
    return await server.listen({ host, port });
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE') {
      throw new PortTakenError(
        `Port ${port} is in use: stop what listens there, or set API_PORT to another port.`,
      );
    }
    throw error;
  }
}

/**
 * Takes no new connection, answers what is in flight, then is closed. Connections that a client keeps open
 * are ended as soon as they have nothing under way.
 */
export async function closeGracefully(server: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => {
    server.server.closeIdleConnections();
  }, 50);
  try {
    await server.close();
  } finally {
    clearInterval(sweep);
  }
}
