/**
 * Every piece that is not a ring or a toe ring: ornaments in their places on what carries them. Each field stands for itself:
 * another chain is another `carrier`, a ruby for the sapphire another stone in its ornament.
 */
import { JEWELRY_TYPES, type JewelryType, metalFinishSchema } from '@filigree/contracts';
import { z } from 'zod';
import { ornamentSchema } from '../ornament/document.ts';
import {
  alloySchema,
  characterSchema,
  engravingSchema,
  provenanceSchema,
  stonesInTurnSchema,
} from '../parts.ts';
import { RING_TYPES, type RingType } from '../ring/document.ts';
import { carrierSchema } from './carriers.ts';

export type PieceType = Exclude<JewelryType, RingType>;
const isOneOf = (list: readonly JewelryType[], type: JewelryType): boolean => list.includes(type);

export const PIECE_TYPES = JEWELRY_TYPES.filter((type): type is PieceType => !isOneOf(RING_TYPES, type));

/**
 * Where an ornament goes: main, what is looked at first; top, above it (an ear's front over a drop); drop, hanging
 * below; side, mirrored beside it; station, repeated along the carrier; charm, one of several side by side on a chain,
 * hanging from it or let into it, in the order of the list.
 */
export const ORNAMENT_SLOTS = ['main', 'top', 'drop', 'side', 'station', 'charm'] as const;
export const placedOrnamentSchema = z.object({
  slot: z.enum(ORNAMENT_SLOTS),
  /**
   * How many of it: of sides, on each side; of stations, along the whole. Drops behind others of a fitted piece are the
   * next tier: as many hang one below each of those, fewer below the middle one.
   */
  count: z.int().min(1).max(500),
  ornament: ornamentSchema,
  /** Drops that hang below the main ornament, and one below each of those beside it, not from the chain around. */
  under: z.literal(true).optional(),
  /** A stretch of fine chain by which it hangs under what is above it, mm; absent where it hangs by two rings. */
  chainMm: z.number().min(4).max(90).optional(),
  /** Stations that are links of one line, one against the other; absent for those with chain between them. */
  close: z.literal(true).optional(),
  /** Of a pair that is not alike, which of the two it is on as the viewer sees them; absent for both. */
  worn: z.enum(['left', 'right']).optional(),
  /** The further chain that it is on, counted from one; absent for what is on the first. */
  layer: z.int().min(1).max(3).optional(),
  /** Where a stone is repeated: what each copy's stone is, one after the other; absent where all are alike. */
  inTurn: stonesInTurnSchema.optional(),
});
export type PlacedOrnament = z.infer<typeof placedOrnamentSchema>;

export const pieceSchema = z.object({
  documentVersion: z.literal(1),
  type: z.enum(PIECE_TYPES),
  seed: z.int().min(0).max(4294967295),
  title: z.string().min(1).max(120),
  /** The composition's id among those of its type; titles and variety read it, geometry never. */
  composition: z.string().min(1).max(60),
  alloys: z.array(alloySchema).min(1).max(4),
  /** Of the metal's surface, where an ornament has no surface of its own. */
  finish: metalFinishSchema,
  carrier: carrierSchema,
  /** Wall of what is hollow: hoops and bangles of tube, figures hollowed from behind. Absent for solid metal. */
  wallMm: z.number().min(0.5).max(1.5).optional(),
  ornaments: z.array(placedOrnamentSchema).max(24),
  engraving: engravingSchema.nullable(),
  character: characterSchema,
  provenance: provenanceSchema,
});
export type PieceDesign = z.infer<typeof pieceSchema>;

/** A pair whose two are not cast from one model. */
export const isUnlikePair = ({ ornaments }: Pick<PieceDesign, 'ornaments'>): boolean =>
  ornaments.some(({ worn }) => worn !== undefined);
