import { z } from 'zod';
import { defineCall } from './call.ts';
import { idParamsSchema, idSchema } from './common.ts';
import { IMAGE_FORMATS, IMAGE_WIDTHS } from './constants.ts';

export const storedImageSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
});
const widthSchema = z.coerce
  .number({ error: 'Width must be a number.' })
  .refine(
    (width) => (IMAGE_WIDTHS as readonly number[]).includes(width),
    `Width must be one of ${IMAGE_WIDTHS.join(', ')}.`,
  );
export const imageQuerySchema = z.strictObject({
  w: widthSchema.optional(),
  /** Absent: the best format that the Accept header names. */
  f: z.enum(IMAGE_FORMATS).optional(),
});
const tag = 'Images';
const user = ['UNAUTHENTICATED', 'VALIDATION_FAILED', 'NOT_FOUND'] as const;

export const imagesCalls = {
  serveImage: defineCall({
    id: 'serveImage',
    method: 'GET',
    path: '/images/serve/{path}',
    auth: 'none',
    tag,
    summary: 'A stored picture in a width and format; the unguessable path is the permission',
    params: z.object({ path: z.string().max(500) }),
    query: imageQuerySchema,
    stream: 'image/*',
    errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
  }),
  uploadImage: defineCall({
    id: 'uploadImage',
    method: 'POST',
    path: '/images/upload',
    auth: 'user',
    tag,
    summary: 'Upload a picture (multipart, 5 MB)',
    response: storedImageSchema,
    status: 201,
    errors: [...user, 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  }),
  getImage: defineCall({
    id: 'getImage',
    method: 'GET',
    path: '/images/{id}',
    auth: 'user',
    tag,
    summary: 'About a picture of one’s own',
    params: idParamsSchema,
    response: storedImageSchema,
    errors: user,
  }),
  deleteImage: defineCall({
    id: 'deleteImage',
    method: 'DELETE',
    path: '/images/{id}',
    auth: 'user',
    tag,
    summary: 'Delete a picture of one’s own',
    params: idParamsSchema,
    response: z.object({ id: idSchema }),
    errors: user,
  }),
  processImage: defineCall({
    id: 'processImage',
    method: 'POST',
    path: '/images/{id}/process',
    auth: 'user',
    tag,
    summary: 'Normalise orientation and colour',
    params: idParamsSchema,
    response: storedImageSchema,
    errors: user,
  }),
  transformImage: defineCall({
    id: 'transformImage',
    method: 'POST',
    path: '/images/{id}/transform',
    auth: 'user',
    tag,
    summary: 'Crop, rotate or resize into a new picture',
    params: idParamsSchema,
    body: z.strictObject({
      width: widthSchema.optional(),
      rotate: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).optional(),
      format: z.enum(IMAGE_FORMATS).optional(),
    }),
    response: storedImageSchema,
    errors: user,
  }),
  downloadImage: defineCall({
    id: 'downloadImage',
    method: 'GET',
    path: '/images/{id}/download',
    auth: 'user',
    tag,
    summary: 'Download the original',
    params: idParamsSchema,
    stream: 'image/*',
    errors: user,
  }),
} as const;
