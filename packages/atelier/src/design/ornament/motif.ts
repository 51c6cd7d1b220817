/** Ornaments that show something: a flower, a serpent, a sign of the zodiac, modelled in metal and stones. */
import { type DesignEra, type Motif, motifSchema } from '@filigree/contracts';
import { z } from 'zod';
import { type Stone, stoneKindSchema, stoneSchema } from '../parts.ts';
import type { Random } from '../random.ts';
import { stoneOfSize } from '../stones/weight.ts';
import { setsSmallStones } from './smallStones.ts';
import type { OrnamentStyle } from './style.ts';

export const ZODIAC_SIGNS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;
export type ZodiacSign = (typeof ZODIAC_SIGNS)[number];

const signForms = ZODIAC_SIGNS.flatMap(
  (sign) => [`${sign}-glyph`, `${sign}-constellation`] as const,
) as readonly (`${ZodiacSign}-glyph` | `${ZodiacSign}-constellation`)[];

/** The forms in which each motif is modelled; the first is what most people would draw. */
const MOTIF_FORMS = {
  Floral: ['blossom', 'rose', 'branch', 'lotus', 'daisy', 'leaf'],
  Geometric: ['hexagons', 'deco-fan', 'chevrons', 'cubes'],
  Animal: ['panther', 'butterfly', 'bee', 'swallow', 'fish', 'fox'],
  Celestial: [
    'crescent',
    'sun',
    'moon-phases',
    'planet',
    'constellation',
    'crescent-star',
    'orion',
    'cassiopeia',
    'southern-cross',
  ],
  Abstract: ['ribbon', 'knot', 'pebble', 'wave', 'mobius'],
  Heart: ['puffed', 'open-heart', 'sacred-heart', 'interlocked', 'heart-drop', 'heart-cradle', 'heart-side'],
  Infinity: ['infinity-ribbon', 'infinity-stones', 'infinity-heart', 'infinity-crossing', 'infinity-loop'],
  Cross: ['latin-cross', 'fleury-cross', 'celtic-cross', 'rounded-cross'],
  Serpent: ['coiled', 'ouroboros', 'spiral'],
  Wing: ['spread-wing', 'wing-pair', 'feather'],
  Eye: ['almond-eye', 'nazar', 'horus'],
  Star: ['five-point', 'north-star', 'starburst'],
  Zodiac: signForms,
} as const satisfies Readonly<Record<Motif, readonly string[]>>;

export type MotifForm = (typeof MOTIF_FORMS)[Motif][number];
const ALL_FORMS: readonly MotifForm[] = Object.values(MOTIF_FORMS).flat();

/** The forms of a motif, most usual first. */
export const motifForms = (motif: Motif): readonly MotifForm[] => MOTIF_FORMS[motif];

/** Smaller forms cannot be cast in their detail; larger ones are no jewelry. */
const SIZE_MM = { least: 4, most: 60 } as const;

export const motifOrnamentSchema = z
  .object({
    kind: z.literal('motif'),
    motif: motifSchema,
    form: z.enum(ALL_FORMS),
    /** The larger of width and height. */
    sizeMm: z.number().min(SIZE_MM.least).max(SIZE_MM.most),
    alloyId: z.string(),
    /** What is laid over in a second colour: stamens, rims, letters; the main alloy where there is one only. */
    accentAlloyId: z.string(),
    /** Height of the modelling over its back; what is raised on top of it goes with it. */
    reliefMm: z.number().min(0.9).max(6),
    /** Small stones: stamens, eyes, stars; null for metal alone. */
    accent: z.object({ stone: stoneKindSchema, diameterMm: z.number().min(0.8).max(3.5) }).nullable(),
    /** Of a branch: how many of its small stones stand among the leaves, as berries; absent where each turn has one. */
    berries: z.int().min(1).max(12).optional(),
    /** Of a cross: small stones in every place of its arms, in so many rows, metal along the edge; absent for others. */
    paved: z
      .object({ rows: z.union([z.literal(1), z.literal(2)]), borderMm: z.number().min(0.3).max(1.2) })
      .optional(),
    /** The stone in the middle or wherever the form wants one large stone. */
    centre: stoneSchema.nullable(),
    /** Beaded rims where the form has rims. */
    milgrain: z.boolean(),
    /** Left and right are exchanged: it looks the other way. */
    mirrored: z.literal(true).optional(),
    /** Places what nature makes irregular: turns of petals, lengths of feathers. */
    seed: z.int().min(0).max(4294967295),
  })
  .refine((spec) => motifForms(spec.motif).includes(spec.form), { message: 'the motif has no such form' });
