import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openapiDocument } from './document.ts';

/** Everything comes from this origin; the page itself sets inline styles. */
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

/** Serves the document at `/api/openapi.json`, and a page that shows it at `/api/docs`. */
export async function openapiPlugin(server: FastifyInstance): Promise<void> {
  server.get('/api/openapi.json', () => openapiDocument);
  server.register(swagger, {
    mode: 'static',
    specification: { document: openapiDocument as unknown as StaticDocumentSpec['document'] },
  });
  server.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    theme: { css: [{ filename: 'page.css', content: '.swagger-ui .topbar { display: none }' }] },
    uiConfig: { defaultModelsExpandDepth: 0, docExpansion: 'list', tryItOutEnabled: false },
  });
}
