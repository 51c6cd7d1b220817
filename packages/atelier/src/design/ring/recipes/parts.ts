import type { StoneCut } from '@filigree/contracts';
import type { Stone, StoneKind } from '../../parts.ts';
import type { Random } from '../../random.ts';
import { cutProportions } from '../../stones/proportions.ts';
import { stoneOfCarat, stoneOfSize } from '../../stones/weight.ts';
import type { BandStones, Halo, RingDesign, SideStones } from '../document.ts';
import { eachInRowMm } from '../each-in-row.ts';
import { measuresEach } from '../named.ts';
import type { BezelHead, ProngHead } from '../sketch.ts';
import { LARGEST_IN_ROW_MM, ROW_EDGE_MM, rowRatio } from '../spacing.ts';
import { type RingWish, round2 } from '../wish.ts';
import type { RingSketch } from './recipe.ts';

export const pick = <T>(random: Random, options: readonly T[]): T =>
  options[Math.floor(random() * options.length)];
export const between = (random: Random, low: number, high: number): number =>
  round2(low + (high - low) * random());

const settingAlloy = (wish: RingWish): string => (wish.alloys[1] ?? wish.alloys[0]).id;

/** Between culet and finger: as low as a stone is set, mm. */
const LEAST_CLEARANCE_MM = 0.6;

/** Clear height under the culet: low heads sit close, high ones show their gallery. */
function clearance(wish: RingWish, sketch: RingSketch, random: Random, lift = 0): number {
  const { profile } = wish.brief.proportions;
  const drawn = 0.3 * random();
  if (profile === 'low') return LEAST_CLEARANCE_MM;
  const base = sketch.band.thicknessMm * (profile === 'high' ? 1.35 : 0.85);
  return Math.max(LEAST_CLEARANCE_MM, round2(base + lift + drawn));
}

const CORNERED: ReadonlySet<StoneCut> = new Set(['Princess', 'Marquise', 'Pear', 'Trillion', 'Heart']);

/** Prongs a cut needs (V on every point), unless a count was asked that fits it. */
export function prongCountFor(stone: Stone, asked: number | null, random: Random): ProngHead['prongCount'] {
  const cut = stone.form === 'bead' ? 'Oval' : stone.cut;
  if (cut === 'Trillion') return 3;
  // A V on the point and one prong on each lobe; two more on the sides of larger ones.
  if (cut === 'Heart') return (asked ?? (stone.widthMm < 5 ? 3 : 5)) <= 3 ? 3 : 5;
  if (cut === 'Princess') return 4;
  if (cut === 'Marquise' || cut === 'Pear') return asked === 4 ? 4 : 6;
  if (asked !== null) return asked <= 3 ? 3 : asked <= 5 ? 4 : asked <= 7 ? 6 : 8;
  if (cut === 'Round') return stone.widthMm > 6 && random() < 0.5 ? 6 : 4;
  return 4;
}

export function prongHead(
  sketch: RingSketch,
  wish: RingWish,
  random: Random,
  options: {
    gallery?: ProngHead['gallery'];
    form?: ProngHead['prongForm'];
    count?: ProngHead['prongCount'];
    lift?: number;
  } = {},
): ProngHead {
  const stone = sketch.centre;
  const cornered = stone !== null && stone.form === 'faceted' && CORNERED.has(stone.cut);
  const asked = wish.brief.prongCount;
  return {
    kind: 'prong',
    alloyId: settingAlloy(wish),
    prongCount:
      stone === null
        ? 4
        : !cornered && asked === null && options.count
          ? options.count
          : prongCountFor(stone, asked, random),
    prongForm: cornered ? 'v' : (options.form ?? pick(random, wish.era.prongForms)),
    gallery: options.gallery ?? pick(random, wish.era.galleries),
    clearanceMm: clearance(wish, sketch, random, options.lift),
    milgrain: false,
  };
}

export function bezelHead(
  sketch: RingSketch,
  wish: RingWish,
  random: Random,
  options: Partial<BezelHead> = {},
): BezelHead {
  const { centre } = sketch;
  const pointed = centre !== null && centre.form === 'faceted' && CORNERED.has(centre.cut);
  return {
    kind: 'bezel',
    alloyId: settingAlloy(wish),
    coverage: 'full',
    wallMm: null,
    clearanceMm: clearance(wish, sketch, random, -0.3),
    milgrain: wish.era.milgrain,
    scalloped: false,
    ...options,
    // An opening would leave a point bare.
    ...(pointed ? { coverage: 'full' as const } : {}),
  };
}