export type MotifOrnament = z.infer<typeof motifOrnamentSchema>;

/** Forms that an era would draw before the others. */
const ERA_FORMS: Readonly<Partial<Record<DesignEra, readonly MotifForm[]>>> = {
  Minimalist: [
    'open-heart',
    'infinity-ribbon',
    'latin-cross',
    'five-point',
    'pebble',
    'hexagons',
    'crescent',
  ],
  'Art Deco': ['deco-fan', 'chevrons', 'starburst', 'panther', 'lotus', 'spread-wing', 'horus', 'sun'],
  Victorian: [
    'sacred-heart',
    'swallow',
    'ouroboros',
    'coiled',
    'branch',
    'crescent-star',
    'knot',
    'fleury-cross',
  ],
  'Vintage Floral': ['rose', 'branch', 'daisy', 'butterfly', 'interlocked'],
  'Modern Sculptural': ['ribbon', 'wave', 'pebble', 'mobius', 'puffed', 'cubes', 'spiral'],
  'Gothic / Dark Aesthetic': [
    'sacred-heart',
    'fleury-cross',
    'celtic-cross',
    'coiled',
    'wing-pair',
    'rose',
    'panther',
  ],
  'Boho / Organic': ['branch', 'feather', 'sun', 'moon-phases', 'lotus', 'nazar', 'daisy', 'wave'],
  'Futuristic / Cyber-Lux': ['cubes', 'hexagons', 'planet', 'mobius', 'north-star', 'starburst'],
  'Classic / Bridal': ['blossom', 'infinity-stones', 'open-heart', 'almond-eye', 'five-point', 'north-star'],
  'Street-Lux / Avant-Garde': ['panther', 'cubes', 'coiled', 'latin-cross', 'wing-pair', 'nazar'],
};

/** Forms of a simple piece, where a motif has others besides. */
const PLAIN_FORMS: Readonly<Partial<Record<Motif, readonly MotifForm[]>>> = {
  Floral: ['blossom', 'daisy'],
  Geometric: ['hexagons', 'chevrons'],
  Celestial: ['crescent', 'sun'],
  Abstract: ['pebble', 'ribbon', 'wave'],
  Heart: ['puffed', 'open-heart'],
  Infinity: ['infinity-ribbon'],
  Cross: ['latin-cross'],
  Serpent: ['coiled', 'ouroboros'],
  Wing: ['feather', 'spread-wing'],
  Eye: ['almond-eye', 'nazar'],
  Star: ['five-point'],
};

/** Forms that belong to an era, a faith or a people: not drawn for who names none. */
const OWN_FORMS: ReadonlySet<MotifForm> = new Set<MotifForm>(['sacred-heart', 'celtic-cross']);

/** Open outlines with one stone in them: it hangs from the notch, lies in the point or at a side, crosses, fills a loop. */
const WITHIN: Readonly<Partial<Record<Motif, readonly MotifForm[]>>> = {
  Heart: ['heart-drop', 'heart-cradle', 'heart-side'],
  Infinity: ['infinity-crossing', 'infinity-loop'],
};

/** The forms of a motif that have a stone inside their outline; none for motifs without such forms. */
export const formsWithin = (motif: Motif): readonly MotifForm[] => WITHIN[motif] ?? [];

