import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, TEST_PASSWORD, type TestApp } from '../../../test/app.ts';
import { tokenTo } from '../../../test/mail.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { rateLimits: true } });
});
afterAll(() => test.close());

const login = (email: string, password: string, remoteAddress: string) =>
  test.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password }, remoteAddress });

describe('networks and devices', () => {
  const loginOn = (device: string, email: string, password: string, remoteAddress: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password },
      remoteAddress,
      headers: { cookie: device },
    });
  const deviceOf = (response: Awaited<ReturnType<typeof login>>) => {
    const cookie = response.cookies.find(({ name }) => name === 'filigree_device');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth' });
    return `filigree_device=${cookie?.value}`;
  };
  let networks = 0;
  /** Tries from everywhere, until nobody unknown may try any more. */
  const lockOut = async (email: string) => {
    for (let tries = 0; tries < 60; tries += 1) {
      networks += 1;
      const { statusCode } = await login(email, 'wrong', `2001:db8:${networks.toString(16)}::1`);
      if (statusCode === 429) return;
    }
    throw new Error('Nobody was refused.');
  };
  const owner = async (email: string) => {
    await registerUser(test.app, email);
    const token = await tokenTo(test, email, '/verify-email');
    await test.app.inject({ method: 'POST', url: '/api/auth/verify-email', payload: { token } });
    const signedIn = await login(email, TEST_PASSWORD, '203.0.113.60');
    expect(signedIn.statusCode).toBe(200);
    return deviceOf(signedIn);
  };

  it('of one /64 of IPv6 are one place', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      const from = `2001:db8:ffff:1:${(tries + 1).toString(16)}::${tries}`;
      expect((await login('roaming@example.com', 'wrong', from)).statusCode).toBe(401);
    }
    const at = (from: string) => login('roaming@example.com', 'wrong', from);
    expect((await at('2001:db8:ffff:1:abcd::1')).statusCode).toBe(429);
    expect((await at('2001:db8:ffff:2::1')).statusCode).toBe(401);
  });

  it('that the owner has signed in on pass when strangers have used up the tries of an account', async () => {
    const device = await owner('besieged@example.com');
    const other = await owner('neighbour@example.com');
    await lockOut('besieged@example.com');
    const statusOn = async (cookie: string, password = TEST_PASSWORD) =>
      (await loginOn(cookie, 'besieged@example.com', password, '203.0.113.61')).statusCode;
    expect(await statusOn('')).toBe(429);
    expect(await statusOn(other)).toBe(429);
    expect(await statusOn(`${device.slice(0, -3)}AAA`)).toBe(429);
    expect(await statusOn(device)).toBe(200);

    // It has few tries of its own, and another sign-in does not make it another device.
    const again = await loginOn(device, 'besieged@example.com', TEST_PASSWORD, '203.0.113.61');
    expect(deviceOf(again)).toBe(device);
    for (let tries = 0; tries < 10; tries += 1) expect(await statusOn(device, 'wrong')).toBe(401);
    expect(await statusOn(device)).toBe(429);
  });

  it('are known for each of those who share them', async () => {
    const device = await owner('sharing@example.com');
    await owner('shared-with@example.com');
    const both = deviceOf(await loginOn(device, 'shared-with@example.com', TEST_PASSWORD, '203.0.113.62'));
    await lockOut('sharing@example.com');
    await lockOut('shared-with@example.com');
    for (const email of ['sharing@example.com', 'shared-with@example.com']) {
      expect((await loginOn(both, email, TEST_PASSWORD, '203.0.113.63')).statusCode).toBe(200);
    }
  });

  it('of an account that only names the address of somebody are strangers', async () => {
    await owner('coveted@example.com');
    const eve = await test.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      remoteAddress: '192.0.2.222',
      payload: {
        name: 'Eve',
        email: 'coveted@example.com',
        password: 'of her own',
        confirmPassword: 'of her own',
        acceptTerms: true,
      },
    });
    const device = deviceOf(eve);
    await lockOut('coveted@example.com');
    const tried = await loginOn(device, 'coveted@example.com', 'a guess', '192.0.2.222');
    expect(tried.statusCode).toBe(429);
  });

  it('that the owner has signed in on are sent their mails when strangers have asked for all', async () => {
    const device = await owner('mailed@example.com');
    const ask = (cookie: string, remoteAddress: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/auth/forgot-password',
        payload: { email: 'mailed@example.com' },
        remoteAddress,
        headers: { cookie },
      });
    const asked = await Promise.all(Array.from({ length: 16 }, (_, at) => ask('', `198.51.100.${at + 100}`)));
    expect(asked.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect((await ask('', '203.0.113.64')).statusCode).toBe(429);
    expect((await ask(device, '203.0.113.64')).statusCode).toBe(200);
  });
});
