import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from './storage.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'filigree-storage-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const modeOf = (...path: string[]) => statSync(join(dataDir, ...path)).mode & 0o777;

describe('files on the disk', () => {
  it('are read by their owner only, and so are the folders that they lie in', async () => {
    const storage = openStorage({ s3: undefined, dataDir }, (key) => {
      throw new Error(`${key} is damaged.`);
    });
    await storage.put('uploads/of/somebody.png', Buffer.from('a picture'), 'image/png');
    expect(modeOf('files', 'uploads', 'of', 'somebody.png')).toBe(0o600);
    for (const folder of [['files'], ['files', 'uploads'], ['files', 'uploads', 'of']]) {
      expect(modeOf(...folder)).toBe(0o700);
    }
  });
});
