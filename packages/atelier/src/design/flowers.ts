/** How a flower of stones is drawn: its cut, its number of petals and their sizes, so that they just fill its round. */
import type { Brief, Figure } from '@filigree/contracts';
import type { Stone, StoneKind } from './parts.ts';
import { PETAL_COUNT, type PETAL_CUTS, type PetalStones } from './petals.ts';
import { askedColour } from './stones/askedColour.ts';
import { GEM_FACTS } from './stones/gems.ts';
import { domeCut } from './stones/proportions.ts';
import { stoneOfSize } from './stones/weight.ts';

type PetalCut = (typeof PETAL_CUTS)[number];

/** One way to draw a flower; what the brief leaves open is taken from it. */
export interface FlowerForm {
  readonly id: string;
  readonly cut: PetalCut;
  readonly points: PetalStones['points'];
  readonly petals: number;
  readonly setting: PetalStones['setting'];
  /** How slim its petals are, of the slimness that their cut allows: 0 to 1. Fuller ones stand about a larger middle. */
  readonly slim: number;
}

const form = (
  id: string,
  cut: PetalCut,
  points: PetalStones['points'],
  petals: number,
  setting: PetalStones['setting'],
  slim: number,
): FlowerForm => ({ id, cut, points, petals, setting, slim });

/** In turn: neighbours differ in cut, number and setting. */
const FORMS: readonly FlowerForm[] = [
  form('pears', 'Pear', 'out', 5, 'prong', 0.25),
  form('marquises', 'Marquise', 'out', 8, 'prong', 0.45),
  form('rounds', 'Round', 'out', 6, 'prong', 0),
  form('drops', 'Pear', 'in', 6, 'prong', 0.3),
  form('rubbed', 'Round', 'out', 5, 'bezel', 0),
  form('ovals', 'Oval', 'out', 6, 'prong', 0.4),
];

/** Flowers by name that are drawn as petals of stone, with the petals that nature gives them; null: any. */
const BLOOMS: Readonly<Partial<Record<Figure, number | null>>> = {
  daisy: 10,
  sunflower: 12,
  'forget-me-not': 5,
  blossom: 5,
  'cherry-blossom': 5,
  hibiscus: 5,
  lotus: 8,
  pansy: 5,
  rose: null,
};

/** A flower of stones is no figure in metal besides; of a flower with a name its petals are counted. */
export function flowered(brief: Brief): Brief {
  const { petals, figures, motifs, noStones } = brief;
  if (!petals) return brief;
  if (noStones) return { ...brief, petals: null };
  const bloom = (figures ?? []).find((figure) => figure in BLOOMS);
  return {
    ...brief,
    petals: { ...petals, count: petals.count ?? (bloom === undefined ? null : (BLOOMS[bloom] ?? null)) },
    figures: figures?.filter((figure) => !(figure in BLOOMS)) ?? null,
    motifs: motifs.filter((motif) => motif !== 'Floral'),
  };
}

/** Least and most of length to width. */
const RATIOS: Readonly<Record<PetalCut, readonly [number, number]>> = {
  Round: [1, 1],
  Oval: [1.15, 1.55],
  Pear: [1.25, 1.85],
  Marquise: [1.55, 2.5],
};

/** Cuts that petals are not given, and what comes nearest to them. */
export const NEAREST_PETAL: Readonly<Partial<Record<NonNullable<Brief['stoneCut']>, PetalCut>>> = {
  Heart: 'Pear',
  Trillion: 'Pear',
  Baguette: 'Marquise',
  Emerald: 'Oval',
  Radiant: 'Oval',
  Cushion: 'Round',
  Princess: 'Round',
};