/** Smallest half pearls and domes that are set in halos; finer ones are lost among their beads. */
const LEAST_DOME_MM = 1.5;

/** Diameter of a halo's stones, as large as is wanted where such stones are cut so (mm). */
export const haloStoneMm = ({ form }: StoneKind, wantedMm: number): number =>
  round2(Math.min(1.8, Math.max(form === 'faceted' ? 1 : LEAST_DOME_MM, wantedMm)));

export function halo(wish: RingWish, random: Random, options: Partial<Halo> = {}): Halo {
  const size = wish.centre?.widthMm ?? 6;
  return {
    stone: wish.accent,
    alloyId: settingAlloy(wish),
    meleeDiameterMm: haloStoneMm(wish.accent, size * 0.2 + 0.1 * random()),
    rows: 1,
    outline: 'follow',
    scalloped: true,
    milgrain: wish.era.milgrain,
    ...(wish.haloTurn !== null && { inTurn: [...wish.haloTurn] }),
    ...options,
  };
}

/** Shoulders as most heads stand between, by name. */
export const SHOULDERS = {
  plain: { kind: 'plain' },
  tapered: { kind: 'tapered', widthShare: 0.8 },
  cathedral: { kind: 'cathedral', rise: 0.4 },
} as const satisfies Record<string, RingDesign['shoulders']>;

/** Without a head: the band is the ring. */
export const asBand = (sketch: RingSketch): void => {
  sketch.head = null;
  sketch.centre = null;
  sketch.band.palmTaper = 1;
};

/** Stones on the shoulders; the band must carry them, so it widens if nobody said how wide it is. */
export function bandStones(
  sketch: RingSketch,
  wish: RingWish,
  random: Random,
  options: Partial<BandStones> & Pick<BandStones, 'setting'>,
): BandStones {
  const rows = options.rows ?? 1;
  const edge = ROW_EDGE_MM[options.setting];
  const kind = options.stone ?? wish.bandAccent;
  const ratio = rowRatio(kind);
  // Beside a head what was measured is its stone.
  const each = sketch.head === null ? eachInRowMm(wish.brief, kind) : null;
  const asked = each ?? options.diameterMm ?? between(random, 1.25, 1.6);
  const wanted = Math.min(LARGEST_IN_ROW_MM, asked);
  if (asked > LARGEST_IN_ROW_MM)
    wish.adjustments.push(
      `Stones of ${round2(asked)} mm do not stand in a row around a finger: drawn at ${LARGEST_IN_ROW_MM} mm.`,
    );
  if (wish.brief.bandWidthMm === null) {
    sketch.band.widthMm = round2(Math.max(sketch.band.widthMm, wanted * rows * ratio + edge));
  }
  const room = (sketch.band.widthMm - edge) / rows / ratio;
  return {
    stone: wish.bandAccent,
    spanDegrees: 140,
    rows,
    milgrain: wish.era.milgrain && options.setting !== 'shared-prong',
    ...options,
    diameterMm: round2(Math.max(0.9, Math.min(wanted, room))),
  };
}

/** Angle (radians) down the band at which the outermost stone still stands clear of the finger and its neighbour. */
const FARTHEST_SIDE = 1.2;

/** Stones beside a centre are no smaller than this share of its width. */
const LEAST_SIDE_SHARE = 0.25;

/** A centre stone as its side stones meet it, mm: its width, which they follow, and how far it reaches along the band. */
interface Flanked {
  readonly widthMm: number;
  readonly alongMm: number;
}

/** How far down the band the outermost of so many stones a side of this share stands, radians. */
function sideAngle(wish: RingWish, { widthMm, alongMm }: Flanked, share: number, perSide: number): number {
  const inner = (11.63 + 0.8128 * wish.usSize) / 2;
  const first = widthMm * share;
  const both = measuresEach(wish.brief) ? 1.5 : 1.39;
  const outermost = perSide === 2 ? first * both : first / 2;
  // About the circle on which their girdles lie: over the band by their pavilions.
  return (alongMm / 2 + outermost + 0.7) / (inner + 1.4 + 0.43 * first);
}

