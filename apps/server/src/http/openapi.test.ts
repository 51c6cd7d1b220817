import {
  type Call,
  calls,
  ERROR_STATUS,
  errorsOf,
  IMAGE_UPLOAD_MAX_BYTES,
  successesOf,
} from '@filigree/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../test/app.ts';

const operationSchema = z.object({
  operationId: z.string(),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.string(),
      required: z.boolean(),
      schema: z.record(z.string(), z.unknown()),
    }),
  ),
  responses: z.record(z.string(), z.object({ description: z.string().min(1) })),
  requestBody: z.unknown().optional(),
  'x-availability': z.literal('planned').optional(),
});
const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

let test: TestApp;
let document: z.infer<typeof documentSchema>;
beforeAll(async () => {
  test = await buildTestApp();
  const response = await test.app.inject({ url: '/api/openapi.json' });
  document = documentSchema.parse(response.json());
});
afterAll(() => test.close());

describe('the OpenAPI document', () => {
  it.each(Object.values<Call>(calls))('describes $method $path', (call) => {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()];
    expect(operation?.operationId).toBe(call.id);
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const described = operation?.parameters.filter((parameter) => parameter.in === 'path');
    expect(described?.map((parameter) => parameter.name)).toEqual(inPath);
    expect(Boolean(operation?.requestBody)).toBe(call.body !== undefined || call.file !== undefined);
    for (const code of errorsOf(call)) {
      expect(operation?.responses[ERROR_STATUS[code]]?.description.split(', ')).toContain(code);
    }
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining(successesOf(call).map(String)),
    );
  });

  it('marks exactly those calls as planned that answer 501', async () => {
    for (const call of Object.values<Call>(calls).filter((candidate) => candidate.auth !== 'user')) {
      const url = `/api${call.path.replaceAll(/\{\w+\}/g, 'x')}`;
      const response = await test.app.inject({ method: call.method, url });
      const operation = document.paths[call.path]?.[call.method.toLowerCase()];
      // Not set up here is another matter: that answer has words of its own.
      const isPlanned = response.statusCode === 501 && response.body.includes('is not available yet');
      expect([call.id, isPlanned]).toEqual([call.id, operation?.['x-availability'] === 'planned']);
    }
  });

  it('describes what is validated: lengths, enumerations, whole numbers', () => {
    const register = JSON.stringify(document.paths['/auth/register']?.post);
    expect(register).toContain('"minLength":8');
    expect(JSON.stringify(document.paths['/studio/generate']?.post)).toContain('Art Deco');
    const limit = document.paths['/credits/transactions']?.get?.parameters[0];
    expect(limit).toMatchObject({ name: 'limit', in: 'query', required: false, schema: { default: 50 } });
    expect(limit?.schema.type).toBe('integer');
  });

  it('describes the upload as one file of a form, and a body of defaults as one that may be left out', () => {
    expect(document.paths['/images/upload']?.post?.requestBody).toEqual({
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: { file: { description: `One file of at most ${IMAGE_UPLOAD_MAX_BYTES} bytes.` } },
            required: ['file'],
          },
          encoding: { file: { contentType: 'image/jpeg, image/png, image/webp, image/avif' } },
        },
      },
    });
    expect(document.paths['/user']?.delete?.requestBody).toMatchObject({ required: false });
    expect(document.paths['/cart/items']?.post?.requestBody).toMatchObject({ required: true });
  });

  it('has no reference that leads nowhere', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]!);
    for (const reference of new Set(references)) {
      expect(reference).toMatch(/^#\/components\/schemas\//);
      expect(Object.keys(document.components.schemas)).toContain(reference.split('/').at(-1));
    }
  });

  it('has a page to read it, whose scripts our own policy allows', async () => {
    const page = await test.app.inject({ url: '/api/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    const scripts = [...page.body.matchAll(/<script([^>]*)>([^<]*)/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes, inline] of scripts) {
      expect(inline?.trim()).toBe('');
      const source = /src="([^"]+)"/.exec(attributes ?? '')?.[1];
      const script = await test.app.inject({ url: new URL(source!, 'http://x/api/docs/').pathname });
      expect(script.statusCode).toBe(200);
    }
  });

  it('is not there where it was not asked for', async () => {
    const closed = await buildTestApp({ database: test.database, config: { apiDocs: false } });
    try {
      expect((await closed.app.inject({ url: '/api/docs' })).statusCode).toBe(404);
      expect((await closed.app.inject({ url: '/api/docs/' })).statusCode).toBe(404);
      expect((await closed.app.inject({ url: '/api/openapi.json' })).statusCode).toBe(200);
    } finally {
      await closed.close();
    }
  });
});
