/** A single figure, of a culture or of none: in outline, on a medallion, or cut through. */
import type { CulturalInspiration, StoneCut } from '@filigree/contracts';
import { z } from 'zod';
import { cultureRules } from '../cultures.ts';
import { type EnamelColour, enamelColourSchema, type StoneKind, stoneKindSchema } from '../parts.ts';
import type { Random } from '../random.ts';
import { EMBLEM_FORMS, type EmblemForm, FORMS_WITHOUT_CELLS, INLAID_FORMS } from './emblemForms.ts';
import { EYES_FROM_MM, hasSeat, leastForSeat } from './emblemSeats.ts';
import { figureStonesSchema } from './figure-stones.ts';
import { patternSchema } from './patterns.ts';
import type { OrnamentStyle } from './style.ts';

const MOST_COLOURS = 4;
/** Places of the figure that has most of them (geometry/ornament/emblem/forms). */
const MOST_IN_TURN = 8;
/** Figures that stand about another. */
export const MOST_BESIDE = 4;
export const GROUP_PLACES = ['below', 'around', 'above'] as const;

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
  /** How far a figure in its own outline leans to the left; absent: it stands as it is drawn. */
  turnDegrees: z.number().min(-180).max(180).optional(),
  /** Kind of the stones in it; null: none, grains of metal stand in their places. */
  stone: stoneKindSchema.nullable(),
  /** What its stones are, one place after the other and each once; absent: all are `stone`. */
  inTurn: z.array(stoneKindSchema).min(2).max(MOST_IN_TURN).optional(),
  /** Its stones, where they were told apart: they take the place of `stone` and `inTurn`. Absent: all are alike. */
  groups: z.array(figureStonesSchema).min(1).max(6).optional(),
  /** The stones are its eyes alone, of a head that could hold one elsewhere too; absent: wherever it holds any. */
  inEyes: z.literal(true).optional(),
  /** Colours of its cells in order, or of a medallion's ground about a figure without cells; none: bare metal. */
  enamel: z.array(enamelColourSchema).max(MOST_COLOURS),
  /** The only parts of it that hold the enamel; absent: all that can. */
  glazed: z.literal('wings').optional(),
  /** Stones cut to fill its cells, one kind after the other; absent for none. */
  inlay: z.array(stoneKindSchema).min(1).max(4).optional(),
  /** Smaller figures of another kind about it, below and beside: it and they are one casting. Absent for none. */
  beside: z
    .object({
      form: z.enum(EMBLEM_FORMS),
      count: z.int().min(1).max(MOST_BESIDE),
      /** below: at its feet; around: to its left and right, further ones under it; above: over its shoulders. */
      place: z.enum(GROUP_PLACES),
      /** The stones are those of the first figure alone; absent: all figures have them where they have room. */
      bare: z.literal(true).optional(),
    })
    .optional(),
  /** Around a medallion, where there is room; null: a plain rim. */
  border: patternSchema.nullable(),
});
export type EmblemOrnament = z.infer<typeof emblemOrnamentSchema>;

/** Smaller figures lose their ground: it would be all rim. */
export const LEAST_MEDALLION_MM = 11;

/** What holds where a figure belongs to no culture. */
const NO_CULTURE = { emblems: [], medallions: false, border: null, enamels: ['navy'] } as const;

/** Figures that can hold glass in their bodies too, and leave them bare where wings were spoken of. */
const WINGED_FORMS: ReadonlySet<EmblemForm> = new Set<EmblemForm>(['bee']);

/** What some figures are known by, from the outside inwards. */
const OWN_COLOURS: Readonly<Partial<Record<EmblemForm, readonly EnamelColour[]>>> = {
  'evil-eye': ['blue', 'white', 'black'],
  daisy: ['white', 'yellow'],
  bee: ['yellow', 'black'],
  fox: ['coral', 'white'],
  rose: ['red'],
  blossom: ['pink'],
  sun: ['yellow'],
  branch: ['green'],
  'forget-me-not': ['blue', 'yellow'],
  pansy: ['violet', 'yellow'],
  monstera: ['green'],
  'ginkgo-leaf': ['yellow'],
  'rain-cloud': ['blue', 'white'],
  mushroom: ['red', 'white'],
  ladybird: ['red', 'black'],
  'leafy-vine': ['green'],
  'lily-of-the-valley': ['green', 'white'],
  'flowering-branch': ['pink', 'green'],
};

/** The colours that a figure is known by; null for any. */
export const ownEnamels = (form: EmblemForm): readonly EnamelColour[] | null => OWN_COLOURS[form] ?? null;

/** A figure's own colours with those that were asked for: one is of its first cells, the others stay what they are. */
export const completedEnamels = (
  own: readonly EnamelColour[],
  asked: readonly EnamelColour[],
): readonly EnamelColour[] => {
  const [first] = asked;
  if (first === undefined) return own;
  return asked.length === 1 ? [first, ...own.slice(1)] : asked;
};

