/** A customer's request with the facts that the finished piece must show, one JSON object a line of a file. */
import {
  GEMSTONES,
  JEWELRY_TYPES,
  METAL_FINISHES,
  SETTING_STYLES,
  STONE_COLOURS,
  STONE_CUTS,
} from '@filigree/contracts';
import { z } from 'zod';

const count = z.int().min(1);
const positive = z.number().positive();

/** Where stones are: a place names what a jeweler sees, wherever the document keeps it. */
export const STONE_PLACES = [
  'centre',
  'side',
  'halo',
  'row',
  'drop',
  'station',
  'eyes',
  'shoulders',
  'top',
  'around',
  'on-figure',
  'inlay',
] as const;

export const MEASURES = [
  'band width',
  'thickness',
  'inner diameter',
  'length',
  'height',
  'width',
  'hoop diameter',
  'wire',
  'stone length',
] as const;

export const RELATIONS = ['above', 'below', 'beside', 'around', 'between', 'behind', 'inside', 'on'] as const;

const factSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('type'), value: z.enum(JEWELRY_TYPES) }),
  z.strictObject({ is: z.enum(['metal', 'noMetal']), value: z.string(), where: z.string().optional() }),
  z.strictObject({
    is: z.literal('stones'),
    kind: z.enum(GEMSTONES).optional(),
    colour: z.enum(STONE_COLOURS).optional(),
    cut: z.enum(STONE_CUTS).optional(),
    count: count.optional(),
    atLeast: count.optional(),
    /** Millimetres: the diameter, or length and width. */
    each: z.array(positive).min(1).max(2).optional(),
    carat: positive.optional(),
    totalCarat: positive.optional(),
    setting: z.enum(SETTING_STYLES).optional(),
    place: z.enum(STONE_PLACES).optional(),
  }),
  z.strictObject({ is: z.literal('noStones') }),
  z.strictObject({
    is: z.literal('noStone'),
    value: z.enum(GEMSTONES).optional(),
    cut: z.enum(STONE_CUTS).optional(),
    colour: z.enum(STONE_COLOURS).optional(),
  }),
  z.strictObject({ is: z.literal('finish'), value: z.enum(METAL_FINISHES), where: z.string().optional() }),
  z.strictObject({
    is: z.literal('figure'),
    value: z.string(),
    as: z.enum(['body', 'relief', 'cut']).optional(),
  }),
  z.strictObject({
    is: z.literal('letters'),
    value: z.string(),
    where: z.enum(['front', 'back', 'inside', 'rim']).optional(),
    on: z.enum(['first', 'second']).optional(),
  }),
  z.strictObject({
    is: z.literal('measure'),
    of: z.enum(MEASURES),
    mm: positive,
    /** Share by which it may differ; a twentieth where nothing is said. */
    within: positive.optional(),
  }),
  z.strictObject({ is: z.enum(['part', 'noPart']), value: z.string(), count: count.optional() }),
  z.strictObject({ is: z.literal('relation'), a: z.string(), how: z.enum(RELATIONS), b: z.string() }),
  z.strictObject({ is: z.enum(['pairAlike', 'pairUnlike']) }),
  z.strictObject({ is: z.literal('only'), value: z.array(z.string()) }),
  z.strictObject({ is: z.literal('told'), about: z.string() }),
]);
export type Fact = z.infer<typeof factSchema>;
/** The facts of a name; some names share one shape. */
export type FactOf<Is extends Fact['is'], F = Fact> = F extends { is: infer Names }
  ? Is extends Names
    ? F
    : never
  : never;

export const requestSchema = z.strictObject({
  id: z.string().min(1),
  text: z.string().min(1),
  kind: z.enum(['plain', 'wish', 'story', 'refusal', 'measured', 'pair', 'spanish']),
  facts: z.array(factSchema).min(1),
});
export type Request = z.infer<typeof requestSchema>;

/** Reads a file of requests. Throws with the line's number for what is no request. */
export function readRequests(text: string): Request[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [requestSchema.parse(JSON.parse(line))];
    } catch (error) {
      throw new Error(`line ${index + 1} is no request`, { cause: error });
    }
  });
}
