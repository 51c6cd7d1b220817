import { createHash } from 'node:crypto';
import type { imagesCalls } from '@filigree/contracts';
import { fail, ok } from '../../http/failure.ts';
import { hasTag } from '../../http/prepared.ts';
import type { Handler } from '../../http/route.ts';
import { formatOfKey, MEDIA_TYPES, negotiateFormat, type Variant } from './variant.ts';
import { isPictureKey, type Variants } from './variants.ts';

/** What stands under a key never changes: a new picture gets a new key. */
const FOREVER = 'public, max-age=31536000, immutable';

export function serveImage(variants: Variants): Handler<typeof imagesCalls.serveImage> {
  return async ({ params, query, request, reply }) => {
    const original = formatOfKey(params.path);
    const notFound = fail('NOT_FOUND', 'There is no such picture.');
    if (original === undefined || !isPictureKey(params.path)) return notFound;
    const variant: Variant = {
      width: query.w,
      format: query.f ?? negotiateFormat(request.headers.accept, original),
    };
    const bytes = await variants.get(params.path, variant);
    if (!bytes) return notFound;
    const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
    reply.header('cache-control', FOREVER).header('etag', tag);
    if (query.f === undefined) reply.header('vary', 'Accept');
    if (hasTag(request.headers['if-none-match'], tag)) return ok(reply.code(304).send());
    return ok(reply.type(MEDIA_TYPES[variant.format]).send(bytes));
  };
}
