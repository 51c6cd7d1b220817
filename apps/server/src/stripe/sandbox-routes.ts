/** The pages of the sandbox on the product's own site, for the customer's browser. */
import type { StripeSandbox } from '@filigree/stripe-sandbox';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../http/deps.ts';

const BODY_LIMIT_BYTES = 64 * 1024;

export async function sandboxRoutes(app: FastifyInstance, { payments, log }: Deps): Promise<void> {
  const { sandbox } = payments;
  if (!sandbox) return;
  log.warn('payments go to the sandbox: nobody really pays');
  await app.register(async (scope) => mount(scope, sandbox));
}

function mount(scope: FastifyInstance, sandbox: StripeSandbox): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, body),
  );
  scope.route({
    method: ['GET', 'POST'],
    url: `${sandbox.mountedAt}/*`,
    handler: async (request, reply) => {
      const { status, headers, body } = await sandbox.answerBrowser({
        method: request.method,
        url: request.url.slice(sandbox.mountedAt.length),
        headers: request.headers,
        body: typeof request.body === 'string' ? request.body : '',
      });
      return reply.code(status).headers(headers).send(body);
    },
  });
}