/**
 * Hearts stay what they were where nobody spoke of a stone inside; of an infinity each form is as usual. Two hearts in
 * each other, one leaf and the constellations by name are for who asks.
 */
const ONLY_ASKED: ReadonlySet<MotifForm> = new Set<MotifForm>([
  ...(WITHIN.Heart ?? []),
  'interlocked',
  'rounded-cross',
  'leaf',
  'orion',
  'cassiopeia',
  'southern-cross',
]);

/** Rays that are fine as wire where the whole is small: smaller ones are drawn in forms that are seen at their size, mm. */
const LEAST_MM: Readonly<Partial<Record<MotifForm, number>>> = { starburst: 13 };

/** Whether a form is drawn where nothing was said but its motif. */
export const isDrawnFreely = (form: MotifForm): boolean => !ONLY_ASKED.has(form);

/** Below this a single stone is no more than the small ones beside it, mm. */
const LEAST_LARGE_MM = 1.2;

/** Narrower single stones are not cut. */
const LEAST_CENTRE_MM = 1;

const round2 = (x: number): number => Math.round(x * 100) / 100;

/** Stones that are seen in the form as a single one: largest share of the size that it may take. */
const CENTRE_SHARE: Readonly<Partial<Record<MotifForm, number>>> = {
  blossom: 0.24,
  lotus: 0.2,
  hexagons: 0.3,
  'deco-fan': 0.2,
  crescent: 0.4,
  'crescent-star': 0.2,
  sun: 0.34,
  'moon-phases': 0.16,
  planet: 0.17,
  ribbon: 0.2,
  knot: 0.16,
  pebble: 0.3,
  wave: 0.2,
  'sacred-heart': 0.18,
  'latin-cross': 0.18,
  'fleury-cross': 0.2,
  'celtic-cross': 0.18,
  'rounded-cross': 0.16,
  'almond-eye': 0.26,
  nazar: 0.34,
  'heart-drop': 0.25,
  'heart-cradle': 0.27,
  'heart-side': 0.23,
  'infinity-crossing': 0.25,
  'infinity-loop': 0.25,
  horus: 0.15,
  'five-point': 0.2,
  'north-star': 0.22,
  starburst: 0.26,
  'wing-pair': 0.16,
};

/** The longest that a single stone in a form is, as a share of the form; 0 where it has none. */
export const centreShareOf = (form: MotifForm): number => CENTRE_SHARE[form] ?? 0;

/** Forms that are closed in their middle, and hold a stone there where one was asked for. */
const ASKED_SHARE: Readonly<Partial<Record<MotifForm, number>>> = { rose: 0.32, daisy: 0.28, puffed: 0.36 };

/** The same of a stone that is set only where somebody asked for it. */
const askedShareOf = (form: MotifForm): number => ASKED_SHARE[form] ?? 0;

export const isOwnForm = (form: MotifForm): boolean => OWN_FORMS.has(form);

/** Whether a form shows a stone in its middle where one was asked for. */
export const takesStone = (form: MotifForm): boolean =>
  !isOwnForm(form) && centreShareOf(form) + askedShareOf(form) > 0;

/** Whether a form of a size shows a stone that was asked for: in its middle, or small ones. */
const bearsStoneAt = (form: MotifForm, sizeMm: number): boolean =>
  askedShareOf(form) > 0 || centreShareOf(form) * sizeMm >= LEAST_LARGE_MM || setsSmallStones(form, sizeMm);

/** The ornament with the stone that was asked for where it is seen, and without small ones that it has no room for. */
export function withRoomForStones(ornament: MotifOrnament, asked: Stone | null): MotifOrnament {
  if (ornament.centre !== null || ornament.accent === null) return ornament;
  if (setsSmallStones(ornament.form, ornament.sizeMm)) return ornament;
  const set = { ...ornament };
  seatInMiddle(set, asked);
  return { ...set, accent: null };
}

