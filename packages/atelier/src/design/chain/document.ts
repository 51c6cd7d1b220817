/**
 * A chain as a document: kind, gauge and what the kind leaves to choose. Lengths in mm. Links, pitches and rolls
 * follow from it in geometry/chain. Widths and wires are wider than the usual catalogue (jewelry-facts section 8:
 * 0.25 to 1.2 mm wire, 0.7 to 8 mm wide) at the upper end, for statement pieces.
 */
import { z } from 'zod';

export const CHAIN_KINDS = [
  'cable',
  'rolo',
  'paperclip',
  'curb',
  'figaro',
  'singapore',
  'rope',
  'wheat',
  'byzantine',
  'box',
  'snake',
  'herringbone',
  'ball',
] as const;
export type ChainKind = (typeof CHAIN_KINDS)[number];

const common = {
  alloyId: z.string(),
  /** Over all, across the chain. */
  widthMm: z.number().min(0.7).max(14),
  /** Diameter of the wire; the thickness of the strip or shell in box, snake, herringbone and ball. */
  wireMm: z.number().min(0.15).max(3.8),
};

export const chainSchema = z.discriminatedUnion('kind', [
  /** Oval links, every second turned a quarter. `lengthShare`: outer length over width. */
  z.object({ kind: z.literal('cable'), ...common, lengthShare: z.number().min(1.15).max(2.2) }),
  /** Round links; belcher is the same of flat wire. */
  z.object({ kind: z.literal('rolo'), ...common, section: z.enum(['round', 'flat']) }),
  z.object({ kind: z.literal('paperclip'), ...common, lengthShare: z.number().min(2.2).max(4.5) }),
  /** Twisted links that lie flat; `filed`: both faces filed to a bright plane. */
  z.object({ kind: z.literal('curb'), ...common, filed: z.boolean() }),
  /** Curb with one long link after `shortLinks` short ones. */
  z.object({
    kind: z.literal('figaro'),
    ...common,
    filed: z.boolean(),
    shortLinks: z.int().min(1).max(5),
    longShare: z.number().min(1.6).max(3),
  }),
  /** Curb wound about its own axis by `twistDegrees` a link. */
  z.object({ kind: z.literal('singapore'), ...common, twistDegrees: z.number().min(10).max(40) }),
  z.object({ kind: z.literal('rope'), ...common }),
  z.object({ kind: z.literal('wheat'), ...common }),
  z.object({ kind: z.literal('byzantine'), ...common }),
  z.object({ kind: z.literal('box'), ...common }),
  z.object({ kind: z.literal('snake'), ...common }),
  z.object({ kind: z.literal('herringbone'), ...common }),
  z.object({ kind: z.literal('ball'), ...common }),
]);
export type Chain = z.infer<typeof chainSchema>;
