/**
 * Whatever is put into any part of any call: an answer below 500 in the form of the contracts, and where it is a
 * refusal, a message and nothing changed. Values are put in one by one, then many at once by chance.
 */
import { API_BASE_PATH, type Call, calls } from '@filigree/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from './app.ts';
import { type Asked, ask } from './contract.ts';
import { mailsTo } from './mail.ts';
import { randomFrom } from './random.ts';
import { sampleOf, UNKNOWN } from './samples.ts';

const every = Object.values<Call>(calls);
/** Its stream goes on for as long as somebody listens, and it takes nothing but an id. */
const swept = every.filter(({ id }) => id !== 'jobEvents');
const BY_CHANCE = 12;
const SEED = Date.now() % 2 ** 31;

const deep = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const TEXTS: readonly string[] = [
  '',
  ' \t\n ',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202egnp.exe',
  '\u200b\u2060\ufeff',
  '\u2028\u2029',
  '\r\nSet-Cookie: a=b',
  'x'.repeat(10_240),
  '👩🏽‍🔧'.repeat(60),
  'Z\u0351\u036b\u0343'.repeat(40),
  "'; DROP TABLE users; --",
  '{{7*7}}<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'C:\\Windows\\win.ini',
  'javascript:alert(1)',
  'http://169.254.169.254/latest/meta-data',
  '__proto__',
  'constructor',
  '1e309',
  '-0',
  '0x10',
  'NaN',
  'true',
  'null',
  UNKNOWN.toUpperCase(),
  '99999999999999999999',
];
const OTHERS: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.1 + 0.2,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e308,
  5e-324,
  [],
  [null],
  Array.from({ length: 1_000 }, () => UNKNOWN),
  deep(500),
  {},
  { $ne: null },
  { length: 1e9 },
  { toString: 'x', constructor: { prototype: 1 } },
];

let test: TestApp;
beforeAll(async () => {
  // Nobody works here: what is generated is waited for, but not for long.
  test = await buildTestApp({ deps: { studioSettings: { waitTimeoutMs: 20 } } });
});
afterAll(() => test.close());

type Path = readonly (string | number)[];

/** Every place in a value where something else can stand, the value itself left out. */
function placesIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return at.length > 0 ? [at] : [];
  const inner = Object.entries(value).flatMap(([key, field]) => placesIn(field, [...at, key]));
  return at.length > 0 ? [at, ...inner] : inner;
}

function withValue(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy: Record<string | number, unknown> = Array.isArray(whole)
    ? { ...whole }
    : { ...(whole as Record<string, unknown>) };
  copy[key] = withValue(copy[key], rest, value);
  return Array.isArray(whole) ? Object.values(copy) : copy;
}

interface Attack {
  readonly what: string;
  readonly asked: Asked;
}

/** Texts in the place of texts, other values in the place of others, and some of each in that of the other. */
function valuesFor(found: unknown): readonly unknown[] {
  return typeof found === 'string'
    ? [...TEXTS, null, 7, [], {}]
    : [...OTHERS, '', '7', 'a\u0000b', '__proto__', 'x'.repeat(10_240)];
}
function valueAt(whole: unknown, [key, ...rest]: Path): unknown {
  return key === undefined ? whole : valueAt((whole as Record<string | number, unknown>)[key], rest);
}

function attacksOn(call: Call): Attack[] {
  const attacks: Attack[] = [];
  const sample = sampleOf(call);
  const put = (part: 'params' | 'query' | 'headers' | 'body', values?: readonly unknown[]) => {
    for (const place of placesIn(sample[part])) {
      for (const value of values ?? valuesFor(valueAt(sample[part], place))) {
        const what = `${part}.${place.join('.')} = ${JSON.stringify(value).slice(0, 60)}`;
        attacks.push({ what, asked: { ...sampleOf(call), [part]: withValue(sample[part], place, value) } });
      }
    }
  };
  put('params', TEXTS.filter(isSendable).map(encodeURIComponent));
  put('query', TEXTS.filter(isSendable));
  put(
    'headers',
    TEXTS.filter((text) => /^[\t\x20-\x7e]*$/.test(text)),
  );
  put('body');
  return attacks;
}
/** What has no UTF-8 cannot be put into an address. */
const isSendable = (text: string) => !/\p{Surrogate}/u.test(text);

function byChance(call: Call, count: number): Attack[] {
  const random = randomFrom(SEED);
  const places = placesIn(sampleOf(call).body);
  if (places.length < 2) return [];
  return Array.from({ length: count }, (_, at) => {
    let body: unknown = sampleOf(call).body;
    for (const place of places)
      if (random.next() < 0.4) body = withValue(body, place, random.pick([...TEXTS, ...OTHERS]));
    return {
      what: `body by chance ${at} of seed ${SEED}`,
      asked: { ...sampleOf(call), body: body as object },
    };
  });
}

