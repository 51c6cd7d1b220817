/**
 * A ring as a document. Every field stands for itself: taking the halo away is `halo: null`, a thinner band is
 * a smaller `band.widthMm`; geometry/ derives all positions anew.
 */
import { BRIEF_BAND_PROFILES, metalFinishSchema, motifSchema } from '@filigree/contracts';
import { z } from 'zod';
import { coilSchema } from '../ornament/coil.ts';
import { emblemOrnamentSchema } from '../ornament/emblem.ts';
import { motifOrnamentSchema } from '../ornament/motif.ts';
import { plateOrnamentSchema } from '../ornament/plate.ts';
import {
  alloySchema,
  characterSchema,
  engravingSchema,
  provenanceSchema,
  stoneKindSchema,
  stoneSchema,
  stonesInTurnSchema,
  textureSchema,
} from '../parts.ts';
import { PETAL_COUNT, petalStonesSchema } from '../petals.ts';

/** Names of the compositions; a label for titles and variety that `nameRingComposition` derives from the fields. */
export const RING_COMPOSITIONS = [
  'solitaire',
  'halo',
  'double-halo',
  'bezel',
  'cathedral',
  'split-shank',
  'twist-shank',
  'bypass',
  'pave-shoulders',
  'channel-shoulders',
  'bar-shoulders',
  'three-stone',
  'five-stone',
  'cluster',
  'tension',
  'flush-set',
  'plain-band',
  'channel-band',
  'pave-band',
  'bar-band',
  'invisible-band',
  'motif-band',
  'signet',
  'chevron',
  'toi-et-moi',
  'open',
  'spinner',
  'filigree',
  'curved-band',
  'wavy-band',
  'coil',
] as const;
export const ringCompositionSchema = z.enum(RING_COMPOSITIONS);
export type RingComposition = z.infer<typeof ringCompositionSchema>;

/** What is made as a band with or without a head. */
export const RING_TYPES = ['Ring', 'Toe Ring'] as const;
export type RingType = (typeof RING_TYPES)[number];

export const ringSizeSchema = z.object({
  us: z.number().min(0).max(16),
  /** 11.63 + 0.8128 x US, jewelry-facts section 1. */
  innerDiameterMm: z.number().min(11).max(26),
});

/** As briefs name them; bombe: broad and high at the top, narrow at the palm (design/ring/bombe.ts). */
export const BAND_PROFILES = BRIEF_BAND_PROFILES;

/** Wire of filigree: 0.5 mm and more casts well (jewelry-facts, section 3). */
const filigreeSchema = z.object({
  wireMm: z.number().min(0.5).max(1),
  /** plain: round wire; twisted: two strands wound about each other. */
  wire: z.enum(['plain', 'twisted']),
});
export type Filigree = z.infer<typeof filigreeSchema>;

