import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Call, Services } from './call.ts';
import { formLimits } from './form-body.ts';
import { routeAll } from './route.ts';

/** Calls that take a form, apart from the others: only these read forms, and only those read JSON. */
export function routeForms(server: FastifyInstance, calls: readonly Call[], services: Services): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { limits: formLimits });
    routeAll(scope, calls, services);
  });
}
