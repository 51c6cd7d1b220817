/** Files on a disk that has too little room left. */
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readinessOf } from '../src/http/readiness.ts';
import { buildTestApp, registerUser, type TestApp, type TestUser } from './app.ts';
import { pictureForm } from './upload.ts';

/** Bytes that the disk has left, as its file system tells and as it does. */
const disk = { leftBytes: Number.POSITIVE_INFINITY };
const real = { open: files.open, statfs: files.statfs };
const limitedOpen: typeof files.open = async (...args) => {
  const file = await real.open(...args);
  const { writeFile } = file;
  file.writeFile = async (data, options) => {
    if ((data as Uint8Array).byteLength <= disk.leftBytes) return writeFile.call(file, data, options);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  return file;
};
const limitedStatfs = async (path: string) => {
  const told = await real.statfs(path);
  return disk.leftBytes === Number.POSITIVE_INFINITY ? told : { ...told, bsize: 1, bavail: disk.leftBytes };
};
/** Of all modules, those that were read before as well. */
function replace(replaced: object): void {
  Object.assign(files, replaced);
  syncBuiltinESMExports();
}

let test: TestApp;
let user: TestUser;
beforeAll(async () => {
  replace({ open: limitedOpen, statfs: limitedStatfs });
  test = await buildTestApp();
  user = await registerUser(test.app);
});
afterAll(async () => {
  replace(real);
  await test.close();
});
beforeEach(() => {
  disk.leftBytes = Number.POSITIVE_INFINITY;
});

const upload = async () => {
  const { body, headers } = await pictureForm();
  return test.app.inject({
    method: 'POST',
    url: '/api/images/upload',
    headers: { ...user.headers, ...headers },
    payload: body,
  });
};
const stored = async () => {
  const { rows } = await test.database.pool.query('select id from images where user_id = $1', [user.user.id]);
  const found = await files
    .readdir(join(test.deps.config.dataDir, 'files'), { recursive: true })
    .catch(() => []);
  return { rows, files: found.filter((name) => /\.(?:png|part)$/.test(name)) };
};

it('answers an upload 507 that finds no room, keeps nothing of it, and takes it when there is room', async () => {
  const before = await stored();
  disk.leftBytes = 10;
  const refused = await upload();
  expect(refused.statusCode).toBe(507);
  expect(refused.json().error).toMatchObject({ code: 'STORAGE_FULL', status: 507 });
  expect(refused.json().error.message).toMatch(/no room left to store this/i);
  expect(refused.headers['retry-after']).toBe('60');
  expect(await stored()).toEqual(before);
  disk.leftBytes = Number.POSITIVE_INFINITY;
  expect((await upload()).statusCode).toBe(201);
});

it('says "no room left" to who asks whether it is ready, before the disk is full', async () => {
  const readyz = async () => {
    // The answer of an application is kept for a moment: each asks one of its own.
    const asked = await buildTestApp({
      database: test.database,
      deps: { storage: test.deps.storage, readiness: readinessOf(test.database, test.deps.storage) },
    });
    const answer = await asked.app.inject({ url: '/readyz' });
    await asked.close();
    return [answer.statusCode, answer.json().checks.storage];
  };
  expect((await readyz())[1]).toEqual({ ok: true });
  // Enough for every file of the tests, not for the next pictures of a shop.
  disk.leftBytes = 60 * 1024 * 1024;
  expect(await readyz()).toEqual([503, { ok: false, message: 'no room left' }]);
  expect((await upload()).statusCode).toBe(201);
  disk.leftBytes = 65 * 1024 * 1024;
  expect((await readyz())[1]).toEqual({ ok: true });
});
