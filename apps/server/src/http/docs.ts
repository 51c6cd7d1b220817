/** GET /api/openapi.json, and a page to read it at /api/docs. */
import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { API_BASE_PATH, type Call } from '@filigree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { openApiDocument } from './openapi.ts';

/** The page is for whoever develops; a production shows it only where that was asked for. */
export async function docsRoutes(
  app: FastifyInstance,
  config: Pick<Config, 'apiDocs'>,
  isPlanned: (call: Call) => boolean,
): Promise<void> {
  const document = openApiDocument(isPlanned);
  const text = JSON.stringify(document);
  app.get(`${API_BASE_PATH}/openapi.json`, (_request, reply) =>
    reply.type('application/json').header('cache-control', 'no-cache').send(text),
  );
  if (!config.apiDocs) return;
  await app.register(swagger, {
    mode: 'static',
    // The plugin only passes it on; its types know the document's format up to 3.0.
    specification: { document: document as unknown as StaticDocumentSpec['document'] },
  });
  await app.register(swaggerUi, {
    routePrefix: `${API_BASE_PATH}/docs`,
    uiConfig: { deepLinking: true, docExpansion: 'list', tryItOutEnabled: false },
    theme: {
      title: 'Filigree API',
      favicon: [],
      // The bar at the top only offers to open other documents.
      css: [{ filename: 'filigree.css', content: '.swagger-ui .topbar { display: none }' }],
    },
  });
}
