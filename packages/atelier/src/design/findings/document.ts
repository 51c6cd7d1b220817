/**
 * Findings: what hangs, closes and pins a piece. Lengths in mm; gauges of the trade: 18 = 1.02, 20 = 0.81,
 * 22 = 0.64 (American wire gauge). Sizes from jewelry-facts section 8 where it names them (posts of 20 gauge and
 * 10 mm, ear wires 0.8 to 1.0, hoops from 10 inside, nose studs 0.8 and 1.0 by 6 to 8, pin stems 1.0 to 1.2,
 * hairpins 1.5 to 2 by 60 to 80, cufflink bars of 20, tiara wires 2 to 2.5), else trade practice.
 */
import { z } from 'zod';
import { coilSchema } from '../ornament/coil.ts';
import { stoneKindSchema } from '../parts.ts';

const wire = (least: number, most: number) => z.number().min(least).max(most);

/** Pins for thick hair; the usual ones are 60 to 120 long. */
export const LONGEST_PIN_MM = 180;
/** Bridal combs are up to so wide, mm. */
export const WIDEST_COMB_MM = 115;

export const bailSchema = z.object({
  kind: z.literal('bail'),
  form: z.enum(['tapered', 'loop', 'split', 'hidden', 'hinged']),
  /** Clear height inside: the end of the chain must pass. */
  insideMm: z.number().min(2).max(9),
  widthMm: z.number().min(1).max(8),
});

export const claspSchema = z.object({
  kind: z.literal('clasp'),
  form: z.enum(['lobster', 'spring-ring', 'toggle', 'box', 'magnetic', 's-hook']),
  lengthMm: z.number().min(6).max(30),
  /** Closed in front, where it is seen; absent for behind. */
  worn: z.literal('front').optional(),
});

export const earFittingSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('post'),
    wireMm: wire(0.7, 1.2),
    lengthMm: z.number().min(8).max(13),
    /** Metal about what is worn on it: a ring around, a bar over it, a jacket of grains below; absent for none. */
    dress: z.enum(['orbit', 'bar', 'jacket']).optional(),
    /** A nut on a thread; absent for a butterfly that is pushed on. */
    back: z.literal('screw').optional(),
  }),
  /** For ears that are not pierced: a loop of wire or a paddle, hinged low behind the front. */
  z.object({
    kind: z.literal('clip'),
    form: z.enum(['omega', 'paddle']),
    wireMm: wire(0.8, 1.2),
    heightMm: z.number().min(8).max(14),
  }),
  z.object({ kind: z.literal('fish-hook'), wireMm: wire(0.7, 1.1), heightMm: z.number().min(12).max(28) }),
  z.object({ kind: z.literal('lever-back'), wireMm: wire(0.8, 1.2), heightMm: z.number().min(11).max(20) }),
  z.object({
    kind: z.literal('hoop'),
    /** cuff: no hole is needed, it is open behind and pressed about the edge of the ear, with its front on its outside. */
    form: z.enum(['round', 'oval', 'huggie', 'cuff']),
    /** Huggies are told by their outside, from 8 mm on. */
    innerDiameterMm: z.number().min(4.5).max(70),
    tubeMm: z.number().min(1).max(8),
    /** Of a hinged one: round wire or a flat strip; absent for the usual cushion. */
    section: z.enum(['round', 'strip']).optional(),
    /** Twisted like a rope of so many strands; absent for a smooth bar. */
    strands: z.int().min(3).max(6).optional(),
    /** What every other strand is of, where there is an even number of them; absent where all are of the hoop's own alloy. */
    second: z.object({ alloyId: z.string() }).optional(),
    /** The serpent in front is the hoop: its body goes around in the place of the bar. Absent for a bar. */
    coil: coilSchema.optional(),
    /** A row of small stones in its outer side, low in front; absent for bare metal. */
    stones: z
      .object({
        stone: stoneKindSchema,
        diameterMm: z.number().min(0.9).max(2.5),
        spanDegrees: z.number().min(60).max(200),
        /** So many of them in the middle of the span; absent for as many as it has room for. */
        count: z.int().min(2).max(30).optional(),
      })
      .optional(),
    /** Fine beads along both sides of the bar. Absent for none. */
    milgrain: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal('threader'), wireMm: wire(0.6, 1), lengthMm: z.number().min(20).max(60) }),
  z.object({
    kind: z.literal('climber'),
    wireMm: wire(0.7, 1.1),
    lengthMm: z.number().min(10).max(25),
    /**
     * In front, what the ornaments stand on one above the other, bent with the ear and mirrored for the other one: a
     * plain wire, a twig with buds, a twig with leaves. Absent where one ornament is the whole front.
     */
    stem: z
      .object({
        form: z.enum(['wire', 'twig', 'leafy']),
        /** Length of a leaf; absent for the usual. */
        leafMm: z.number().min(3).max(8).optional(),
        seed: z.int().min(0).max(4294967295),
      })
      .optional(),
  }),
]);

