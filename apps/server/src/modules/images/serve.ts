import { createHash } from 'node:crypto';
import type { imagesCalls } from '@filigree/contracts';
import { ok } from '../../http/failure.ts';
import { untilGone } from '../../http/gone.ts';
import { hasTag } from '../../http/prepared.ts';
import type { Handler } from '../../http/route.ts';
import { noSuchPicture } from './read-picture.ts';
import { formatOfKey, MEDIA_TYPES, negotiateFormat, type Variant } from './variant.ts';
import { isPictureKey, type Variants } from './variants.ts';

/** What stands under a key never changes: a new picture gets a new key. */
const FOREVER = 'public, max-age=31536000, immutable';

export function serveImage(variants: Variants): Handler<typeof imagesCalls.serveImage> {
  return async ({ params, query, request, reply }) => {
    const original = formatOfKey(params.path);
    if (original === undefined || !isPictureKey(params.path)) return noSuchPicture();
    const variant: Variant = {
      width: query.w,
      format: query.f ?? negotiateFormat(request.headers.accept, original),
    };
    const found = await variants.get(params.path, variant, untilGone(reply));
    if (!found.ok) return found;
    const bytes = found.value;
    const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
    reply.header('cache-control', FOREVER).header('etag', tag);
    if (query.f === undefined) reply.header('vary', 'Accept');
    if (hasTag(request.headers['if-none-match'], tag)) return ok(reply.code(304).send());
    return ok(reply.type(MEDIA_TYPES[variant.format]).send(bytes));
  };
}
