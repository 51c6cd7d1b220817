/** Staff as tests play them: invited, with an authenticator app, on a browser of their own. */
import { randomBytes } from 'node:crypto';
import { type DeskCall, deskDoorCalls, type StaffRole } from '@filigree/contracts/desk';
import type { LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { deskContext, inviteStaff, NO_REQUEST } from '../src/modules/desk/index.ts';
import type { TestApp } from './app.ts';
import { type Asked, ask } from './contract.ts';

export const STAFF_PASSWORD = 'a window over the river 7';
const STEP_MS = 30_000;

/** What an app shows; each code works once, so tests take the next one. */
export function codeOf(secret: string, stepsAhead = 0): string {
  const timestamp = Date.now() + stepsAhead * STEP_MS;
  return new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp });
}

/** A browser: what it was given as cookies comes with every request. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly test: Pick<TestApp, 'app'>) {}

  get headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return cookie === '' ? {} : { cookie };
  }

  async send(call: DeskCall, asked: Asked = {}): Promise<LightMyRequestResponse> {
    const response = await ask(this.test.app, undefined, call, {
      ...asked,
      headers: { ...this.headers, ...asked.headers },
    });
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}

export interface TestStaff {
  readonly id: string;
  readonly email: string;
  readonly secret: string;
  readonly browser: Browser;
}

/** Makes a place and returns the token of the invitation. */
export async function invite(
  test: TestApp,
  role: StaffRole,
  email = `${role}-${randomBytes(5).toString('hex')}@example.com`,
) {
  const invited = await inviteStaff(
    deskContext(test.deps),
    { staffId: null, request: NO_REQUEST },
    { email, name: `Uma ${role}`, role },
  );
  if (!invited.ok) throw new Error(invited.failure.message);
  const token = new URL(invited.value.link).searchParams.get('token') ?? '';
  return { email, token, id: invited.value.member.id };
}

/** Somebody who has accepted an invitation and is signed in. */
export async function joinDesk(test: TestApp, role: StaffRole): Promise<TestStaff> {
  const { email, token, id } = await invite(test, role);
  const browser = new Browser(test);
  const opened = await browser.send(deskDoorCalls.deskInvitation, { body: { token } });
  const { secret } = opened.json().data;
  const accepted = await browser.send(deskDoorCalls.deskAcceptInvitation, {
    body: { token, name: `Uma ${role}`, password: STAFF_PASSWORD, code: codeOf(secret, -1) },
  });
  if (accepted.statusCode !== 200) throw new Error(`The invitation answered ${accepted.body}`);
  return { id, email, secret, browser };
}