/** Single stones narrower than this are not set in a form (geometry/ornament/motif/kit.ts). */
const LEAST_SEATED_MM = 0.9;

/** The stone that was asked for is the middle of a form that is else closed there. */
export function seatInMiddle(ornament: MotifOrnament, centre: Stone | null): void {
  const mostMm = ornament.sizeMm * askedShareOf(ornament.form);
  if (ornament.centre !== null || centre === null || mostMm === 0) return;
  const lengthMm = Math.min(mostMm, centre.lengthMm);
  if ((centre.widthMm * lengthMm) / centre.lengthMm < LEAST_SEATED_MM) return;
  ornament.centre =
    lengthMm === centre.lengthMm
      ? { ...centre }
      : stoneOfSize(centre, round2(lengthMm), round2((centre.widthMm * lengthMm) / centre.lengthMm));
  ornament.accent = null;
}

/**
 * Draws a motif for a brief's style: a form that the era would choose, relief, stones and what varies by hand.
 * Deterministic in the random stream.
 * @param stoneAsked a stone was asked for, which the form has to show
 */
export function drawMotif(
  motif: Motif,
  style: OrnamentStyle,
  random: Random,
  stoneAsked = false,
): MotifOrnament {
  const free = ((style.plain && PLAIN_FORMS[motif]) || motifForms(motif)).filter(
    (form) =>
      isDrawnFreely(form) &&
      (style.era !== null || style.sizeMm >= (LEAST_MM[form] ?? 0)) &&
      (style.centre !== null || !formsWithin(motif).includes(form)),
  );
  // In a form that has no room for it at its size the stone would be lost.
  const bearing = stoneAsked ? free.filter((form) => bearsStoneAt(form, style.sizeMm)) : [];
  const all = bearing.length > 0 ? bearing : free;
  const forms = style.era === null ? all.filter((form) => !OWN_FORMS.has(form)) : all;
  const favoured =
    style.era === null ? [] : forms.filter((form) => ERA_FORMS[style.era as DesignEra]?.includes(form));
  const roll = random();
  const from = favoured.length > 0 && random() < 0.7 ? favoured : forms;
  const form = from[Math.min(from.length - 1, Math.floor(roll * from.length))];
  return motifOfForm(motif, form, style, random);
}

/** As `drawMotif`, in a given form. */
export function motifOfForm(
  motif: Motif,
  form: MotifForm,
  style: OrnamentStyle,
  random: Random,
): MotifOrnament {
  const sizeMm = Math.min(SIZE_MM.most, Math.max(SIZE_MM.least, style.sizeMm));
  const share = centreShareOf(form);
  const wanted = style.centre;
  const mostMm = sizeMm * share;
  const centre =
    wanted === null ||
    mostMm < LEAST_LARGE_MM ||
    mostMm * (wanted.widthMm / wanted.lengthMm) < LEAST_CENTRE_MM
      ? null
      : stoneOfSize(
          wanted,
          Math.min(mostMm, wanted.lengthMm),
          Math.min(mostMm, wanted.lengthMm) * (wanted.widthMm / wanted.lengthMm),
        );
  const small = Math.min(2.4, Math.max(0.9, sizeMm * 0.075 * (0.92 + 0.16 * random())));
  return {
    kind: 'motif',
    motif,
    form,
    sizeMm: round2(sizeMm),
    alloyId: style.alloyId,
    accentAlloyId: style.accentAlloyId,
    reliefMm: round2(Math.min(3.6, Math.max(1.1, sizeMm * 0.13 * Math.sqrt(style.presence)))),
    accent:
      style.small === null || (style.plain && centre !== null)
        ? null
        : { stone: style.small, diameterMm: round2(small) },
    centre,
    milgrain: style.eraRules.milgrain,
    seed: Math.floor(random() * 4294967296),
  };
}