export const ringBandSchema = z.object({
  alloyId: z.string(),
  finish: metalFinishSchema,
  texture: textureSchema,
  /** Along the finger, at the top (shoulder) of the ring. */
  widthMm: z.number().min(1.2).max(20),
  /** Radially, at the top. */
  thicknessMm: z.number().min(1.1).max(4),
  profile: z.enum(BAND_PROFILES),
  /** Width at the palm side as a share of the width at the top; 1 for an even band. */
  palmTaper: z.number().min(0.25).max(1.6),
  /** single: one bar; split: opens into two bars towards the head; twist: two strands wound about each other; bypass: the ends pass each other at the head; chevron: a point at the top; curved: a soft bow there; wavy: waves all around; coil: one bar that winds about the finger several times. */
  form: z.enum(['single', 'split', 'twist', 'bypass', 'chevron', 'curved', 'wavy', 'coil']),
  /**
   * The bow of a curved band, which lies about the head of another ring: how far it leads aside at the top, and the arc on
   * either side that it takes. Absent for others.
   */
  bow: z.object({ depthMm: z.number().min(1).max(4.5), reachMm: z.number().min(4).max(11) }).optional(),
  /** Of a wavy band: how many waves go around, and from the crest to the trough of each. Absent for others. */
  waves: z.object({ count: z.int().min(3).max(14), heightMm: z.number().min(0.5).max(4) }).optional(),
  /** Times that a coil goes around. Absent for others. */
  turns: z.number().min(1.5).max(4.5).optional(),
  /** What was done to the outer edges: softened, a bevel filed along them, or bevels over most of the outside. Absent for the profile's own. */
  edge: z.enum(['soft', 'bevelled', 'faceted']).optional(),
  /**
   * A second finish of the outside, parted from the first by a fine line: of both edges, from this share of half the width
   * on, or of half of the width. Absent for one finish.
   */
  secondFinish: z
    .object({
      finish: metalFinishSchema,
      place: z.enum(['edges', 'half']),
      atShare: z.number().min(0).max(0.85),
    })
    .optional(),
  /** Heads of screws, let in flush all around the outside: how many, and how wide. Absent for none. */
  screws: z.object({ count: z.int().min(4).max(24), widthMm: z.number().min(1.6).max(6) }).optional(),
  /**
   * Of a dome ring: rounded ribs over the dome, so far from one valley to the next and so deep, and how far each leans along
   * the band from edge to edge, in widths of a rib: 0 runs straight across. Absent for a smooth dome.
   */
  ribs: z
    .object({
      pitchMm: z.number().min(1.4).max(6),
      depthMm: z.number().min(0.15).max(1),
      lean: z.number().min(0).max(3),
    })
    .optional(),
  /** Fine beads along both edges of the outside. */
  milgrain: z.boolean(),
  /** Wires twisted like a rope: one along each edge, or one in a channel around the middle. Absent for none. */
  cord: z.enum(['edges', 'middle']).optional(),
  /** Grooves cut around the outside (0 to 3). */
  grooves: z.int().min(0).max(3),
  /**
   * Grooves with a flat floor, turned around the outside where they were asked for: each this share of half the width off
   * the middle. Absent for none.
   */
  turned: z
    .array(
      z.object({
        atShare: z.number().min(-0.8).max(0.8),
        widthMm: z.number().min(0.3).max(2),
        depthMm: z.number().min(0.15).max(0.6),
      }),
    )
    .min(1)
    .max(3)
    .optional(),
  /**
   * The second colour of a band of metal: of a twist one of its strands, else an inlay along the middle of the outside,
   * of this share of the width. Absent where the band is of one colour.
   */
  second: z.object({ alloyId: z.string(), widthShare: z.number().min(0.1).max(0.85) }).optional(),
  /**
   * Scrolls of wire between two edges in the place of the wall, over this arc about the top (the palm stays whole, so that
   * the ring can be sized). Absent where the band is whole.
   */
  filigree: filigreeSchema.extend({ spanDegrees: z.number().min(90).max(320) }).optional(),
  /**
   * Slabs of stone, one after the other and over again, level with the outside in a channel about the top: of this depth
   * and share of the width, with this much metal between two, or all around a ring that cannot be sized. Absent for none.
   */
  inlay: z
    .object({
      stones: z.array(stoneKindSchema).min(1).max(6),
      spanDegrees: z.number().min(60).max(360),
      pieces: z.int().min(1).max(40),
      dividerMm: z.number().min(0).max(3),
      widthShare: z.number().min(0.3).max(0.8),
      depthMm: z.number().min(0.6).max(1.5),
    })
    .optional(),
  /** The band is a twig: bark and knots, which the seed places, in the place of a profile. Absent for others. */
  twig: z
    .object({
      seed: z.int().min(0).max(4294967295),
      /** Short thorns stand on it, beside a head. Absent for none. */
      thorns: z.boolean().optional(),
    })
    .optional(),
});
export type RingBand = z.infer<typeof ringBandSchema>;

export const ringShouldersSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plain') }),
  /** Arches that rise from the band to the head; `rise` is how far up the head they reach (0 to 1). */
  z.object({ kind: z.literal('cathedral'), rise: z.number().min(0.2).max(1) }),
  /** The band narrows (below 1) or flares (above 1) to this share of its width at the head. */
  z.object({ kind: z.literal('tapered'), widthShare: z.number().min(0.4).max(2) }),
  /**
   * A motif modelled in metal and stones. shoulders: one on each, mirrored, beside a head; front: one on a band
   * without a head; around: a row over the top of such a band; beside: one, on one shoulder.
   */
  z.object({
    kind: z.literal('motif'),
    motif: motifSchema,
    place: z.enum(['shoulders', 'front', 'around', 'beside']),
    ornament: motifOrnamentSchema,
    /** The serpent in front is the ring: its body goes around in the place of the band. Absent for other motifs. */
    coil: coilSchema.optional(),
  }),
  /** Straight-sided stones across both shoulders in bars, the outer ones smaller and lower; sizes are of the largest. */
  z.object({
    kind: z.literal('steps'),
    stone: stoneKindSchema,
    alloyId: z.string(),
    perSide: z.union([z.literal(2), z.literal(3)]),
    lengthMm: z.number().min(1.4).max(5),
    widthMm: z.number().min(1).max(4),
  }),
  /** The emblem of a culture as the front of a band without a head, carried as a signet's plate. */
  z.object({ kind: z.literal('emblem'), ornament: emblemOrnamentSchema }),
  /** The face of a signet, on a band without a head. */
  z.object({ kind: z.literal('signet'), ornament: plateOrnamentSchema }),
]);
export type RingShoulders = z.infer<typeof ringShouldersSchema>;

