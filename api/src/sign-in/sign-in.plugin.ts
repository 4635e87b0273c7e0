import type { FastifyInstance } from 'fastify';
import { serveEndpoints } from '../server/serve-endpoints.ts';
import { forgottenPasswordHandlers } from './forgotten-password.handlers.ts';
import { sessionHandlers } from './sessions.handlers.ts';
import type { SignInServices } from './sign-in-services.ts';
import { signInHandlers } from './sign-in.handlers.ts';
import { verificationHandlers } from './verification.handlers.ts';

/** Serves signing in and out, registering, verifying an account and forgotten passwords, for customers and staff. */
export async function signInPlugin(server: FastifyInstance, services: SignInServices): Promise<void> {
  serveEndpoints(server, [
    ...signInHandlers(services),
    ...sessionHandlers(services),
    ...forgottenPasswordHandlers(services),
    ...verificationHandlers(services),
  ]);
}
