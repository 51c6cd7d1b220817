import { API_BASE_PATH, calls } from '@filigree/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail, sendFailure } from './failure.ts';

const patterns = Object.values(calls).map((call) => ({
  method: call.method,
  pattern: new RegExp(
    `^${API_BASE_PATH}${call.path
      .replaceAll(/[.]/g, '\\.')
      .replaceAll('{path}', '.+')
      .replaceAll(/\{\w+\}/g, '[^/]+')}/?$`,
  ),
}));

/** What is said of every address at which there is nothing, whatever the reason. */
export const nothingHere = () => fail('NOT_FOUND', 'There is nothing at this address.');

/** An address below the API that no route took: wrong method, or nothing there. */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? '';
  const methods = [
    ...new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
  ];
  if (methods.length === 0) return sendFailure(reply, nothingHere().failure);
  reply.header('allow', methods.join(', '));
  const message = `${request.method} is not possible here; use ${methods.join(' or ')}.`;
  return sendFailure(reply, fail('METHOD_NOT_ALLOWED', message).failure);
}
