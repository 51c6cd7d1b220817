import { z } from 'zod';
import { defineCall } from './call.ts';
import { idParamsSchema, idSchema } from './common.ts';
import {
  IMAGE_FORMATS,
  IMAGE_UPLOAD_MAX_BYTES,
  IMAGE_WIDTHS,
  STORED_IMAGE_MAX_SIDE_PX,
} from './constants.ts';

export const storedImageSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  createdAt: z.iso.datetime(),
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
/** CONFLICT: no room is left for another picture. */
const making = [...user, 'PAYLOAD_TOO_LARGE', 'CONFLICT'] as const;
const edgeSchema = (min: number) => z.number().min(min).max(STORED_IMAGE_MAX_SIDE_PX).int();

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
    summary: 'Upload a picture: one file of multipart/form-data; JPEG, PNG, WebP or AVIF, 5 MB',
    file: {
      part: 'file',
      mediaTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
      maxBytes: IMAGE_UPLOAD_MAX_BYTES,
    },
    response: storedImageSchema,
    status: 201,
    errors: [
      'UNAUTHENTICATED',
      'VALIDATION_FAILED',
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'CONFLICT',
    ],
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
    summary: 'Even out the exposure into a new picture; orientation and colours are normal since the upload',
    params: idParamsSchema,
    response: storedImageSchema,
    status: 201,
    errors: making,
  }),
  transformImage: defineCall({
    id: 'transformImage',
    method: 'POST',
    path: '/images/{id}/transform',
    auth: 'user',
    tag,
    summary: 'Crop, rotate or resize into a new picture',
    params: idParamsSchema,
    body: z
      .strictObject({
        /** In pixels of the picture as it is; taken before it is turned and resized. */
        crop: z
          .strictObject({
            left: edgeSchema(0),
            top: edgeSchema(0),
            width: edgeSchema(1),
            height: edgeSchema(1),
          })
          .optional(),
        /** Degrees, clockwise. */
        rotate: z.literal([0, 90, 180, 270], { error: 'Rotate must be 0, 90, 180 or 270.' }).optional(),
        /** Pictures are never enlarged. */
        width: widthSchema.optional(),
        format: z.enum(IMAGE_FORMATS).optional(),
      })
      .refine((body) => Object.values(body).some((value) => value !== undefined), 'Say what to change.'),
    response: storedImageSchema,
    status: 201,
    errors: making,
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
