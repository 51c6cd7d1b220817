/** `expand[]=latest_charge`: ids in an answer become the objects that they name. */
import { invalid } from '../errors.ts';
import type { ObjectType, Store } from '../storage/store.ts';

const TYPES: Readonly<Record<string, ObjectType>> = {
  pi: 'payment_intent',
  pm: 'payment_method',
  ch: 'charge',
  py: 'charge',
  re: 'refund',
  du: 'dispute',
  cs: 'checkout.session',
};
/** https://docs.stripe.com/expand: four levels. */
const MAX_DEPTH = 4;

type Json = Record<string, unknown>;

/** @throws {Refusal} of a path that leads to nothing that can be shown. */
export async function expand(store: Store, answer: unknown, paths: readonly string[]): Promise<unknown> {
  let result = answer;
  for (const path of paths) {
    const keys = path.split('.');
    if (keys.length > MAX_DEPTH)
      throw invalid(`You cannot expand more than ${MAX_DEPTH} levels of a property: ${path}`);
    result = await follow(store, result, keys, path);
  }
  return result;
}

async function follow(store: Store, value: unknown, keys: readonly string[], path: string): Promise<unknown> {
  const [key, ...rest] = keys;
  if (key === undefined || value === null) return value;
  if (Array.isArray(value)) return Promise.all(value.map((item) => follow(store, item, keys, path)));
  if (typeof value !== 'object') throw notExpandable(path);
  const object = value as Json;
  const shown = await show(store, object, key, path);
  return { ...object, [key]: await follow(store, shown, rest, path) };
}

async function show(store: Store, object: Json, key: string, path: string): Promise<unknown> {
  const value = object[key];
  if (typeof value === 'string') {
    const type = TYPES[value.split('_', 1)[0] ?? ''];
    if (type === undefined || key === 'id') throw notExpandable(path);
    return store.get(type, value);
  }
  if (typeof value === 'object') return value;
  if (value !== undefined) throw notExpandable(path);
  if (object.object === 'checkout.session' && key === 'line_items')
    return linesOf(store, object.id as string);
  if (object.object === 'charge' && key === 'refunds') {
    const refunds = await store.list('refund', { charge: object.id as string }, { limit: 10 });
    return { object: 'list', ...refunds, url: `/v1/charges/${object.id}/refunds` };
  }
  throw notExpandable(path);
}

const notExpandable = (path: string) =>
  invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });

/** The first ten lines of a session, as its own field shows them. */
async function linesOf(store: Store, id: string): Promise<unknown> {
  const { lines } = await store.hidden(id);
  const all = lines as unknown[];
  return {
    object: 'list',
    data: all.slice(0, 10),
    has_more: all.length > 10,
    url: `/v1/checkout/sessions/${id}/line_items`,
  };
}