/** What of an asked share finds room beside a large stone: the outermost stone may not slide down the finger's side. */
function sideShare(wish: RingWish, centre: Flanked, share: number, perSide: number): number {
  let fitting = share;
  while (sideAngle(wish, centre, fitting, perSide) > FARTHEST_SIDE && fitting > LEAST_SIDE_SHARE)
    fitting *= 0.95;
  return fitting;
}

/** Baguettes that were asked for are nearly as long as the centre is wide: narrow ones would be lost beside it. */
const BAGUETTE_SHARE = 0.88;

/** Baguettes that taper: their broad end against the centre's width, their length against it, and their narrow end. */
const TAPERED = { broadShare: 0.42, lengthToBroad: 1.7, taper: 0.62 } as const;
const BROAD_MM = { least: 1.6, most: 3.4 } as const;

/** They lie along the band, and are no longer than stays on the top of a finger. */
function taperedSides(
  wish: RingWish,
  kind: StoneKind,
  { widthMm, alongMm }: Flanked,
  perSide: number,
): Pick<SideStones, 'stone' | 'taper'> {
  const { broadShare, lengthToBroad, taper } = TAPERED;
  const inner = (11.63 + 0.8128 * wish.usSize) / 2;
  let broad = Math.min(BROAD_MM.most, Math.max(BROAD_MM.least, widthMm * broadShare));
  const angle = (): number =>
    (alongMm / 2 + broad * lengthToBroad * (perSide === 2 ? 1.78 : 1) + 0.7) / (inner + 1.4 + 0.43 * broad);
  while (angle() > FARTHEST_SIDE && broad > BROAD_MM.least) broad = Math.max(BROAD_MM.least, broad * 0.95);
  const stone = stoneOfSize(kind, round2(broad * lengthToBroad), round2(broad));
  const nominalCarat = Math.max(0.01, round2((stone.nominalCarat * (1 + taper)) / 2));
  return { stone: { ...stone, nominalCarat }, taper };
}

/** A pair (or two) beside the centre, sized by its share of the centre's width. */
export function sideStones(
  sketch: RingSketch,
  wish: RingWish,
  cut: StoneCut,
  share: number,
  options: Partial<SideStones> = {},
): SideStones {
  const { stonesAlike } = wish.brief;
  const { centre: middle } = sketch;
  const own = stonesAlike === true && middle !== null ? middle.cut : cut;
  const kind = { ...wish.sideStone, cut: wish.brief.sideCut ?? own };
  const centreMm = sketch.centre?.widthMm ?? 5;
  const liesAcross =
    sketch.centre?.orientation === 'across-finger' || wish.brief.arrangements?.includes('east-west') === true;
  const centre = {
    widthMm: centreMm,
    alongMm: liesAcross ? (sketch.centre?.lengthMm ?? centreMm) : centreMm,
  };
  // Where even small ones would lie at the finger's sides, there is one a side.
  const hasRoom = sideAngle(wish, centre, LEAST_SIDE_SHARE, 2) <= FARTHEST_SIDE;
  const perSide = hasRoom ? (options.perSide ?? 1) : 1;
  if (kind.cut === 'Baguette' && wish.brief.sidesTaper === true)
    return {
      ...taperedSides(wish, kind, centre, perSide),
      alloyId: settingAlloy(wish),
      setting: 'prong',
      ...options,
      perSide,
    };
  const usual = wish.brief.sideCut === 'Baguette' ? Math.max(share, BAGUETTE_SHARE) : share;
  const wanted = measuresEach(wish.brief) ? 1 : usual;
  const width = Math.max(1.6, centreMm * sideShare(wish, centre, wanted, perSide));
  const ratio = cutProportions(kind.gemstone, kind.cut).lengthToWidth;
  // The sides' height along the finger follows the centre, whatever their cut.
  const unit = stoneOfCarat(kind, 0.25);
  const scaled = width / (kind.cut === 'Baguette' ? unit.lengthMm : unit.widthMm);
  const carat = round2(Math.max(0.03, 0.25 * scaled ** 3));
  return {
    stone: stoneOfCarat(kind, carat, kind.cut === 'Baguette' ? 1.8 : ratio),
    alloyId: settingAlloy(wish),
    setting: 'prong',
    ...options,
    perSide,
    ...(perSide === 2 && measuresEach(wish.brief) && { outerShare: 1 }),
  };
}
