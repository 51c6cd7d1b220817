import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { onBehalfOf } from '../../database/fair-places.ts';
import { ok } from '../../http/failure.ts';
import type { Storage } from '../../storage/storage.ts';
import { openTurns, type Turns } from './turns.ts';
import type { Variant } from './variant.ts';
import { openVariants, type Variants } from './variants.ts';

const KEY = 'pictures/one.png';
const WAITING_OF_ASKER = 4;

let files: Map<string, Uint8Array>;
/** Renditions in the order in which they were kept: `96.webp`. */
let made: string[];
let variants: Variants;
let turns: Turns;
/** Ends the work that has the only turn until then. */
let goOn: () => void;
beforeEach(async () => {
  const original = await sharp({
    create: { width: 1024, height: 512, channels: 3, background: '#c81e28' },
  }).png();
  files = new Map([[KEY, await original.toBuffer()]]);
  made = [];
  const storage: Storage = {
    put: async (key, bytes) => {
      files.set(key, bytes);
      made.push(key.slice(key.lastIndexOf('/') + 1));
    },
    get: async (key) => files.get(key),
    exists: async (key) => files.has(key),
    remove: async (key) => void files.delete(key),
    check: async () => undefined,
  };
  turns = openTurns({ atOnce: 1, mostOfAsker: WAITING_OF_ASKER, mostWaiting: 6 });
  const told = (error: unknown) => {
    throw error;
  };
  variants = openVariants(storage, { onError: told, onDamage: told, turns });
  const open = new Promise<void>((resolve) => (goOn = resolve));
  void turns.take({ size: 0 }, async () => ok(await open));
});

const stays = new AbortController().signal;
const ask = (party: string, width: Variant['width'], signal = stays) =>
  onBehalfOf.run({ party }, () => variants.get(KEY, { width, format: 'webp' }, signal));
/** Until those who have asked wait for their turn. */
const settle = async () => {
  for (let i = 0; i < 5; i += 1) await new Promise(setImmediate);
};

it('makes the small ones first', async () => {
  const asked = ([1024, 96, 480, 192] as const).map((width) => ask('ada', width));
  await settle();
  goOn();
  for (const found of await Promise.all(asked)) expect(found.ok).toBe(true);
  expect(made).toEqual(['96.webp', '192.webp', '480.webp', '1024.webp']);
});

it('drops one that its client no longer waits for', async () => {
  const gone = new AbortController();
  const left = ask('ada', 96, gone.signal);
  const stayed = ask('ada', 1024);
  await settle();
  gone.abort();
  expect(await left).toMatchObject({ ok: false, failure: { code: 'SERVICE_UNAVAILABLE' } });
  expect(await ask('ada', 192, gone.signal)).toMatchObject({ ok: false });
  goOn();
  expect((await stayed).ok).toBe(true);
  expect(made).toEqual(['1024.webp']);
  // Who asks later has it made.
  expect((await ask('ada', 96)).ok).toBe(true);
});

it('goes on with one that another of its requests waits for', async () => {
  const gone = new AbortController();
  const left = ask('ada', 96, gone.signal);
  const stayed = ask('ada', 96);
  await settle();
  gone.abort();
  expect((await left).ok).toBe(false);
  goOn();
  expect((await stayed).ok).toBe(true);
  expect(made).toEqual(['96.webp']);
});

it('lets nobody wait behind the crowd of somebody else, also not for the same picture, which is made once', async () => {
  const crowd = ([96, 192, 320, 1024] as const).map((width) => ask('flood', width));
  await settle();
  const order: string[] = [];
  const asked = ask('ada', 1024).then((found) => order.push(`ada ${found.ok}`));
  void crowd[1]!.then(() => order.push('second of the crowd'));
  await settle();
  goOn();
  await Promise.all([...crowd, asked]);
  expect(order).toEqual(['ada true', 'second of the crowd']);
  expect(made.toSorted()).toEqual(['1024.webp', '192.webp', '320.webp', '96.webp']);
});

it('refuses what would have to wait behind too many, and says when to come again', async () => {
  const crowd = ([96, 192, 320, 480] as const).map((width) => ask('flood', width));
  await settle();
  expect(await ask('flood', 1024)).toMatchObject({ failure: { code: 'RATE_LIMITED', retryAfterS: 2 } });
  const others = ([96, 192] as const).map((width) => ask('ada', width));
  await settle();
  expect(await ask('grace', 96)).toMatchObject({ failure: { code: 'SERVICE_UNAVAILABLE', retryAfterS: 5 } });
  goOn();
  for (const found of await Promise.all([...crowd, ...others])) expect(found.ok).toBe(true);
});
