/** Free bodies of metal: form itself is the ornament. */
import { z } from 'zod';
import { stoneKindSchema } from '../parts.ts';
import type { Random } from '../random.ts';
import type { OrnamentStyle } from './style.ts';

export const SCULPTURE_FORMS = [
  'folded-ribbon',
  'torus-knot',
  'pebble',
  'spiral',
  'stacked-discs',
  'twisted-bar',
  'sphere',
  'faceted-nugget',
  'molten-drop',
] as const;

/** Knots of a cord, in which the two ends of a lariat are tied: drawn where one was asked for. */
export const TIED_FORMS = ['overhand-knot', 'carrick-knot', 'wound-knot'] as const;
export type TiedForm = (typeof TIED_FORMS)[number];

export const isTiedForm = (form: SculptureForm): form is TiedForm =>
  (TIED_FORMS as readonly SculptureForm[]).includes(form);

export const sculptureOrnamentSchema = z.object({
  kind: z.literal('sculpture'),
  alloyId: z.string(),
  /** A tassel is a cap with fine chains hanging from it, or strings of beads. */
  form: z.enum([...SCULPTURE_FORMS, ...TIED_FORMS, 'tassel']),
  /** The larger of width and height. */
  sizeMm: z.number().min(3).max(90),
  /** Places what is irregular: facets, hollows, drips. */
  seed: z.int().min(0),
  /** What a tassel is strung of; absent for bare chains. */
  beads: stoneKindSchema.optional(),
  /** Its strings hang unlike far, as water falls; absent where they end alike. */
  uneven: z.literal(true).optional(),
});
export type SculptureOrnament = z.infer<typeof sculptureOrnamentSchema>;
export type TasselOrnament = SculptureOrnament & { form: 'tassel' };

export const isTassel = (ornament: {
  readonly kind: string;
  readonly form?: unknown;
}): ornament is TasselOrnament => ornament.kind === 'sculpture' && ornament.form === 'tassel';

export type SculptureForm = SculptureOrnament['form'];

/** A sculpture in a style. */
export function drawSculpture(style: OrnamentStyle, random: Random, form?: SculptureForm): SculptureOrnament {
  const forms = formsOf(style);
  return {
    kind: 'sculpture',
    alloyId: style.alloyId,
    form: form ?? forms[Math.floor(random() * forms.length)],
    sizeMm: Math.round(Math.min(60, Math.max(3, style.sizeMm)) * 100) / 100,
    seed: Math.floor(random() * 1e6),
  };
}

function formsOf({ era }: OrnamentStyle): readonly SculptureForm[] {
  switch (era) {
    case 'Modern Sculptural':
      return ['folded-ribbon', 'torus-knot', 'spiral', 'pebble', 'stacked-discs', 'molten-drop'];
    case 'Boho / Organic':
      return ['pebble', 'molten-drop', 'spiral'];
    case 'Futuristic / Cyber-Lux':
      return ['faceted-nugget', 'twisted-bar', 'torus-knot', 'stacked-discs'];
    case 'Minimalist':
      return ['sphere', 'twisted-bar', 'pebble'];
    case 'Street-Lux / Avant-Garde':
      return ['faceted-nugget', 'molten-drop', 'torus-knot'];
    default:
      return SCULPTURE_FORMS;
  }
}
