import type { FastifyInstance } from 'fastify';

/** What a supervisor asks: a sandbox that runs is ready, because it waits for nothing else. */
export const livenessAddresses: readonly string[] = ['/livez', '/readyz'];

/** Serves what a supervisor asks. */
export function serveLiveness(server: FastifyInstance): void {
  for (const address of livenessAddresses) server.get(address, async () => ({ healthy: true }));
}
