/** Bells and crescents with a fringe: what hangs below the top of an Indian earring, and the little bells of an anklet. */
import type { Brief } from '@filigree/contracts';
import { z } from 'zod';
import { type StoneKind, stoneKindSchema } from '../parts.ts';
import { round2 } from '../ring/wish.ts';
import { askedColour } from '../stones/askedColour.ts';
import type { OrnamentStyle } from './style.ts';

/** jhumka: a dome open below; chandbali: a crescent, its horns closed above; ghungroo: a ball slit below, that rings. */
export const BELL_FORMS = ['jhumka', 'chandbali', 'ghungroo'] as const;
/** plain: polished; ribbed: ribs down the dome; granulated: rows of grains about it. */
export const BELL_SURFACES = ['plain', 'ribbed', 'granulated'] as const;

export const bellOrnamentSchema = z.object({
  kind: z.literal('bell'),
  alloyId: z.string(),
  form: z.enum(BELL_FORMS),
  surface: z.enum(BELL_SURFACES),
  /** Width, without the fringe. */
  sizeMm: z.number().min(3).max(60),
  /** Beads on links along the rim; of metal where the stone is null. Null for a bare rim. */
  fringe: z
    .object({
      stone: stoneKindSchema.nullable(),
      diameterMm: z.number().min(1.6).max(6),
    })
    .nullable(),
});
export type BellOrnament = z.infer<typeof bellOrnamentSchema>;

const FRINGE_MM = { share: 0.17, least: 1.8, most: 3.4 } as const;

/** Beads of the pearls that were named, else of the second stone; of metal where one stone or none was. */
function fringeStone(brief: Brief): StoneKind | null {
  if (brief.noStones) return null;
  const gemstone = brief.gemstones.includes('Pearl') ? 'Pearl' : brief.gemstones[1];
  return gemstone === undefined
    ? null
    : { gemstone, cut: 'Round', form: 'bead', colour: askedColour(brief, gemstone) };
}

/** A bell of this width in a style. */
export function drawBell(
  brief: Brief,
  { alloyId }: OrnamentStyle,
  form: BellOrnament['form'],
  surface: BellOrnament['surface'],
  widthMm: number,
): BellOrnament {
  const sizeMm = round2(Math.min(60, Math.max(3, widthMm)));
  const diameterMm = round2(Math.min(FRINGE_MM.most, Math.max(FRINGE_MM.least, sizeMm * FRINGE_MM.share)));
  return {
    kind: 'bell',
    alloyId,
    form,
    surface,
    sizeMm,
    fringe: form === 'ghungroo' ? null : { stone: fringeStone(brief), diameterMm },
  };
}
