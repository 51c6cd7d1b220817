/** A plate: an outline cut from sheet, with a border and something in its field. */
import type { CulturalInspiration } from '@filigree/contracts';
import { z } from 'zod';
import { cultureRules } from '../cultures.ts';
import type { Lettering } from '../lettering/fonts.ts';
import {
  type EnamelColour,
  enamelColourSchema,
  engravingSchema,
  stoneKindSchema,
  stoneSchema,
} from '../parts.ts';
import type { Random } from '../random.ts';
import { CONSTELLATIONS } from './constellations.ts';
import { completedEnamels, emblemStone, ownEnamels } from './emblem.ts';
import { EMBLEM_FORMS } from './emblemForms.ts';
import { hasSeat } from './emblemSeats.ts';
import { type PatternName, patternSchema } from './patterns.ts';
import { PLATE_OUTLINES, PLATE_RATIOS, type PlateOutline } from './plateParts.ts';
import { scaled } from './stoneIdeas.ts';
import type { OrnamentStyle } from './style.ts';

export const plateBorderSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['none', 'bevel', 'milgrain', 'rope', 'beaded', 'stepped', 'scallop']) }),
  z.object({
    kind: z.literal('pave'),
    stone: stoneKindSchema,
    diameterMm: z.number().min(0.9).max(2.5),
  }),
  z.object({ kind: z.literal('pattern'), pattern: patternSchema }),
  /** Letters that run around the rim of a round plate, from the left over the top. */
  z.object({
    kind: z.literal('text'),
    text: z.string().min(1).max(60),
    lettering: engravingSchema.shape.lettering,
  }),
]);
export type PlateBorder = z.infer<typeof plateBorderSchema>;

export const PIERCINGS = ['stars', 'scales', 'petals', 'lattice'] as const;

export const plateFieldSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['plain', 'guilloche', 'sunburst']) }),
  z.object({ kind: z.literal('hammered'), seed: z.int().min(0) }),
  /** A border pattern in rows all over. */
  z.object({ kind: z.literal('pattern'), pattern: patternSchema }),
  z.object({
    kind: z.literal('text'),
    text: z.string().min(1).max(60),
    lettering: engravingSchema.shape.lettering,
    cut: z.enum(['engraved', 'raised']),
    /** An opaque stone that is laid flat about raised letters; absent for bare metal. */
    ground: stoneKindSchema.optional(),
  }),
  z.object({
    kind: z.literal('emblem'),
    form: z.enum(EMBLEM_FORMS),
    /** The first enamel lies about the figure, which holds the others; absent: in its cells, where it has some. */
    glazed: z.literal('ground').optional(),
    /** Kind of the stones in it; absent or null: none. */
    stone: stoneKindSchema.nullish(),
  }),
  z.object({
    kind: z.literal('stone'),
    stone: stoneSchema,
    /** An opaque stone cut to the whole field as a tablet, level with the border; absent for one in a bezel. */
    isTablet: z.boolean().optional(),
    /** A small round stone in the metal of the tablet's upper right corner. Absent for none. */
    corner: z.object({ stone: stoneKindSchema, diameterMm: z.number().min(0.9).max(2.6) }).optional(),
  }),
  /** Small stones all over, in rows that follow the outline. */
  z.object({ kind: z.literal('pave'), stone: stoneKindSchema, diameterMm: z.number().min(0.9).max(2.5) }),
  /** Round stones sunk into the metal up to their tables, from the middle of the plate (mm). */
  z.object({
    kind: z.literal('sunk'),
    stones: z
      .array(
        z.object({
          stone: stoneSchema,
          xMm: z.number().min(-30).max(30),
          yMm: z.number().min(-30).max(30),
        }),
      )
      .min(1)
      .max(12),
    /** The constellation whose stars they are. Absent for others. */
    figure: z.enum(CONSTELLATIONS).optional(),
  }),
  /** Stones in rows along the plate, as large as have room, between its walls, between bars across it or edge to edge. */
  z.object({
    kind: z.literal('rows'),
    setting: z.enum(['channel', 'bar', 'invisible']),
    stone: stoneKindSchema,
    rows: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    /** Stones of a row. */
    columns: z.int().min(1).max(60),
  }),
  z.object({ kind: z.literal('pierced'), piercing: z.enum(PIERCINGS) }),
]);
export type PlateField = z.infer<typeof plateFieldSchema>;

