import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/app.ts';
import { codeOf, joinDesk, STAFF_PASSWORD } from '../../../test/desk.ts';
import { keyringOf } from '../../crypto/keyring.ts';
import { resealStaff } from './index.ts';

const secret = () => randomBytes(32).toString('base64url');
const [older, newer] = [secret(), secret()];

let before: TestApp;
let after: TestApp;
beforeAll(async () => {
  before = await buildTestApp({ deps: { keyring: keyringOf(older) } });
  after = await buildTestApp({ database: before.database, deps: { keyring: keyringOf(newer, [older]) } });
});
afterAll(async () => {
  await after.close();
  await before.close();
});

describe('secrets of the desk’s apps', () => {
  it('outlive the key that sealed them, once they are sealed anew', async () => {
    const { browser, email, secret: ofApp } = await joinDesk(before, 'owner');
    const { database } = before.database;
    expect(await resealStaff(database, keyringOf(newer))).toMatchObject({ unreadable: 1 });
    const keyring = keyringOf(newer, [older]);
    expect(await resealStaff(database, keyring)).toEqual({ sealedAnew: 1, current: 0, unreadable: 0 });
    expect(await resealStaff(database, keyringOf(newer))).toEqual({
      sealedAnew: 0,
      current: 1,
      unreadable: 0,
    });
    const signedIn = await after.app.inject({
      method: 'POST',
      url: '/api/desk/sign-in',
      headers: browser.headers,
      payload: { email, password: STAFF_PASSWORD, code: codeOf(ofApp) },
    });
    expect(signedIn.statusCode).toBe(200);
  });
});
