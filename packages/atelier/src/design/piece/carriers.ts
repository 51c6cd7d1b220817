/**
 * What an ornament is worn by, one schema a way of wearing. Lengths in mm; what follows from them (links, seats,
 * hinge places) is derived in geometry/piece.
 */
import { z } from 'zod';
import { chainSchema } from '../chain/document.ts';
import {
  bailSchema,
  bandFittingSchema,
  claspSchema,
  earFittingSchema,
  noseFittingSchema,
  pinFittingSchema,
} from '../findings/document.ts';
import { type Coil, coilSchema } from '../ornament/coil.ts';
import { stoneKindSchema, stonesInTurnSchema } from '../parts.ts';
import { bandStonesSchema, ringBandSchema } from '../ring/document.ts';
import { headEndsSchema } from './endHeads.ts';

/** A bail alone: what hangs from a chain that is bought apart. */
export const hungCarrierSchema = z.object({
  kind: z.literal('hung'),
  alloyId: z.string(),
  bail: bailSchema,
});

/** A stiff round worn on the wrist, closed and slipped over the hand or open and pressed on; or open in front about the neck. */
export const bangleCarrierSchema = z.object({
  kind: z.literal('bangle'),
  alloyId: z.string(),
  /** Women's wrists take 56 to 62 mm over the hand, cuffs 52 to 58; necks 110 to 135. */
  innerDiameterMm: z.number().min(42).max(160),
  band: ringBandSchema.extend({
    widthMm: z.number().min(1.6).max(60),
    thicknessMm: z.number().min(1.2).max(7),
  }),
  /** Gap of a cuff at the inside of the wrist; null for a closed bangle. */
  openingMm: z.number().min(15).max(90).nullable(),
  bandStones: bandStonesSchema.nullable(),
  /** The serpent in front is the bangle: its body goes around in the place of the band. Absent for a band. */
  coil: coilSchema.optional(),
  /** Heads at both ends of the gap, which is in front then. Absent for plain ends. */
  ends: headEndsSchema.optional(),
  /** Beads that hang in turn with the drops of a closed bangle. Absent for none. */
  beads: z.object({ stone: stoneKindSchema, diameterMm: z.number().min(1.6).max(6) }).optional(),
});

/** Beads on a string: the largest in the middle, those at the clasp `endShare` of its size. */
export const strandSchema = z.object({
  stone: stoneKindSchema,
  diameterMm: z.number().min(2).max(20),
  endShare: z.number().min(0.4).max(1),
  /** Strands side by side, held apart by bars at their ends; absent for one. */
  strands: z.int().min(2).max(5).optional(),
  /** Further bars between those. */
  bars: z.int().min(1).max(4).optional(),
  /** Absent where all beads are alike. */
  inTurn: stonesInTurnSchema.optional(),
  /** What each strand is of, the uppermost first, where they differ; absent where all strands are alike. */
  eachStrand: z.array(stoneKindSchema).min(2).max(5).optional(),
  /** Rings of metal threaded between the beads, one after every so many; absent for none. */
  spacers: z
    .object({ alloyId: z.string(), widthMm: z.number().min(2).max(8), every: z.int().min(1).max(9) })
    .optional(),
});
export type Strand = z.infer<typeof strandSchema>;

/** A further chain that is worn with the first, longer or shorter than it. */
export const layerSchema = z.object({
  chain: chainSchema,
  /** From end to end with the clasp closed. */
  lengthMm: z.number().min(140).max(1300),
  front: z.enum(['hangs', 'let-in']),
  /** Beads threaded on it, one against the other; absent for a bare chain. */
  strand: strandSchema.omit({ strands: true, bars: true }).optional(),
});
export type Layer = z.infer<typeof layerSchema>;

/**
 * A chain around neck, wrist or ankle. Main ornaments hang from it or are let into it, as `front` says; stations are
 * let in along it, drops hang from it beside the middle.
 */
export const chainCarrierSchema = z.object({
  kind: z.literal('chain'),
  alloyId: z.string(),
  chain: chainSchema,
  wear: z.enum(['neck', 'wrist', 'ankle', 'body']),
  clasp: claspSchema,
  /** A chain hanging from the main ornament, its end weighted by the drop; null for none. */
  tailMm: z.number().min(20).max(600).nullable(),
  /** Another tail beside it, as of a lariat whose two ends hang down; its drop is the second one, else the same. */
  secondTailMm: z.number().min(20).max(600).optional(),
  /** From end to end with the clasp closed. */
  lengthMm: z.number().min(140).max(1300),
  front: z.enum(['hangs', 'let-in']),
  /** Beads threaded on the chain, one against the other; absent for a bare chain. */
  strand: strandSchema.optional(),
  /**
   * Of a body chain that crosses over the chest, beside the one about the waist: how long the chain about the neck is,
   * and those from where they cross down to the waist. Absent for a chain about the waist alone.
   */
  harness: z
    .object({
      neckMm: z.number().min(360).max(900),
      dropMm: z.number().min(90).max(320),
      /** One goes down the middle; absent for two. */
      straps: z.literal(1).optional(),
    })
    .optional(),
  /** Further chains that end in the same clasp; absent for a single one. */
  layers: z.array(layerSchema).min(1).max(3).optional(),
});

