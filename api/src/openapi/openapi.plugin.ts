import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { endpointTable } from '@portal/api-contract';
import type { FastifyInstance } from 'fastify';
import { documentOf } from './document.ts';

/** Everything from here; styles that the page puts on its elements are its own. */
const policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** The document at `/api/openapi.json`, and a page that shows it at `/api/docs`. */
export async function openapiPlugin(server: FastifyInstance): Promise<void> {
  const document = documentOf(endpointTable);
  server.get('/api/openapi.json', () => document);
  server.register(swagger, {
    mode: 'static',
    specification: { document: document as unknown as StaticDocumentSpec['document'] },
  });
  server.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    theme: { css: [{ filename: 'page.css', content: '.swagger-ui .topbar { display: none }' }] },
    uiConfig: { defaultModelsExpandDepth: 0, docExpansion: 'list', tryItOutEnabled: false },
  });
}