export const plateOrnamentSchema = z.object({
  kind: z.literal('plate'),
  alloyId: z.string(),
  accentAlloyId: z.string(),
  outline: z.enum(PLATE_OUTLINES),
  widthMm: z.number().min(3).max(60),
  heightMm: z.number().min(3).max(60),
  thicknessMm: z.number().min(0.8).max(4),
  /** How far the middle stands over the rim. */
  domeMm: z.number().min(0).max(5),
  /** It is the lid of a case that opens on a hinge at its left: a locket. Absent for what is one sheet. */
  opens: z.literal(true).optional(),
  border: plateBorderSchema,
  field: plateFieldSchema,
  /** A small round stone sunk into the upper right of the face, beside what its field bears. Absent for none. */
  corner: z.object({ stone: stoneKindSchema, diameterMm: z.number().min(0.9).max(2.6) }).optional(),
  /** Fired into the ground of the field, first colour first; none: bare metal. */
  enamel: z.array(enamelColourSchema).max(3),
});
export type PlateOrnament = z.infer<typeof plateOrnamentSchema>;

export interface PlateWish {
  readonly culture?: CulturalInspiration | null;
  readonly outline?: PlateOutline;
  /** Around it, where it was asked for; stones need one to be set. */
  readonly border?: Exclude<PlateBorder['kind'], 'text'>;
  /** A figure in relief in its field. */
  readonly emblem?: (typeof EMBLEM_FORMS)[number];
  /** Enamel that is to lie behind the figure. */
  readonly groundEnamel?: EnamelColour | null;
  /** A stone that was spoken of must be seen. */
  readonly stoneAsked?: boolean;
  /** The stone that was spoken of is to be large: it fills the field in the place of a figure. */
  readonly largeStone?: boolean;
  readonly hammered?: boolean;
  /** Nothing in its field. */
  readonly blank?: boolean;
  readonly text?: { readonly text: string; readonly lettering: Lettering } | null;
  /** Enamel was asked for; colours may be named. */
  readonly enamelled?: boolean;
  readonly colours?: readonly EnamelColour[];
}

/** Outlines on which one letter is a crumb. */
const NARROW: ReadonlySet<PlateOutline> = new Set(['bar', 'crescent', 'lozenge', 'teardrop', 'cartouche']);

/** The longest that a stone in a field is, as a share of the plate. */
const FIELD_SHARE = 0.5;
const LARGE_SHARE = 0.66;

/** Outlines with room for a large stone: none much longer than it is broad; others where a culture has no such. */
function roundest(outlines: readonly PlateOutline[]): readonly PlateOutline[] {
  const round = outlines.filter((name) => {
    const ratio = PLATE_RATIOS[name];
    return !NARROW.has(name) && Math.max(ratio, 1 / ratio) < 1.45;
  });
  return round.length > 0 ? round : ['disc', 'oval'];
}

/** A plate in a style: every part may be given, the rest is drawn. */
export function drawPlate(style: OrnamentStyle, random: Random, wish: PlateWish = {}): PlateOrnament {
  const rules = wish.culture ? cultureRules(wish.culture) : null;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  const outlines = rules?.plates ?? outlinesOf(style);
  const roomy = wish.largeStone === true ? roundest(outlines) : outlines.filter((name) => !NARROW.has(name));
  const isInitial = wish.text ? [...wish.text.text].length <= 2 : false;
  const outline =
    wish.outline ?? pick((isInitial || wish.largeStone === true) && roomy.length > 0 ? roomy : outlines);
  const ratio = PLATE_RATIOS[outline];
  const size = Math.min(60, Math.max(3, style.sizeMm));
  const field = fieldOf(style, wish, random, rules?.emblems ?? null, size);
  const border = borderOf(style, random, wish.border ?? null, rules?.border ?? null, size);
  const own = field.kind === 'emblem' ? ownEnamels(field.form) : null;
  const usual = own ?? rules?.enamels ?? [pick(ENAMELS)];
  const colours =
    own === null ? (wish.colours?.length ? wish.colours : usual) : completedEnamels(own, wish.colours ?? []);
  const behind = field.kind === 'emblem' ? (wish.groundEnamel ?? null) : null;
  const others = (wish.colours ?? []).filter((colour) => colour !== behind);
  const about = others.length === 0 ? [] : completedEnamels(own ?? [], others);
  const enamel = !wish.enamelled ? [] : (behind === null ? colours : [behind, ...about]).slice(0, 3);
  return {
    kind: 'plate',
    alloyId: style.alloyId,
    accentAlloyId: style.accentAlloyId,
    outline,
    widthMm: round2(Math.max(3, ratio >= 1 ? size : size * ratio)),
    heightMm: round2(Math.max(3, ratio >= 1 ? size / ratio : size)),
    thicknessMm: round2(Math.min(2, (enamel.length > 0 ? 1.3 : 1.1) + size * 0.012 * style.presence)),
    domeMm: field.kind === 'plain' || field.kind === 'hammered' ? round2(size * pick([0, 0, 0.05, 0.09])) : 0,
    border,
    field: field.kind === 'emblem' && behind !== null ? { ...field, glazed: 'ground' } : field,
    enamel: [...enamel],
  };
}

const ENAMELS: readonly EnamelColour[] = ['navy', 'green', 'red', 'black', 'turquoise', 'white'];

