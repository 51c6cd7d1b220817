/** Lines in the air: frames of bar or wire, bare, set with a row of stones, or holding one stone within. */
import { z } from 'zod';
import { engravingSchema, stoneKindSchema, stoneSchema } from '../parts.ts';
import type { Random } from '../random.ts';
import type { OrnamentStyle } from './style.ts';

export const OPEN_FRAME_FORMS = [
  'circle',
  'bar',
  'triangle',
  'hexagon',
  'arch',
  'oval',
  'keystone',
  'deco-fan',
] as const;

/** Rings side by side, each through the next: the frame's height is the size of one, its width that of all. */
const linkedRingsSchema = z.object({
  count: z.union([z.literal(2), z.literal(3)]),
  /** Which have the small stones of the frame, where it has some: the first alone, or every one. */
  set: z.enum(['first', 'all']),
  /** Of the third; the first two are of the frame's own alloy and its accent. */
  thirdAlloyId: z.string().optional(),
  /** Cut along the last, which is smooth. */
  letters: z
    .object({ text: z.string().min(1).max(60), lettering: engravingSchema.shape.lettering })
    .optional(),
});
export type LinkedRings = z.infer<typeof linkedRingsSchema>;

export const openFrameOrnamentSchema = z.object({
  kind: z.literal('open-frame'),
  alloyId: z.string(),
  accentAlloyId: z.string(),
  form: z.enum(OPEN_FRAME_FORMS),
  widthMm: z.number().min(3).max(60),
  heightMm: z.number().min(3).max(60),
  /** Width of the bar that the frame is made of. */
  wireMm: z.number().min(0.8).max(5),
  /** Stones in a row all along the frame. */
  pave: z.object({ stone: stoneKindSchema, diameterMm: z.number().min(0.9).max(2.5) }).nullable(),
  /** A stone standing within, in a bezel. */
  stone: stoneSchema.nullable(),
  /** Several circles linked with one another; absent for one frame alone. */
  linked: linkedRingsSchema.optional(),
});
export type OpenFrameOrnament = z.infer<typeof openFrameOrnamentSchema>;
export type OpenFrameForm = OpenFrameOrnament['form'];

/** Width over height that a form usually has. */
const RATIOS: Readonly<Record<OpenFrameForm, number>> = {
  circle: 1,
  bar: 0.2,
  triangle: 1.1,
  hexagon: 0.9,
  arch: 0.7,
  oval: 0.72,
  keystone: 0.8,
  'deco-fan': 1.25,
};

/** An open frame in a style. */
export function drawOpenFrame(
  style: OrnamentStyle,
  random: Random,
  wanted?: OpenFrameForm,
): OpenFrameOrnament {
  const forms = formsOf(style);
  const form = wanted ?? forms[Math.floor(random() * forms.length)];
  const ratio = RATIOS[form];
  const size = Math.min(60, Math.max(3, style.sizeMm));
  const widthMm = round2(Math.max(3, ratio >= 1 ? size : size * ratio));
  const heightMm = round2(Math.max(3, ratio >= 1 ? size / ratio : size));
  const inner = Math.min(widthMm, heightMm);
  const chance = random();
  const paved = style.accent !== null && style.accent.form === 'faceted' && inner >= 8 && chance < 0.45;
  const fits = style.centre !== null && style.centre.lengthMm < inner * 0.5 && form !== 'bar';
  return {
    kind: 'open-frame',
    alloyId: style.alloyId,
    accentAlloyId: style.accentAlloyId,
    form,
    widthMm,
    heightMm,
    wireMm: round2(Math.min(3.2, Math.max(0.9, (0.8 + size * 0.035) * style.presence, paved ? 1.7 : 0))),
    pave: paved && style.accent ? { stone: style.accent, diameterMm: 1.2 } : null,
    stone: fits && (chance >= 0.45 || chance < 0.12) ? style.centre : null,
  };
}

function formsOf({ era }: OrnamentStyle): readonly OpenFrameForm[] {
  switch (era) {
    case 'Art Deco':
      return ['deco-fan', 'keystone', 'hexagon', 'arch'];
    case 'Minimalist':
      return ['circle', 'bar', 'oval', 'triangle'];
    case 'Futuristic / Cyber-Lux':
      return ['hexagon', 'triangle', 'keystone', 'bar'];
    case 'Gothic / Dark Aesthetic':
      return ['arch', 'triangle'];
    case 'Victorian':
      return ['oval', 'arch', 'circle'];
    default:
      return ['circle', 'oval', 'arch', 'hexagon'];
  }
}

const round2 = (x: number): number => Math.round(x * 100) / 100;
