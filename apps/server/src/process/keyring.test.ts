import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyringOf } from '../crypto/keyring.ts';
import { readKeyring } from './keyring.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'filigree-secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the keyring of an installation', () => {
  const unset = () => ({ dataDir, sessionSecret: undefined, sessionSecretFallbacks: [] });

  it('is made once, kept, and readable by its owner only', () => {
    const [{ secret }] = readKeyring(unset());
    expect(secret.length).toBeGreaterThanOrEqual(64);
    expect(readKeyring(unset())).toEqual(keyringOf(secret));
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  it('is the configured one where there is one, with all that is still read', () => {
    const [newest, older, oldest] = ['x'.repeat(40), 'y'.repeat(40), 'z'.repeat(40)] as const;
    const given = { ...unset(), sessionSecret: newest, sessionSecretFallbacks: [older, oldest] };
    expect(readKeyring(given).map(({ secret }) => secret)).toEqual([newest, older, oldest]);
  });

  it('is never an empty file', () => {
    writeFileSync(join(dataDir, 'session-secret'), '');
    expect(() => readKeyring(unset())).toThrow('is damaged');
  });
});