export const PRONG_FORMS = ['round', 'claw', 'double-claw', 'flat-tab', 'v'] as const;
export const GALLERIES = ['peg', 'basket', 'double-rail', 'trellis', 'crown', 'filigree'] as const;

/** Small stones all around the gallery, facing outwards under the centre stone's girdle: seen from the side only. */
export const hiddenHaloSchema = z.object({
  stone: stoneKindSchema,
  diameterMm: z.number().min(0.9).max(1.6),
});
export type HiddenHalo = z.infer<typeof hiddenHaloSchema>;

const prongHeadSchema = z.object({
  kind: z.literal('prong'),
  alloyId: z.string(),
  prongCount: z.union([z.literal(3), z.literal(4), z.literal(5), z.literal(6), z.literal(8)]),
  prongForm: z.enum(PRONG_FORMS),
  gallery: z.enum(GALLERIES),
  /** Clear height from the finger to the culet, at least 0.5. */
  clearanceMm: z.number().min(0.5).max(5),
  milgrain: z.boolean(),
  /** In the place of the gallery's rails, under a faceted stone; absent where there is none. */
  hiddenHalo: hiddenHaloSchema.optional(),
});

const bezelHeadSchema = z.object({
  kind: z.literal('bezel'),
  alloyId: z.string(),
  /** full: all around; half: two arcs beside the stone, open along the finger. */
  coverage: z.enum(['full', 'half']),
  /** Wall thickness; null for the usual of the stone's size (jewelry-facts section 3). */
  wallMm: z.number().min(0.45).max(2).nullable(),
  clearanceMm: z.number().min(0.5).max(5),
  milgrain: z.boolean(),
  scalloped: z.boolean(),
});

export const ringHeadSchema = z.discriminatedUnion('kind', [
  prongHeadSchema,
  bezelHeadSchema,
  /** The band's own ends press on the girdle. */
  z.object({ kind: z.literal('tension'), alloyId: z.string() }),
  /** The stone is sunk into the band, its table level with the surface. */
  z.object({ kind: z.literal('flush'), alloyId: z.string() }),
  /** Round stones packed in a rosette about the centre stone, `petals` of them, each in prongs. */
  z.object({
    kind: z.literal('cluster'),
    alloyId: z.string(),
    petals: z.int().min(PETAL_COUNT.least).max(PETAL_COUNT.most),
    accent: stoneKindSchema,
    /** A flower, each petal in its own setting; absent: stones as large as just ring the centre. */
    petalStones: petalStonesSchema.optional(),
    /** What its petals are one after the other; the first is the accent. Absent where all are alike. */
    inTurn: z.array(stoneKindSchema).min(2).max(12).optional(),
    clearanceMm: z.number().min(0.5).max(5),
  }),
]);
export type RingHead = z.infer<typeof ringHeadSchema>;

export const haloSchema = z.object({
  stone: stoneKindSchema,
  alloyId: z.string(),
  meleeDiameterMm: z.number().min(0.9).max(2.5),
  rows: z.union([z.literal(1), z.literal(2)]),
  /** follow: the centre stone's outline; cushion: a soft square about a round stone; floral: petals. */
  outline: z.enum(['follow', 'cushion', 'floral']),
  scalloped: z.boolean(),
  milgrain: z.boolean(),
  /** Stones of two kinds: of one row they follow one another, of two rows each has its own. Absent where all are alike. */
  inTurn: z.tuple([stoneKindSchema, stoneKindSchema]).optional(),
});
export type Halo = z.infer<typeof haloSchema>;

/** Stones in rows along the band. */
export const bandStonesSchema = z.object({
  stone: stoneKindSchema,
  /** invisible: square stones edge to edge, whose grooves ride on rails under them. */
  setting: z.enum(['pave', 'channel', 'bar', 'flush', 'bezel', 'shared-prong', 'invisible']),
  diameterMm: z.number().min(0.9).max(4.2),
  /** Arc set with stones, symmetric about the top: 360 is a full eternity, about 120 the shoulders. */
  spanDegrees: z.number().min(20).max(360),
  rows: z.int().min(1).max(3),
  milgrain: z.boolean(),
  /** Absent where all stones are alike. */
  inTurn: stonesInTurnSchema.optional(),
  /**
   * The outermost stones of a row that grows smaller from the top, as a share of those there; held by beads or shared
   * prongs. Absent where all are of one size.
   */
  graduatedTo: z.number().min(0.3).max(0.95).optional(),
  /**
   * Small stones in the gaps of one row over the top, whose `count` stones stand in heads or bezels of their own: one in
   * each gap, or two, side by side along the finger. Absent for none.
   */
  between: z
    .object({
      stone: stoneKindSchema,
      diameterMm: z.number().min(0.9).max(2),
      perGap: z.union([z.literal(1), z.literal(2)]),
      count: z.int().min(2).max(15),
    })
    .optional(),
});
export type BandStones = z.infer<typeof bandStonesSchema>;

