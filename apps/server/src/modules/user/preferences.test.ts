import { userCalls as calls } from '@filigree/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp } from '../../../test/app.ts';
import { failWith, succeed } from '../../../test/contract.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** Section 3 of the specification. */
const DEFAULTS = {
  theme: 'system',
  notifications: {
    email: true,
    push: false,
    orderUpdates: true,
    newCollections: false,
    promotions: false,
  },
  display: { currency: 'USD', language: 'en', measurementSystem: 'imperial' },
};

describe('preferences', () => {
  it('are the defaults until something is chosen, and keep what a change leaves out', async () => {
    const user = await registerUser(test.app);
    expect(await succeed(test.app, user, calls.getPreferences)).toEqual(DEFAULTS);
    const change = (body: object) => succeed(test.app, user, calls.updatePreferences, { body });
    await change({ theme: 'dark' });
    await change({ notifications: { push: true } });
    await change({ notifications: { email: false }, display: { measurementSystem: 'metric' } });
    const expected = {
      theme: 'dark',
      notifications: { ...DEFAULTS.notifications, push: true, email: false },
      display: { ...DEFAULTS.display, measurementSystem: 'metric' },
    };
    expect(await change({})).toEqual(expected);
    expect(await succeed(test.app, user, calls.getPreferences)).toEqual(expected);
    // Nobody else's.
    expect(await succeed(test.app, await registerUser(test.app), calls.getPreferences)).toEqual(DEFAULTS);
  });

  it('lose nothing when several pages change them at once', async () => {
    const user = await registerUser(test.app);
    const names = Object.keys(DEFAULTS.notifications);
    await Promise.all(
      names.map((name) =>
        succeed(test.app, user, calls.updatePreferences, { body: { notifications: { [name]: true } } }),
      ),
    );
    const { notifications } = await succeed(test.app, user, calls.getPreferences);
    expect(notifications).toEqual(Object.fromEntries(names.map((name) => [name, true])));
  });

  it.each([
    ['another theme', { theme: 'pink' }],
    ['an unknown field', { colour: 'red' }],
    ['an unknown notification', { notifications: { pigeons: true } }],
    ['something that is no yes or no', { notifications: { email: 'yes' } }],
    ['another currency', { display: { currency: 'BTC' } }],
    ['nothing in the place of a group', { display: null }],
    ['a list', []],
  ])('refuse %s', async (_, body) => {
    const user = await registerUser(test.app);
    expect((await failWith(test.app, user, calls.updatePreferences, { body })).code).toBe(
      'VALIDATION_FAILED',
    );
    expect(await succeed(test.app, user, calls.getPreferences)).toEqual(DEFAULTS);
  });

  it('are for those who are signed in', async () => {
    expect((await failWith(test.app, undefined, calls.getPreferences)).code).toBe('UNAUTHENTICATED');
    expect((await failWith(test.app, undefined, calls.updatePreferences, { body: {} })).code).toBe(
      'UNAUTHENTICATED',
    );
  });
});