/** Metal beyond the petals, between them and about the middle, as they will be built, mm (geometry/settings/flower.ts). */
const METAL_MM = {
  prong: { edge: 0.3, between: 0.18, middle: 0.3, pointed: 0.52 },
  bezel: { edge: 0.6, between: 0.66, middle: 0.68, pointed: 0.68 },
} as const;
/** Smaller stones are not set by themselves, mm: on pieces as small as a nose stud, and on others. */
const LEAST_MM = { tiny: { petal: 1.25, middle: 1.2 }, usual: { petal: 1.6, middle: 1.8 } } as const;
const TINY_MM = 5;
/** A middle that is still seen, as a share of the whole. */
const LEAST_MIDDLE = 0.15;
const MOST_MM = { length: 16, width: 12 } as const;

export interface Flower {
  readonly stone: Stone;
  readonly petals: number;
  readonly accent: StoneKind;
  readonly petalStones: PetalStones;
}

export interface FlowerWish {
  readonly brief: Brief;
  /** The stone of the middle. */
  readonly centre: Stone;
  /** Its size was asked for. */
  readonly isSized: boolean;
  /** Of the whole flower, mm. */
  readonly sizeMm: number;
  /** Metal that claws can be raised from. */
  readonly prongsPossible: boolean;
}

/** The forms of a flower that keep what was said of it, at least four, in turn. */
export function flowerForms({ petals, setting }: Brief, prongsPossible: boolean): FlowerForm[] {
  const asked = petals?.cut ?? null;
  const count = petals?.count ?? null;
  const held = !prongsPossible || setting === 'Bezel' ? 'bezel' : setting === null ? null : 'prong';
  const made = (one: FlowerForm): FlowerForm => ({
    ...one,
    petals: count ?? one.petals,
    setting: held ?? one.setting,
  });
  const cut = asked === null ? null : (NEAREST_PETAL[asked] ?? asked);
  const drawn = FORMS.filter((one) => cut === null || one.cut === cut).map(made);
  // Of one cut: fuller and more of them, turned round or in bezels, slimmer and fewer.
  const varied = drawn.slice(0, 1).flatMap((one): FlowerForm[] => [
    { ...one, id: `${one.id}-full`, slim: Math.max(0, one.slim - 0.25), petals: count ?? one.petals + 2 },
    {
      ...one,
      id: `${one.id}-turned`,
      points: one.cut === 'Pear' && drawn.length < 2 ? 'in' : one.points,
      setting: held ?? 'bezel',
    },
    { ...one, id: `${one.id}-small`, slim: Math.min(1, one.slim + 0.4), petals: count ?? one.petals - 1 },
  ]);
  return drawn.length >= ENOUGH ? drawn : [...drawn, ...varied];
}

/** Sketches of a generation. */
const ENOUGH = 4;

/** What the petals are of: the stone that was named for them, cut as they are. */
export function petalKind(brief: Brief, cut: PetalCut): StoneKind {
  const gemstone = brief.petals?.gemstone ?? brief.gemstones[1] ?? brief.gemstones[0] ?? 'Diamond';
  const { form: nature } = GEM_FACTS[gemstone];
  return {
    gemstone,
    cut: nature === 'bead' ? 'Round' : nature === 'cabochon' ? domeCut(cut) : cut,
    form: nature,
    colour: askedColour(brief, gemstone),
  };
}

/** The widest petal that leaves its neighbours room; the ends of pears lie nearer to the middle or farther out. */
function roomMm(one: FlowerForm, cut: string, wholeMm: number, middleMm: number, lengthMm: number): number {
  const { between, middle } = METAL_MM[one.setting];
  const half = Math.PI / one.petals;
  const sine = Math.sin(half);
  if (cut === 'Pear')
    return one.points === 'out'
      ? (sine * (middleMm + 2 * middle) - between) / (1 - sine)
      : (sine * wholeMm - between) / (1 + sine);
  const at = wholeMm / 2 - lengthMm / 2;
  const a = lengthMm / 2;
  return cut === 'Round'
    ? 2 * at * sine - between
    : 2 * Math.sqrt(Math.max(0, at * at - a * a)) * Math.tan(half) - between;
}

