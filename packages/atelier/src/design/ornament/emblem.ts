/** A single figure that speaks of a culture: in outline, on a medallion, or cut through. */
import type { CulturalInspiration } from '@filigree/contracts';
import { z } from 'zod';
import { cultureRules } from '../cultures.ts';
import { enamelColourSchema, stoneKindSchema } from '../parts.ts';
import type { Random } from '../random.ts';
import { EMBLEM_FORMS, type EmblemForm, STONELESS_FORMS } from './emblemForms.ts';
import { patternSchema } from './patterns.ts';
import type { OrnamentStyle } from './style.ts';

export const EMBLEM_GROUNDS = ['silhouette', 'medallion'] as const;

export const emblemOrnamentSchema = z.object({
  kind: z.literal('emblem'),
  alloyId: z.string(),
  /** Of settings and collets. */
  accentAlloyId: z.string(),
  form: z.enum(EMBLEM_FORMS),
  /** silhouette: the figure's own outline; medallion: in relief on a round plate with a border. */
  ground: z.enum(EMBLEM_GROUNDS),
  /** The larger of width and height. */
  sizeMm: z.number().min(3).max(60),
  /** Kind of the stones in it; null: none, grains of metal stand in their places. */
  stone: stoneKindSchema.nullable(),
  /** Colours of its cells in order; none: the cells stay sunk metal. */
  enamel: z.array(enamelColourSchema).max(4),
  /** Around a medallion, where there is room; null: a plain rim. */
  border: patternSchema.nullable(),
});
export type EmblemOrnament = z.infer<typeof emblemOrnamentSchema>;

/** Smaller figures lose their ground: it would be all rim. */
const LEAST_MEDALLION_MM = 11;

/** An emblem of a culture in a style: which of its figures, on which ground. Enamel only where `enamelled`. */
export function drawEmblem(
  culture: CulturalInspiration,
  style: OrnamentStyle,
  random: Random,
  options: { readonly form?: EmblemForm; readonly enamelled?: boolean } = {},
): EmblemOrnament {
  const rules = cultureRules(culture);
  const form = options.form ?? rules.emblems[Math.floor(random() * rules.emblems.length)];
  const chance = random();
  const medallion = style.sizeMm >= LEAST_MEDALLION_MM && chance < (rules.medallions ? 0.55 : 0.25);
  return {
    kind: 'emblem',
    alloyId: style.alloyId,
    accentAlloyId: style.accentAlloyId,
    form,
    ground: medallion ? 'medallion' : 'silhouette',
    sizeMm: clampSize(style.sizeMm),
    stone: STONELESS_FORMS.has(form) ? null : emblemStone(style),
    enamel: options.enamelled ? [...rules.enamels] : [],
    border: medallion && style.sizeMm >= 15 ? rules.border : null,
  };
}

/** The stone that was asked for, at the size of a collet; domes and pearls keep their form. */
function emblemStone({ centre, accent }: OrnamentStyle): EmblemOrnament['stone'] {
  const kind = centre ?? accent;
  if (kind === null) return null;
  const { gemstone, form, colour } = kind;
  return { gemstone, cut: 'Round', form, colour };
}

const clampSize = (mm: number): number => Math.round(Math.min(60, Math.max(3, mm)) * 100) / 100;
