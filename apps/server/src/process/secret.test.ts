import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessionSecret } from './secret.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'filigree-secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('sessionSecret', () => {
  it('is made once, kept, and readable by its owner only', () => {
    const secret = sessionSecret({ dataDir, sessionSecret: undefined });
    expect(secret.length).toBeGreaterThanOrEqual(64);
    expect(sessionSecret({ dataDir, sessionSecret: undefined })).toBe(secret);
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  it('is the configured one where there is one', () => {
    expect(sessionSecret({ dataDir, sessionSecret: 'x'.repeat(40) })).toBe('x'.repeat(40));
  });

  it('is never an empty file', () => {
    writeFileSync(join(dataDir, 'session-secret'), '');
    expect(() => sessionSecret({ dataDir, sessionSecret: undefined })).toThrow('is damaged');
  });
});
