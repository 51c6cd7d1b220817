import { z } from 'zod';
import { flagSchema, pageSchema, read, wholeSchema } from '../http/parameters.ts';
import type { Filter, ObjectType, Store } from '../storage/store.ts';
import { type Call, ok } from './call.ts';
import { expand } from './expand.ts';

const momentSchema = wholeSchema(0, 99_999_999_999);
const createdSchema = z
  .union([
    momentSchema.transform((at) => ({ gte: at, lte: at })),
    z.strictObject({
      gte: momentSchema.optional(),
      lte: momentSchema.optional(),
      gt: momentSchema.transform((at) => at + 1).optional(),
      lt: momentSchema.transform((at) => at - 1).optional(),
    }),
  ])
  .optional();

const FILTERS = {
  payment_intent: z.string().max(200).optional(),
  charge: z.string().max(200).optional(),
  type: z.string().max(100).optional(),
  types: z.array(z.string().max(100)).max(20).optional(),
  delivery_success: flagSchema.optional(),
} as const;
type FilterName = keyof typeof FILTERS;
type Given = { readonly [Name in FilterName]?: z.output<(typeof FILTERS)[Name]> };

/** A list of one type, newest first, found by the given parameters. */
export function listCall(path: string, type: ObjectType, filters: readonly FilterName[]): Call {
  const schema = z.strictObject({
    ...pageSchema,
    created: createdSchema,
    // The type of this part is Given, of which a call takes what it names.
    ...Object.fromEntries(filters.map((name) => [name, FILTERS[name]])),
  });
  return {
    method: 'GET',
    path,
    async answer({ store, form }) {
      const { created, expand: paths, ...rest } = read(schema, form);
      const page = await store.list(type, filterOf(rest as typeof rest & Given, created), rest);
      const list = { object: 'list', ...page, url: `/v1${path}` };
      return ok(await expand(store, list, paths ?? []));
    },
  };
}

interface Bounds {
  readonly gte?: number | undefined;
  readonly gt?: number | undefined;
  readonly lte?: number | undefined;
  readonly lt?: number | undefined;
}

function filterOf(given: Given, bounds: Bounds = {}): Filter {
  return {
    paymentIntent: given.payment_intent ?? null,
    charge: given.charge ?? null,
    eventTypes: given.types ?? (given.type === undefined ? undefined : [given.type]),
    delivered: given.delivery_success,
    createdFromS: bounds.gte ?? bounds.gt,
    createdToS: bounds.lte ?? bounds.lt,
  };
}

/** One object by its id. */
export function retrieveCall(path: string, type: ObjectType): Call {
  const schema = z.strictObject({ expand: pageSchema.expand });
  return {
    method: 'GET',
    path,
    async answer({ store, form, id }) {
      const given = read(schema, form);
      return ok(await showWith(store, await store.get(type, id), given.expand));
    },
  };
}

export async function showWith(
  store: Store,
  object: unknown,
  paths: readonly string[] | undefined,
): Promise<unknown> {
  return expand(store, object, paths ?? []);
}
