import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { backupKeyOf, decrypting, encrypting } from './encryption.ts';

const KEY = backupKeyOf('k3Jx9wQmZ7rT1vB5nL8pD2sF6hG0yCaE');
const OTHER = backupKeyOf('zT4Rk8LxM2nQ9wV6bJ1pH5sD7fG3yCuA');
const CHUNK = 64 * 1024;
const HEADER = 61;
const SEALED_CHUNK = CHUNK + 16;

/** In writes of the given size, as disks and pipes give them. */
async function through(stream: ReturnType<typeof encrypting>, bytes: Buffer, writeBytes = 10_007) {
  const writes = Array.from({ length: Math.ceil(bytes.length / writeBytes) }, (_, at) =>
    bytes.subarray(at * writeBytes, (at + 1) * writeBytes),
  );
  const [, result] = await Promise.all([pipeline(Readable.from(writes), stream), buffer(stream)]);
  return result;
}
const open = (bytes: Buffer, key = KEY) => through(decrypting(key, 'a/file'), bytes);

describe('an encrypted file of a backup', () => {
  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 5])(
    'of %i bytes comes back as it was',
    async (length) => {
      const content = randomBytes(length);
      for (const writeBytes of [13_001, CHUNK, 4 * CHUNK]) {
        const encrypted = await through(encrypting(KEY), content, writeBytes);
        expect((await open(encrypted)).equals(content)).toBe(true);
        if (length > 16) expect(encrypted.includes(content.subarray(0, 16))).toBe(false);
      }
    },
  );

  it('is never the same twice', async () => {
    const content = Buffer.from('the same');
    const [first, second] = await Promise.all([
      through(encrypting(KEY), content),
      through(encrypting(KEY), content),
    ]);
    expect(first.subarray(29).equals(second.subarray(29))).toBe(false);
  });

  it('says when the key is another one', async () => {
    const encrypted = await through(encrypting(KEY), randomBytes(100));
    await expect(open(encrypted, OTHER)).rejects.toThrow(
      'a/file was encrypted with another key: set BACKUP_KEY',
    );
  });

  it('is refused when any of its bytes is another', async () => {
    const encrypted = await through(encrypting(KEY), randomBytes(2 * CHUNK + 100));
    for (const at of [0, 25, 40, HEADER, HEADER + CHUNK, HEADER + SEALED_CHUNK + 7, encrypted.length - 1]) {
      const damaged = Buffer.from(encrypted);
      damaged.writeUInt8(damaged.readUInt8(at) ^ 1, at);
      await expect(open(damaged)).rejects.toThrow(/^a\/file (is damaged|was encrypted)/);
    }
  });

  it('is refused when it is cut off, also at the end of a chunk', async () => {
    const encrypted = await through(encrypting(KEY), randomBytes(2 * CHUNK + 100));
    for (const length of [0, 30, HEADER, HEADER + 10, HEADER + SEALED_CHUNK, encrypted.length - 1]) {
      await expect(open(encrypted.subarray(0, length))).rejects.toThrow(/^a\/file .*cut off\.$/);
    }
  });

  it('is refused when its chunks have changed places', async () => {
    const encrypted = await through(encrypting(KEY), randomBytes(2 * CHUNK + 100));
    const chunkAt = (at: number) =>
      encrypted.subarray(HEADER + at * SEALED_CHUNK, HEADER + (at + 1) * SEALED_CHUNK);
    const swapped = Buffer.concat([encrypted.subarray(0, HEADER), chunkAt(1), chunkAt(0), chunkAt(2)]);
    expect(swapped.length).toBe(encrypted.length);
    await expect(open(swapped)).rejects.toThrow('a/file is damaged');
  });
});