/** Everything that the database holds, as one word. */
async function state(): Promise<string> {
  const { rows } = await test.database.pool.query<{ name: string }>(
    `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'stripe_sandbox') ORDER BY name`,
  );
  const digests = rows.map(
    ({ name }) => `(SELECT md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${name} t)`,
  );
  const { rows: found } = await test.database.pool.query(
    `SELECT concat_ws(' ', ${digests.join(', ')}) AS digest`,
  );
  return found[0].digest;
}

/** Whether the schemas of the call refuse a request. */
function isAgainst(call: Call, asked: Asked): boolean {
  // What goes over the wire and comes back: undefined is left out.
  const body = asked.body === undefined ? undefined : JSON.parse(JSON.stringify(asked.body));
  const params =
    asked.params &&
    Object.fromEntries(Object.entries(asked.params).map(([key, value]) => [key, decodeURIComponent(value)]));
  const sent = { ...asked, params, body };
  return (['params', 'query', 'headers', 'body'] as const).some(
    (part) => call[part]?.safeParse(sent[part]).success === false,
  );
}

/** What is not set up here, and what nobody works at. */
const EXPECTED = ['NOT_AVAILABLE', 'GENERATION_TIMED_OUT'];

/** What is wrong with an answer to something hostile; undefined: nothing. */
function faultOf(response: LightMyRequestResponse): string | undefined {
  if (response.statusCode < 400) return undefined;
  const { error } = response.json();
  if (response.statusCode >= 500 && !EXPECTED.includes(error.code)) return `${response.statusCode}`;
  if (typeof error.message !== 'string' || !/^["A-Z].{4,}/s.test(error.message)) return 'no clear message';
  // Nobody is shown back what they have sent at any length, nor what goes on inside.
  if (response.body.length > 16_000 || /postgres|drizzle|node_modules|at \//i.test(response.body))
    return `says ${response.body.slice(0, 200)}`;
  return undefined;
}

describe('hostile values', () => {
  it.each(swept)('in $id are answered, and change nothing when refused', async (call) => {
    let user: TestUser = await registerUser(test.app);
    const faults: string[] = [];
    const send = async ({ what, asked }: Attack) => {
      const response = await ask(test.app, user, call, asked);
      const fault = faultOf(response);
      if (fault !== undefined) faults.push(`${what}: ${fault}`);
      return response.statusCode;
    };
    const attacks = [...attacksOn(call), ...byChance(call, BY_CHANCE)];
    const before = await state();
    for (const attack of attacks.filter(({ asked }) => isAgainst(call, asked))) {
      if ((await send(attack)) < 400) faults.push(`${attack.what}: was taken`);
    }
    expect(await state()).toBe(before);
    for (const attack of attacks.filter(({ asked }) => !isAgainst(call, asked))) {
      const status = await send(attack);
      // No attack at all: leaving the password out after signing in just now.
      if (call.id === 'deleteAccount' && status === 200) user = await registerUser(test.app);
    }
    expect(faults).toEqual([]);
  });
});

describe('hostile addresses and headers', () => {
  it.each([
    '/../../etc/passwd',
    `${API_BASE_PATH}/images/serve/../../../etc/passwd`,
    `${API_BASE_PATH}/images/serve/..%2f..%2f..%2fetc%2fpasswd`,
    `${API_BASE_PATH}/images/serve/%2e%2e/%2e%2e/secrets.json`,
    `${API_BASE_PATH}/images/serve/uploads%00.png`,
    `${API_BASE_PATH}/images/serve/uploads//x.png`,
    `${API_BASE_PATH}/images/serve/derived/uploads/x.png/full.png`,
    `${API_BASE_PATH}/images/serve/C:%5cwindows%5cx.png`,
    `${API_BASE_PATH}/pieces/%00`,
    `${API_BASE_PATH}/pieces/%c0%ae`,
    `${API_BASE_PATH}/${'x'.repeat(6_000)}`,
    `${API_BASE_PATH}//auth//me`,
    `${API_BASE_PATH}/auth/me/`,
    `${API_BASE_PATH}/auth/me;x=1`,
  ])('GET %s is a 4xx', async (url) => {
    const response = await test.app.inject({ url });
    expect([response.statusCode >= 400 && response.statusCode < 500, response.statusCode]).toEqual([
      true,
      response.statusCode,
    ]);
    expect(response.json().error.message).toMatch(/^["A-Z].{4,}/);
  });

  it('name nobody else: a forged host, method or length changes nothing', async () => {
    const user = await registerUser(test.app);
    const before = await state();
    const forged = {
      'x-http-method-override': 'DELETE',
      'x-original-url': `${API_BASE_PATH}/user`,
      'x-rewrite-url': `${API_BASE_PATH}/user`,
      'x-forwarded-host': 'evil.example',
      'x-user-id': UNKNOWN,
    };
    const response = await ask(test.app, user, calls.me, { headers: forged });
    expect(response.json().data).toEqual(user.user);
    for (const authorization of [
      'Bearer',
      'Bearer  ',
      `Bearer ${user.accessToken}x`,
      `Basic ${user.accessToken}`,
      `Bearer ${'x'.repeat(8_000)}`,
      user.accessToken,
      `Bearer ${user.accessToken.split('.')[0]}..`,
      // The same claims, signed by nobody.
      `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${user.accessToken.split('.')[1]}.`,
    ]) {
      const refused = await ask(test.app, undefined, calls.me, { headers: { authorization } });
      expect([authorization.slice(0, 20), refused.statusCode]).toEqual([authorization.slice(0, 20), 401]);
    }
    expect(await state()).toBe(before);
  });

  it('mails lead to our own pages, whatever host was asked', async () => {
    const user = await registerUser(test.app);
    const own = await buildTestApp({
      database: test.database,
      config: { publicUrl: 'https://jewels.example' },
      deps: { keyring: test.deps.keyring },
    });
    const { email } = user.user;
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await ask(own.app, undefined, calls.forgotPassword, { body: { email }, headers });
    const link = (await mailsTo(own, email)).at(-1)?.link;
    await own.close();
    expect(link).toMatch(/^https:\/\/jewels\.example\/reset-password\?/);
  });

  it.each(['1000001', '0', '-1', '1.5', '1e3', 'NaN', '9'.repeat(400), ''])(
    'page %j is a 4xx',
    async (page) => {
      const user = await registerUser(test.app);
      for (const [call, asked] of [
        [calls.listOrders, { page }],
        [calls.listOrders, { limit: page }],
        [calls.listPieces, { page }],
        [calls.listPieces, { limit: page }],
        [calls.creditTransactions, { limit: page }],
      ] as const) {
        const response = await ask(test.app, user, call, { query: asked });
        // A thousand is a page; as a limit it is too much.
        if (page === '1e3' && 'page' in asked) expect(response.statusCode).toBe(200);
        else {
          expect([call.id, asked, response.statusCode]).toEqual([call.id, asked, 400]);
          expect(response.json().error.message).toMatch(
            /^"(?:page|limit)" must be (?:a number|a whole number|at (?:least|most) \d+)\.$/,
          );
        }
      }
    },
  );
});

const NAMES: readonly [string, string, RegExp][] = [
  ['a zero byte', 'a\u0000b', /characters that cannot be used/],
  ['a lone surrogate', 'a\ud800', /characters that cannot be used/],
  ['text turned around', 'Ada\u202egnp.exe', /characters that cannot be used/],
  ['an isolate', '\u2066Ada\u2069', /characters that cannot be used/],
  ['a mark of direction', 'Ada\u200f', /characters that cannot be used/],
  ['a space of no width', 'A\u200bda', /characters that cannot be used/],
  ['a byte order mark in the middle', 'A\ufeffda', /characters that cannot be used/],
  ['a line break', 'Ada\r\nBcc: x', /characters that cannot be used/],
  ['a separator of lines', 'Ada\u2028x', /characters that cannot be used/],
  ['a control character', 'Ada\u001b[31m', /characters that cannot be used/],
  ['nothing that can be seen', '\u200d\u200c\ufe0f', /something that can be seen/],
  ['10 kB', 'x'.repeat(10_240), /at most \d+ characters/],
];
const called = (name: string): [Call, object][] => [
  [calls.register, { ...(sampleOf(calls.register).body as object), name }],
  [calls.updateProfile, { name }],
  [calls.updateProfile, { phoneNumber: name }],
  [calls.createCollection, { name }],
  [calls.createBoard, { name }],
  ...(['fullName', 'address', 'city', 'state', 'zipCode', 'country'] as const).map(
    (field): [Call, object] => {
      const body = sampleOf(calls.createCheckout).body as { shippingAddress: object };
      return [calls.createCheckout, { ...body, shippingAddress: { ...body.shippingAddress, [field]: name } }];
    },
  ),
  [calls.addCartItem, { pieceId: UNKNOWN, options: { engraving: name } }],
];

describe('names', () => {
  it.each(NAMES)('with %s are refused wherever a name can stand', async (_what, name, message) => {
    const user = await registerUser(test.app);
    const before = await state();
    for (const [call, body] of called(name)) {
      const { error } = (await ask(test.app, user, call, { body })).json();
      expect([call.id, error?.code, error?.message]).toEqual([
        call.id,
        'VALIDATION_FAILED',
        expect.stringMatching(message),
      ]);
    }
    expect(await state()).toBe(before);
  });

  it.each(['Åsa Öberg', '王小明', 'עדה', 'آدا می‌خواهم', '👩🏽‍🔧', "O'Neill-Müller Jr.", 'नेहा क्‍ष', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])(
    'like %j are taken as typed',
    async (name) => {
      const user = await registerUser(test.app);
      const response = await ask(test.app, user, calls.updateProfile, { body: { name } });
      expect(response.json().data?.name).toBe(name);
    },
  );
});