/** A flower of a form at a size: its middle grows until its petals are no slimmer than they are cut. */
export function drawFlower(
  asked: FlowerForm,
  { brief, centre, isSized, sizeMm, prongsPossible }: FlowerWish,
): Flower {
  const accent = petalKind(brief, asked.cut);
  const setting = accent.form === 'faceted' && prongsPossible ? asked.setting : 'bezel';
  const petals = Math.min(PETAL_COUNT.most, Math.max(PETAL_COUNT.least, asked.petals));
  const one: FlowerForm = { ...asked, setting, petals };
  const { edge, middle, pointed } = METAL_MM[setting];
  const [least, most] = RATIOS[accent.cut as PetalCut] ?? RATIOS.Round;
  const slimness = least + (most - least) * one.slim;
  const size = sizeMm < TINY_MM ? 'tiny' : 'usual';
  const gap = accent.cut === 'Marquise' || (accent.cut === 'Pear' && one.points === 'in') ? pointed : middle;
  const centreCut = brief.stoneCut === 'Oval' || brief.stoneCut === 'Cushion' ? brief.stoneCut : 'Round';
  const kind: StoneKind = {
    ...centre,
    cut:
      centre.form === 'bead' || (centreCut === 'Cushion' && centre.form !== 'faceted') ? 'Round' : centreCut,
  };
  const own = isSized ? (centre.lengthMm + centre.widthMm) / 2 : null;
  const sizes = (whole: number): { middleMm: number; lengthMm: number; widthMm: number } | null => {
    const round = whole - 2 * edge;
    for (let share = LEAST_MIDDLE; share < 0.72; share += 0.02) {
      const middleMm = own ?? share * round;
      const lengthMm = round / 2 - middleMm / 2 - gap;
      const room = roomMm(one, accent.cut, round, middleMm, lengthMm);
      const widthMm = Math.min(room, lengthMm / least);
      const fits =
        widthMm >= lengthMm / (own === null ? slimness : most) - 1e-9 &&
        widthMm >= LEAST_MM[size].petal &&
        middleMm >= LEAST_MM[size].middle;
      if (fits) return { middleMm, lengthMm: least === 1 && most === 1 ? widthMm : lengthMm, widthMm };
      if (own !== null) return null;
    }
    return null;
  };
  // Too small for stones of their own, it becomes larger; about a stone of a told size it is as large as that asks for.
  let whole = own === null ? sizeMm : own * OWN_SHARE;
  let found = sizes(whole);
  for (let step = 0; found === null && step < STEPS; step++) {
    whole *= own === null ? GROWTH : step % 2 === 0 ? SHRINKING : 1;
    found = sizes(whole);
  }
  const { middleMm, lengthMm, widthMm } = found ?? { middleMm: own ?? 2, lengthMm: 2, widthMm: 2 };
  const ratio = kind.cut === 'Oval' ? centre.lengthMm / centre.widthMm : 1;
  const middleWidth = middleMm / Math.sqrt(ratio);
  return {
    stone: isSized && kind.cut === centre.cut ? centre : stoneOfSize(kind, middleWidth * ratio, middleWidth),
    petals,
    accent,
    petalStones: {
      lengthMm: round2(Math.min(MOST_MM.length, lengthMm)),
      widthMm: round2(Math.min(MOST_MM.width, widthMm)),
      points: one.points,
      setting,
    },
  };
}

/** A flower about a stone of a told size, against that stone; how sizes are tried. */
const OWN_SHARE = 3.3;
const GROWTH = 1.06;
const SHRINKING = 0.95;
const STEPS = 60;

const round2 = (x: number): number => Math.round(x * 100) / 100;

/** Petals of another length to width that take as much room about the middle. */
export function petalsOf(petals: PetalStones, ratio: number): PetalStones {
  const area = petals.lengthMm * petals.widthMm;
  const widthMm = round2(Math.min(MOST_MM.width, Math.max(LEAST_MM.tiny.petal, Math.sqrt(area / ratio))));
  return { ...petals, widthMm, lengthMm: round2(Math.min(MOST_MM.length, widthMm * ratio)) };
}