export const pinFittingSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('brooch-pin'),
    wireMm: wire(0.8, 1.4),
    spanMm: z.number().min(12).max(90),
    /** Two stems side by side, for brooches wider than 40 mm. */
    double: z.boolean(),
  }),
  /** An open ring with a pin that slides along it and lies over it: the whole of a brooch. */
  z.object({
    kind: z.literal('penannular'),
    innerDiameterMm: z.number().min(16).max(70),
    /** Of the ring. */
    wireMm: wire(1.8, 6),
    /** Its ends, and how large they are where something sits on them; absent for the usual of its wire. */
    ends: z.enum(['ball', 'disc']),
    endMm: z.number().min(3).max(24).optional(),
    /** Twisted of so many strands; absent for a smooth bar. */
    strands: z.int().min(2).max(6).optional(),
    pinMm: z.number().min(20).max(130),
    pinWireMm: wire(1, 2.2),
  }),
  z.object({
    kind: z.literal('cufflink'),
    form: z.enum(['bullet', 'fixed-bar', 'chain']),
    reachMm: z.number().min(12).max(24),
  }),
  z.object({
    kind: z.literal('hairpin'),
    /**
     * A single stem, a pair with crimped legs, or a pair with wires for what stands beside the front: fanned out behind
     * it or swept to one side. Absent for a smooth pair.
     */
    form: z.enum(['stick', 'wave', 'spray', 'branch']).optional(),
    wireMm: wire(1.2, 2.4),
    lengthMm: z.number().min(50).max(LONGEST_PIN_MM),
    gapMm: z.number().min(8).max(24),
  }),
  z.object({
    kind: z.literal('comb'),
    /** The front at one end with the others behind it, or wires fanned out behind it for them; absent for an even comb. */
    form: z.enum(['trail', 'spray']).optional(),
    wireMm: wire(1.2, 2.2),
    widthMm: z.number().min(20).max(WIDEST_COMB_MM),
    teeth: z.int().min(4).max(40),
    lengthMm: z.number().min(25).max(70),
  }),
  z.object({
    kind: z.literal('barrette'),
    /** As of a comb. */
    form: z.literal('trail').optional(),
    lengthMm: z.number().min(35).max(90),
    widthMm: z.number().min(5).max(14),
  }),
]);

export const noseFittingSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('nose-stud'),
    form: z.enum(['l-bend', 'screw', 'bone']),
    wireMm: wire(0.64, 1.02),
    lengthMm: z.number().min(5.5).max(9),
  }),
  z.object({
    kind: z.literal('nose-hoop'),
    /** captive: closed by a bead that one end springs into; open: pressed onto a nostril that is not pierced. */
    form: z.enum(['seamless', 'clicker', 'captive', 'open']),
    wireMm: wire(0.7, 1.3),
    innerDiameterMm: z.number().min(6).max(14),
    /** Two strands wound about each other, two rings that part below, or grains along the front; absent for one plain wire. */
    strands: z.enum(['twisted', 'double', 'beaded']).optional(),
    /** Where the front is let into the ring; absent where it hangs from it. */
    seat: z.enum(['bottom', 'side']).optional(),
    /** Beads side by side in its lowest part: of a stone on the wire, else of its metal; absent for none. */
    beads: z
      .object({
        count: z.int().min(2).max(7),
        diameterMm: z.number().min(1.4).max(4),
        /** Those at both ends against the one in the middle; absent where all are alike. */
        endShare: z.number().min(0.5).max(1).optional(),
        stone: stoneKindSchema.optional(),
      })
      .optional(),
  }),
]);

export const jumpRingSchema = z.object({
  kind: z.literal('jump-ring'),
  wireMm: wire(0.3, 2),
  innerDiameterMm: z.number().min(0.8).max(12),
  /** Sawn through and closed, as it is sold; false: soldered. */
  open: z.boolean(),
});

export const bandFittingSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('tiara-band'),
    wireMm: wire(1.6, 3),
    widthMm: z.number().min(110).max(150),
    depthMm: z.number().min(60).max(140),
  }),
  z.object({
    kind: z.literal('toe-band'),
    innerDiameterMm: z.number().min(12).max(19),
    widthMm: z.number().min(1.2).max(8),
    thicknessMm: z.number().min(0.8).max(2),
    gapMm: z.number().min(1).max(8),
  }),
]);

export type Bail = z.infer<typeof bailSchema>;
export type Clasp = z.infer<typeof claspSchema>;
export type EarFitting = z.infer<typeof earFittingSchema>;
export type PinFitting = z.infer<typeof pinFittingSchema>;
export type NoseFitting = z.infer<typeof noseFittingSchema>;
export type JumpRing = z.infer<typeof jumpRingSchema>;
export type BandFitting = z.infer<typeof bandFittingSchema>;
