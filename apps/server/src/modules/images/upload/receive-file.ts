/** The one file of a multipart body (RFC 7578), in bounds. */
import { IMAGE_UPLOAD_MAX_BYTES } from '@filigree/contracts';
import type { FastifyRequest } from 'fastify';
import { fail, ok, type Result } from '../../../http/failure.ts';

export interface ReceivedFile {
  readonly bytes: Buffer;
  /** As the sender says, and not to be believed: names and types are compared with what the file holds. */
  readonly name: string;
  readonly mediaType: string;
}

/** Room for the boundaries, headers and small fields around the file. */
const ENVELOPE_BYTES = 16 * 1024;

const tooLarge = () =>
  fail('PAYLOAD_TOO_LARGE', `Please upload an image smaller than ${IMAGE_UPLOAD_MAX_BYTES / 1024 / 1024}MB`);
const malformed = () => fail('VALIDATION_FAILED', 'The body is not valid multipart/form-data.');

export async function receiveFile(request: FastifyRequest): Promise<Result<ReceivedFile>> {
  if (!request.isMultipart())
    return fail('UNSUPPORTED_MEDIA_TYPE', 'Send the picture as a file of multipart/form-data.');
  // What says by itself that it is too large is not even read.
  if (Number(request.headers['content-length'] ?? 0) > IMAGE_UPLOAD_MAX_BYTES + ENVELOPE_BYTES)
    return tooLarge();
  let received: ReceivedFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      received = { bytes: await part.toBuffer(), name: part.filename ?? '', mediaType: part.mimetype };
    }
  } catch (error) {
    return refusalOf(error);
  }
  if (!received)
    return fail('VALIDATION_FAILED', 'The body holds no file. Send the picture as its part "file".');
  if (received.bytes.length === 0) return fail('VALIDATION_FAILED', 'This file is empty.');
  return ok(received);
}

/** The parser throws for whatever is wrong with the body; it has codes for limits only. */
function refusalOf(error: unknown): { ok: false; failure: ReturnType<typeof malformed>['failure'] } {
  if (!(error instanceof Error)) throw error;
  const code = 'code' in error ? error.code : undefined;
  switch (code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return tooLarge();
    case 'FST_FILES_LIMIT':
      return fail('VALIDATION_FAILED', 'Upload one picture at a time.');
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return fail('VALIDATION_FAILED', 'The body has too many parts. Send the picture alone.');
    default:
      return malformed();
  }
}