function outlinesOf({ era }: OrnamentStyle): readonly PlateOutline[] {
  switch (era) {
    case 'Art Deco':
      return ['octagon', 'rounded-rectangle', 'hexagon', 'lozenge'];
    case 'Victorian':
      return ['oval', 'heart', 'shield', 'disc'];
    case 'Vintage Floral':
      return ['disc', 'teardrop', 'oval'];
    case 'Gothic / Dark Aesthetic':
      return ['shield', 'lozenge', 'crescent'];
    case 'Minimalist':
      return ['disc', 'bar', 'rounded-rectangle'];
    case 'Street-Lux / Avant-Garde':
      return ['dog-tag', 'coin', 'square'];
    case 'Futuristic / Cyber-Lux':
      return ['hexagon', 'bar', 'square'];
    default:
      return ['disc', 'oval', 'teardrop', 'coin', 'bar'];
  }
}

/** A figure in the field of a plate, with the stone that was asked for where it has room for one. */
function emblemField(
  form: (typeof EMBLEM_FORMS)[number],
  { centre, accent }: OrnamentStyle,
  plateMm: number,
  stoneAsked: boolean,
): Extract<PlateField, { kind: 'emblem' }> {
  const kind = centre ?? accent;
  const isSet = stoneAsked && kind !== null && hasSeat(form, 'medallion', plateMm);
  return { kind: 'emblem', form, ...(isSet && { stone: emblemStone(form, kind) }) };
}

function fieldOf(
  style: OrnamentStyle,
  wish: PlateWish,
  random: Random,
  emblems: readonly (typeof EMBLEM_FORMS)[number][] | null,
  size: number,
): PlateField {
  const choice = random();
  if (wish.emblem !== undefined) return emblemField(wish.emblem, style, size, wish.stoneAsked === true);
  if (wish.text)
    return { kind: 'text', ...wish.text, cut: wish.enamelled || choice < 0.3 ? 'raised' : 'engraved' };
  if (wish.largeStone === true && style.centre !== null)
    return { kind: 'stone', stone: scaled(style.centre, (size * LARGE_SHARE) / style.centre.lengthMm) };
  if (emblems !== null && size >= 7) {
    const form = emblems[Math.floor(choice * emblems.length)];
    return emblemField(form, style, size, wish.stoneAsked === true);
  }
  // Enamel leaves room for the stone that was asked for, and is around it.
  if (wish.stoneAsked === true && style.centre !== null)
    return {
      kind: 'stone',
      stone: scaled(style.centre, Math.min(1, (size * FIELD_SHARE) / style.centre.lengthMm)),
    };
  if (wish.enamelled) return { kind: choice < 0.5 ? 'sunburst' : 'guilloche' };
  if (wish.blank === true || (style.plain && wish.hammered !== true)) return { kind: 'plain' };
  if (wish.hammered === true) return { kind: 'hammered', seed: Math.floor(random() * 1e6) };
  if (style.centre !== null && choice < 0.4 && style.centre.lengthMm < size * 0.55) {
    return { kind: 'stone', stone: style.centre };
  }
  if (choice < 0.55) return { kind: 'sunburst' };
  if (choice < 0.7) return { kind: 'guilloche' };
  if (choice < 0.82) return { kind: 'hammered', seed: Math.floor(random() * 1e6) };
  if (choice < 0.92 && size >= 10) {
    return { kind: 'pierced', piercing: PIERCINGS[Math.floor(random() * PIERCINGS.length)] };
  }
  return { kind: 'plain' };
}

function borderOf(
  style: OrnamentStyle,
  random: Random,
  asked: NonNullable<PlateWish['border']> | null,
  pattern: PatternName | null,
  size: number,
): PlateBorder {
  const choice = random();
  if (asked !== null && asked !== 'pave' && asked !== 'pattern') return { kind: asked };
  if (asked === 'pave' && style.accent?.form === 'faceted')
    return { kind: 'pave', stone: style.accent, diameterMm: round2(Math.min(1.6, 0.9 + size * 0.02)) };
  if (pattern !== null && size >= 14 && choice < 0.7) return { kind: 'pattern', pattern };
  if (style.accent !== null && style.accent.form === 'faceted' && size >= 9 && choice > 0.78) {
    return { kind: 'pave', stone: style.accent, diameterMm: round2(Math.min(1.6, 0.9 + size * 0.02)) };
  }
  if (style.eraRules.milgrain) return { kind: choice < 0.6 ? 'milgrain' : 'scallop' };
  if (style.plain) return { kind: choice < 0.5 ? 'none' : 'bevel' };
  const plain: readonly PlateBorder[] = [
    { kind: 'bevel' },
    { kind: 'none' },
    { kind: 'stepped' },
    { kind: 'rope' },
    { kind: 'beaded' },
  ];
  return plain[Math.floor(choice * plain.length)];
}

const round2 = (x: number): number => Math.round(x * 100) / 100;
