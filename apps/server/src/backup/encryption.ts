/**
 * Files of a backup, encrypted (AES-256-GCM in chunks). The construction is STREAM (Hoang, Reyhanitabar, Rogaway,
 * Vizár: "Online Authenticated-Encryption and its Nonce-Reuse Misuse-Resistance", 2015), as the age format uses it:
 * chunks are numbered and the last one is marked, so that none can be changed, moved, left out or cut off.
 *
 * A file is: the magic line, the id of the key (8 bytes), a random salt (32 bytes), then chunks of 64 KiB, the last one
 * perhaps shorter, each followed by its tag (16 bytes). Every file has a key of its own, HKDF-SHA256 of the backup key
 * and the salt; the nonce of a chunk is its number (11 bytes, big endian) and 1 for the last chunk, else 0.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { BackupError } from './backup-error.ts';

const CIPHER = 'aes-256-gcm';
const MAGIC = Buffer.from('filigree encrypted 1\n');
const KEY_ID_BYTES = 8;
const SALT_BYTES = 32;
const HEADER_BYTES = MAGIC.length + KEY_ID_BYTES + SALT_BYTES;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CHUNK_BYTES = 64 * 1024;

export interface BackupKey {
  /** Follows from the key, and says nothing of it: tells a wrong key from a damaged file. */
  readonly id: Buffer;
  readonly secret: string;
}

export function backupKeyOf(secret: string): BackupKey {
  return { id: derive(secret, Buffer.alloc(0), 'backup key id', KEY_ID_BYTES), secret };
}

/** Whether a file begins as an encrypted one does. */
export function isEncrypted(file: Buffer): boolean {
  return file.subarray(0, MAGIC.length).equals(MAGIC);
}

/** A stream that encrypts what is written to it. */
export function encrypting(key: BackupKey): Transform {
  return new Encrypting(key);
}

/**
 * A stream that decrypts. Until it has ended, what has come out of it is authentic but may not be all.
 * @param name of the file, for the error that says what is wrong with it.
 */
export function decrypting(key: BackupKey, name: string): Transform {
  return new Decrypting(key, name);
}

function derive(secret: string, salt: Uint8Array, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, `filigree ${purpose}`, bytes));
}

function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeBigUInt64BE(BigInt(chunk), NONCE_BYTES - 9);
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
}

/** Cuts what is written to it into pieces of one size; the last one is what is left, and is known to be the last. */
abstract class InPieces extends Transform {
  readonly #pieceBytes: number;
  #held: Buffer[] = [];
  #heldBytes = 0;

  constructor(pieceBytes: number) {
    super();
    this.#pieceBytes = pieceBytes;
  }

  protected abstract piece(bytes: Buffer, isLast: boolean): void;

  /** Reads what stands before the first piece; false while it has not come yet. */
  protected isBegun(): boolean {
    return true;
  }

  /** Takes bytes off the front; undefined while there are fewer. */
  protected takeFront(bytes: number): Buffer | undefined {
    if (this.#heldBytes < bytes) return undefined;
    const all = Buffer.concat(this.#held);
    this.#held = [all.subarray(bytes)];
    this.#heldBytes -= bytes;
    return all.subarray(0, bytes);
  }

  override _transform(bytes: Buffer, _encoding: string, done: TransformCallback): void {
    this.#held.push(bytes);
    this.#heldBytes += bytes.length;
    settle(done, () => {
      // A full piece is given on only when more follows: it might be the last.
      while (this.isBegun() && this.#heldBytes > this.#pieceBytes) {
        const front = this.takeFront(this.#pieceBytes);
        if (front) this.piece(front, false);
      }
    });
  }

  override _flush(done: TransformCallback): void {
    settle(done, () => this.piece(Buffer.concat(this.#held), true));
  }
}

function settle(done: TransformCallback, work: () => void): void {
  try {
    work();
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
    return;
  }
  done();
}

class Encrypting extends InPieces {
  readonly #fileKey: Buffer;
  #chunk = 0;

  constructor(key: BackupKey) {
    super(CHUNK_BYTES);
    const salt = randomBytes(SALT_BYTES);
    this.#fileKey = derive(key.secret, salt, 'backup file', KEY_BYTES);
    this.push(Buffer.concat([MAGIC, key.id, salt]));
  }

  protected piece(bytes: Buffer, isLast: boolean): void {
    const cipher = createCipheriv(CIPHER, this.#fileKey, nonceOf(this.#chunk, isLast), {
      authTagLength: TAG_BYTES,
    });
    this.#chunk += 1;
    this.push(Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]));
  }
}

class Decrypting extends InPieces {
  readonly #key: BackupKey;
  readonly #name: string;
  #fileKey: Buffer | undefined;
  #chunk = 0;

  constructor(key: BackupKey, name: string) {
    super(CHUNK_BYTES + TAG_BYTES);
    this.#key = key;
    this.#name = name;
  }

  protected override isBegun(): boolean {
    if (this.#fileKey) return true;
    const header = this.takeFront(HEADER_BYTES);
    if (header) this.#fileKey = this.#fileKeyOf(header);
    return header !== undefined;
  }

  #fileKeyOf(header: Buffer): Buffer {
    if (!isEncrypted(header)) {
      throw new BackupError(`${this.#name} is damaged: it does not begin as an encrypted file does.`);
    }
    if (!header.subarray(MAGIC.length, -SALT_BYTES).equals(this.#key.id)) {
      throw new BackupError(
        `${this.#name} was encrypted with another key: set BACKUP_KEY to the key that the backup was made with.`,
      );
    }
    return derive(this.#key.secret, header.subarray(-SALT_BYTES), 'backup file', KEY_BYTES);
  }

  protected piece(bytes: Buffer, isLast: boolean): void {
    if (!this.#fileKey || bytes.length < TAG_BYTES) throw new BackupError(`${this.#name} is cut off.`);
    const decipher = createDecipheriv(CIPHER, this.#fileKey, nonceOf(this.#chunk, isLast), {
      authTagLength: TAG_BYTES,
    }).setAuthTag(bytes.subarray(-TAG_BYTES));
    this.#chunk += 1;
    const decrypted = decipher.update(bytes.subarray(0, -TAG_BYTES));
    try {
      decipher.final();
    } catch (cause) {
      // The only reason that the library gives for a failed authentication is a bare Error.
      throw new BackupError(`${this.#name} is damaged or cut off.`, { cause });
    }
    this.push(decrypted);
  }
}