interface EmblemOptions {
  readonly form?: EmblemForm;
  /** Where it was chosen already, and the figure has room for it. */
  readonly ground?: EmblemOrnament['ground'];
  readonly enamelled?: boolean;
  /** Asked for; without any, the culture's own are taken. */
  readonly colours?: readonly EnamelColour[];
  /** Only the wings were to be enamelled. */
  readonly isWingsOnly?: boolean;
  /** What its cells are to be filled with, where it has any and no glass was asked for. */
  readonly inlay?: readonly StoneKind[];
  /** Its stones are its eyes, where it is a head that could hold one in its mouth as well. */
  readonly isOfEyes?: boolean;
}

/**
 * An emblem of a culture in a style: which of its figures, on which ground; of no culture, the figure is given. Enamel
 * only where `enamelled`.
 */
export function drawEmblem(
  culture: CulturalInspiration | null,
  style: OrnamentStyle,
  random: Random,
  options: EmblemOptions = {},
): EmblemOrnament {
  const rules = culture === null ? NO_CULTURE : cultureRules(culture);
  const form = options.form ?? rules.emblems[Math.floor(random() * rules.emblems.length)];
  if (form === undefined) throw new Error('an emblem of no culture needs its form');
  const chance = random();
  const roomy = style.sizeMm >= LEAST_MEDALLION_MM;
  // Without cells of its own, a figure stands in a field of enamel.
  const inField = options.enamelled === true && FORMS_WITHOUT_CELLS.has(form);
  const wanted =
    options.ground === undefined ? chance < (rules.medallions ? 0.55 : 0.25) : options.ground === 'medallion';
  const medallion = roomy && (inField || wanted);
  const ground = medallion ? 'medallion' : 'silhouette';
  const eyesFrom = options.isOfEyes === true ? EYES_FROM_MM[form]?.[ground] : undefined;
  const sizeMm = clampSize(Math.max(style.sizeMm, eyesFrom ?? seatFrom(form, ground, style)));
  const asked = options.colours?.slice(0, MOST_COLOURS) ?? [];
  const isWingsOnly = options.isWingsOnly === true && options.enamelled === true && WINGED_FORMS.has(form);
  const own = isWingsOnly ? null : ownEnamels(form);
  const colours = own === null ? (asked.length === 0 ? rules.enamels : asked) : completedEnamels(own, asked);
  const inlay = options.inlay ?? [];
  const isInlaid = inlay.length > 0 && !options.enamelled && INLAID_FORMS.has(form);
  return {
    kind: 'emblem',
    alloyId: style.alloyId,
    accentAlloyId: style.accentAlloyId,
    form,
    ground,
    sizeMm,
    stone: hasSeat(form, ground, sizeMm) ? askedStone(form, style) : null,
    ...(eyesFrom !== undefined && { inEyes: true as const }),
    ...(isInlaid && { inlay: inlay.slice(0, MOST_COLOURS).map((kind) => ({ ...kind })) }),
    enamel: options.enamelled && (medallion || !inField) ? [...colours] : [],
    ...(isWingsOnly && { glazed: 'wings' as const }),
    border: medallion && style.sizeMm >= 15 ? rules.border : null,
  };
}

/** How much larger than drawn a figure becomes to hold the stone that was asked for in it. */
const MOST_GROWTH = 1.5;

/** The size at which a figure holds the stone that was asked for, mm; 0 where none was, or it would become too large. */
function seatFrom(
  form: EmblemForm,
  ground: EmblemOrnament['ground'],
  { centre, sizeMm }: OrnamentStyle,
): number {
  const least = leastForSeat(form, ground);
  return centre !== null && least !== null && least <= MOST_GROWTH * sizeMm ? least : 0;
}

/** Figures with a place for a stone of a shape of its own. */
const SHAPED_SEATS: Readonly<Partial<Record<EmblemForm, StoneCut>>> = { claddagh: 'Heart' };

/** The stone that was asked for, at the size of a collet; domes and pearls keep their form. */
function askedStone(figure: EmblemForm, { centre, accent }: OrnamentStyle): EmblemOrnament['stone'] {
  const kind = centre ?? accent;
  return kind === null ? null : emblemStone(figure, kind);
}

/** A stone as the place of a figure takes it: round, or of its own shape. */
export function emblemStone(figure: EmblemForm, { gemstone, cut, form, colour }: StoneKind): StoneKind {
  const isShaped = form !== 'bead' && cut === SHAPED_SEATS[figure];
  return { gemstone, cut: isShaped ? cut : 'Round', form, colour };
}

const clampSize = (mm: number): number => Math.round(Math.min(60, Math.max(3, mm)) * 100) / 100;
