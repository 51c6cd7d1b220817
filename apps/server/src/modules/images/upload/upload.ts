import type { imagesCalls } from '@filigree/contracts';
import type { Deps } from '../../../http/deps.ts';
import { ok } from '../../../http/failure.ts';
import { untilGone } from '../../../http/gone.ts';
import type { Handler } from '../../../http/route.ts';
import { attempt } from '../../../http/throttle.ts';
import { encodePicture } from '../own/encode.ts';
import { keepImage } from '../own/keep.ts';
import { showImage } from '../own/show.ts';
import { judgeUpload } from './judge.ts';
import { receiveFile } from './receive-file.ts';

const WINDOW_S = 3_600;
const PER_PERSON = 200;

/** Stores the pixels of what somebody brings, and nothing else of it. */
export function uploadImage(deps: Deps): Handler<typeof imagesCalls.uploadImage> {
  const { database } = deps.connection;
  return async ({ user, request, reply }) => {
    if (deps.config.rateLimits) {
      const key = `upload:${user.userId}`;
      const limited = await attempt(database, [{ key, attempts: PER_PERSON, windowS: WINDOW_S }]);
      if (!limited.ok) return limited;
    }
    const received = await receiveFile(request);
    if (!received.ok) return received;
    const judged = await judgeUpload(received.value);
    if (!judged.ok) return judged;
    // WebP in the place of AVIF, which would take seconds to encode at this size.
    const format = judged.value === 'avif' ? 'webp' : judged.value;
    const encoded = await encodePicture(received.value.bytes, format, {}, untilGone(reply));
    if (!encoded.ok) return encoded;
    const kept = await keepImage({ database, storage: deps.storage }, user.userId, encoded.value);
    return kept.ok ? ok(showImage(kept.value)) : kept;
  };
}