/**
 * Bands that turn freely about the ring's own, which is the sleeve that carries them: it is cut down under them and holds
 * them between its rims. Side by side from -y to +y.
 */
const spinnerSchema = z.object({
  bands: z
    .array(z.object({ band: ringBandSchema, stones: bandStonesSchema.nullable() }))
    .min(1)
    .max(3),
});
export type Spinner = z.infer<typeof spinnerSchema>;

/** Stones beside the centre, mirrored: one or two a side, outer ones smaller unless all were to be alike. */
export const sideStonesSchema = z.object({
  stone: stoneSchema,
  alloyId: z.string(),
  perSide: z.union([z.literal(1), z.literal(2)]),
  /** The outer of two stones, as a share of the inner; absent for the usual 0.78. */
  outerShare: z.number().min(0.5).max(1).optional(),
  setting: z.enum(['prong', 'bezel']),
  /**
   * Of baguettes that taper: their outer end as a share of the end at the centre, with their length along the band.
   * Absent for straight ones, whose length lies along the finger.
   */
  taper: z.number().min(0.4).max(0.95).optional(),
});
export type SideStones = z.infer<typeof sideStonesSchema>;

/** A second main stone beside the centre: the two share the top of the ring, or stand on the ends of an open band. */
const companionSchema = z.object({
  stone: stoneSchema.extend({ orientation: z.enum(['along-finger', 'across-finger']) }),
  head: z.discriminatedUnion('kind', [prongHeadSchema, bezelHeadSchema]),
  /** How far the middles of the two stones lie apart along the finger, mm. */
  staggerMm: z.number().min(0).max(6),
});
export type Companion = z.infer<typeof companionSchema>;

const OPEN_ENDS = ['ball', 'bevelled', 'straight', 'stones'] as const;
/** A band that does not close at the top. */
const openFrontSchema = z.object({
  /** Light between the ends, or between the stones on them, mm. */
  gapMm: z.number().min(1.2).max(8),
  /** stones: the centre stone stands on one end, its companion on the other. */
  ends: z.enum(OPEN_ENDS),
});
export type OpenFront = z.infer<typeof openFrontSchema>;

export const ringSchema = z.object({
  documentVersion: z.literal(1),
  type: z.enum(RING_TYPES),
  /** The seed the design was drawn from; it also places random marks unless a texture has its own. */
  seed: z.int().min(0).max(4294967295),
  title: z.string().min(1).max(120),
  composition: ringCompositionSchema,
  size: ringSizeSchema,
  alloys: z.array(alloySchema).min(1).max(4),
  band: ringBandSchema,
  /** Gap at the palm side of a band that is pressed to size (toe rings); null for a closed one. */
  openingMm: z.number().min(0.5).max(6).nullable().default(null),
  shoulders: ringShouldersSchema,
  /** Null with a null centre: a band. */
  head: ringHeadSchema.nullable(),
  centre: stoneSchema.extend({ orientation: z.enum(['along-finger', 'across-finger']) }).nullable(),
  halo: haloSchema.nullable(),
  sideStones: sideStonesSchema.nullable(),
  companion: companionSchema.nullish(),
  openFront: openFrontSchema.nullish(),
  spinner: spinnerSchema.nullish(),
  bandStones: bandStonesSchema.nullable(),
  /** A small figure on one side of the band, below what stands on its top. Absent for none. */
  detail: z.discriminatedUnion('kind', [motifOrnamentSchema, emblemOrnamentSchema]).optional(),
  /** Wall of a signet's head, or of a dome ring, that is hollowed from the finger side. Absent for solid metal. */
  wallMm: z.number().min(0.5).max(1.5).optional(),
  engraving: engravingSchema.nullable(),
  character: characterSchema,
  provenance: provenanceSchema,
});
export type RingDesign = z.infer<typeof ringSchema>;
export type CentreStone = NonNullable<RingDesign['centre']>;