/** A chain with nothing hanging from its main ornament. */
export function withoutTails<C extends { tailMm: number | null; secondTailMm?: number | undefined }>(
  carrier: C,
): Omit<C, 'secondTailMm'> {
  const { secondTailMm: _, ...rest } = carrier;
  return { ...rest, tailMm: null };
}

/** The chains that a carrier has, the first leading. */
export const chainsOf = <C extends { chain: Layer['chain']; lengthMm: number; layers?: Layer[] | undefined }>(
  carrier: C,
): (C | Layer)[] => [carrier, ...(carrier.layers ?? [])];

/** A finding behind or above the ornament: what is worn in the ear, pinned or stuck in. */
export const fittedCarrierSchema = z.object({
  kind: z.literal('fitted'),
  alloyId: z.string(),
  fitting: z.discriminatedUnion('kind', [
    ...earFittingSchema.options,
    ...pinFittingSchema.options,
    ...noseFittingSchema.options,
  ]),
  /** Made and sold as two. */
  pair: z.boolean(),
  /** Before a wall, on its back, or leaning on the ground with its front to the viewer. */
  shown: z.enum(['hangs', 'lies', 'stands']),
});

/** A wall of metal on the band of a tiara, highest in the middle: a kokoshnik. Heights over the band, mm. */
export const tiaraShieldSchema = z.object({
  outline: z.enum(['round', 'pointed', 'scalloped']),
  middleMm: z.number().min(16).max(70),
  /** At both ends, beside the ears. */
  endMm: z.number().min(3).max(30),
  /** rays: rounded bars from the band to the edge; plain: smooth. Both in a raised frame. */
  face: z.enum(['rays', 'plain']),
});
export type TiaraShield = z.infer<typeof tiaraShieldSchema>;

/**
 * A band over the head with ornaments standing on it, the largest in the middle; with a shield main and sides lie on its
 * face, stations stand along its upper edge.
 */
export const tiaraCarrierSchema = z.object({
  kind: z.literal('tiara'),
  alloyId: z.string(),
  band: bandFittingSchema.options[0],
  shield: tiaraShieldSchema.optional(),
});

export const carrierSchema = z.discriminatedUnion('kind', [
  fittedCarrierSchema,
  tiaraCarrierSchema,
  hungCarrierSchema,
  bangleCarrierSchema,
  chainCarrierSchema,
]);
export type Carrier = z.infer<typeof carrierSchema>;

/** A pair whose two are mirror images, one for each ear. */
export const isHanded = (carrier: Carrier): boolean =>
  carrier.kind === 'fitted' &&
  carrier.pair &&
  carrier.fitting.kind === 'climber' &&
  carrier.fitting.stem !== undefined;

/** What a stiff band, or every other strand of a twisted hoop, is of beside the carrier's own alloy; absent for one alloy. */
export const secondOf = (carrier: Carrier): { alloyId: string } | undefined =>
  carrier.kind === 'bangle'
    ? carrier.band.second
    : carrier.kind === 'fitted' && carrier.fitting.kind === 'hoop'
      ? carrier.fitting.second
      : undefined;

/** The row of small stones along a hoop; null for none. */
export function hoopRowOf({ carrier }: { readonly carrier: Carrier }) {
  return carrier.kind === 'fitted' && carrier.fitting.kind === 'hoop'
    ? (carrier.fitting.stones ?? null)
    : null;
}

/** The beads on a nose ring; null for none. */
export const noseBeadsOf = ({ carrier }: { readonly carrier: Carrier }) =>
  carrier.kind === 'fitted' && carrier.fitting.kind === 'nose-hoop' ? (carrier.fitting.beads ?? null) : null;

/** How the serpent goes around that is the bangle or the hoop itself; null for none. */
export const coilOf = ({ carrier }: { readonly carrier: Carrier }): Coil | null =>
  (carrier.kind === 'bangle'
    ? carrier.coil
    : carrier.kind === 'fitted' && carrier.fitting.kind === 'hoop'
      ? carrier.fitting.coil
      : null) ?? null;

/** The largest stone of a row along a hoop as a share of its tube: metal stays on both sides of it. */
export const HOOP_ROW_SHARE = 0.6;

/** The slimmest tube that holds a row of stones, mm. */
export const LEAST_ROW_TUBE_MM = 1.7;

/** The largest stones that a hoop's tube holds in a row, mm; 0 where there is no hoop. */
export const mostInHoopMm = ({ carrier }: { readonly carrier: Carrier }): number =>
  carrier.kind === 'fitted' && carrier.fitting.kind === 'hoop'
    ? Math.max(0.9, Math.min(2.5, Math.floor(carrier.fitting.tubeMm * HOOP_ROW_SHARE * 100) / 100))
    : 0;
