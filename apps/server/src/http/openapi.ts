/** The OpenAPI 3.1 document, written from the contracts: the same schemas that validate are the ones described. */
import {
  API_BASE_PATH,
  type Call,
  calls,
  ERROR_STATUS,
  type ErrorCode,
  errorEnvelopeSchema,
  errorsOf,
} from '@filigree/contracts';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** Told to those alone who are at the desk. */
const DESK_COOKIE: Json = {
  type: 'apiKey',
  in: 'cookie',
  name: 'filigree_desk',
  description: 'On https its name is `__Host-filigree_desk`.',
};
const ERROR = { $ref: '#/components/schemas/Error' };

/**
 * @param isPlanned whether a call has no handler yet; it is marked `x-availability: planned`.
 * @param described the calls that it is about: those of the public where nothing is said
 */
export function openApiDocument(
  isPlanned: (call: Call) => boolean,
  described: readonly Call[] = Object.values<Call>(calls),
): Json {
  const paths: Record<string, Json> = {};
  for (const call of described) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, isPlanned(call)) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Filigree',
      version: '1.0.0',
      description:
        'Words become jewelry that can be made. Every answer is `{ "data": ... }`, every failure ' +
        '`{ "error": { message, code, status, details } }`.',
    },
    servers: [{ url: API_BASE_PATH }],
    tags: [...new Set(described.map((call) => call.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: describe(errorEnvelopeSchema, 'output') },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        refreshCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'filigree_refresh',
          description: 'On https its name is `__Host-filigree_refresh`.',
        },
        ...(described.some(({ auth }) => auth === 'staff') ? { deskCookie: DESK_COOKIE } : {}),
      },
    },
  };
}

function operation(call: Call, isPlanned: boolean): Json {
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.tag],
    security: securityOf(call),
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      ...parameters(call.headers, 'header'),
    ],
    ...requestBody(call),
    responses: responses(call),
    ...(isPlanned ? { 'x-availability': 'planned' } : {}),
  };
}

function requestBody({ body, file }: Call): Json {
  if (file !== undefined) return { requestBody: { required: true, content: multipart(file) } };
  if (body === undefined) return {};
  // What may be left out as a whole: a body of defaults.
  const required = !body.safeParse(undefined).success;
  return { requestBody: { required, content: json(describe(body, 'input')) } };
}

/** OpenAPI 3.1, "Special Considerations for multipart Content": a file is a part without a type of its own. */
function multipart({ part, mediaTypes, maxBytes }: NonNullable<Call['file']>): Json {
  const description = `One file of at most ${maxBytes} bytes.`;
  return {
    'multipart/form-data': {
      schema: { type: 'object', properties: { [part]: { description } }, required: [part] },
      encoding: { [part]: { contentType: mediaTypes.join(', ') } },
    },
  };
}

function securityOf(call: Call): Json[] {
  if (call.auth === 'user') return [{ accessToken: [] }];
  if (call.auth === 'staff') return [{ deskCookie: [] }];
  return call.auth === 'refreshCookie' ? [{ refreshCookie: [] }] : [];
}

function responses(call: Call): Json {
  const answers: Json = {};
  const status = String(call.status ?? 200);
  if (call.stream !== undefined) {
    answers[status] = { description: 'Done', content: { [call.stream]: {} } };
  } else if (call.response) {
    answers[status] = { description: 'Done', content: json(enveloped(call.response)) };
    if (call.mayExist)
      answers['200'] = { description: 'There already', content: json(enveloped(call.response)) };
  }
  if (call.accepted) {
    answers['202'] = { description: 'Goes on in the background', content: json(enveloped(call.accepted)) };
  }
  for (const [status, codes] of errorsByStatus(call)) {
    answers[status] = { description: codes.join(', '), content: json(ERROR) };
  }
  return answers;
}

function errorsByStatus(call: Call): Map<number, ErrorCode[]> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(call)) {
    const status = ERROR_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return new Map([...byStatus].sort(([a], [b]) => a - b));
}

function enveloped(schema: z.ZodType): Json {
  return { type: 'object', properties: { data: describe(schema, 'output') }, required: ['data'] };
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query' | 'header'): Json[] {
  if (!schema) return [];
  const { properties, required } = objectSchema.parse(describe(schema, 'input'));
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
  }));
}

const objectSchema = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});

/** What a schema takes, or gives. */
function describe(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  });
  return described;
}
