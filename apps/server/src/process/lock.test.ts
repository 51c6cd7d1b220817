import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirInUse, lockDataDir } from './lock.ts';

let folder: string;
const path = () => join(folder, 'filigree.lock');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'filigree-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('lockDataDir', () => {
  it('refuses a second start, naming the process and its address', () => {
    const lock = lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow(DataDirInUse);
    lock.tellAddress('http://localhost:3000');
    expect(() => lockDataDir(folder)).toThrow(
      `Filigree already runs on ${folder} (process ${process.pid} at http://localhost:3000). ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
    lock.release();
    lockDataDir(folder).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes over from an owner that was killed', async () => {
    const child = spawn('sleep', ['60']);
    const pid = child.pid!;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    writeFileSync(path(), JSON.stringify({ pid, startedAt: '1', address: '' }));
    const lock = lockDataDir(folder);
    expect(JSON.parse(readFileSync(path(), 'utf8')).pid).toBe(process.pid);
    lock.release();
  });

  it('is not fooled by another process that has the number of the owner by now', () => {
    writeFileSync(path(), JSON.stringify({ pid: process.pid, startedAt: 'long ago', address: '' }));
    lockDataDir(folder).release();
  });

  it('takes over what a crash left unreadable', () => {
    writeFileSync(path(), '{"pid":');
    lockDataDir(folder).release();
  });

  it('does not remove the lock of somebody else', () => {
    const lock = lockDataDir(folder);
    const other = JSON.stringify({ pid: 1, startedAt: '1', address: '' });
    writeFileSync(path(), other);
    lock.release();
    expect(readFileSync(path(), 'utf8')).toBe(other);
  });
});
