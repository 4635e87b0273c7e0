import type { FastifyInstance } from 'fastify';
import { UserError } from '../errors/user-error.ts';

/** Another program listens on the port. */
export class PortInUseError extends UserError {
  override readonly name = 'PortInUseError';
}

interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** The setting of the port. */
  readonly variable?: 'API_PORT' | 'SANDBOX_PORT' | 'PROCESSOR_SANDBOX_PORT';
}

/**
 * Starts to listen and returns the address.
 *
 * @throws PortInUseError naming the port
 * @throws UserError when this machine has no such address, or the port is closed to this user
 */
export async function listen(
  server: FastifyInstance,
  { host, port, variable = 'API_PORT' }: ListenOptions,
): Promise<string> {
  try {
    return await server.listen({ host, port });
  } catch (error) {
    throw listenError({ host, port, variable }, error);
  }
}

function listenError({ host, port, variable }: Required<ListenOptions>, error: unknown): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  switch (code) {
    case 'EADDRINUSE':
      return new PortInUseError(
        `Port ${port} is in use: stop what listens there, or set ${variable} to another port.`,
      );
    case 'EACCES':
      return new UserError(`${variable} must be a port that this user may open, not ${port}.`);
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND':
      return new UserError(
        `HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, not '${host}'.`,
      );
    default:
      return error;
  }
}

/** Milliseconds that requests in flight have when the server stops; a supervisor commonly kills after 30 s. */
const drainLimit = 20_000;

/**
 * Accepts no new connection, answers the requests in flight, then closes. Connections that a client keeps open end as
 * soon as they are idle, and all of them when the time to drain is over.
 */
export async function closeGracefully(
  server: FastifyInstance,
  { within = drainLimit }: { readonly within?: number } = {},
): Promise<void> {
  const sweep = setInterval(() => {
    server.server.closeIdleConnections();
  }, 50);
  const deadline = setTimeout(() => {
    server.server.closeAllConnections();
  }, within);
  try {
    await server.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(deadline);
  }
}
