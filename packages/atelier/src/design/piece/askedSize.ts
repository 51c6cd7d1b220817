/**
 * A piece as large as it was asked to be. What the trade measures: the front of what hangs, is pinned or worn on a
 * post, its longer side, without bail, hook or pin; earrings that hang from top to bottom; hoops from outside to outside; bangles and nose rings inside;
 * hairpins, combs and slides over their length once that is more than any front. Lengths in mm.
 */
import type { Brief } from '@filigree/contracts';
import { LONGEST_PIN_MM, WIDEST_COMB_MM } from '../findings/document.ts';
import type { Ornament } from '../ornament/document.ts';
import type { Stone } from '../parts.ts';
import type { PetalStones } from '../petals.ts';
import { round2 } from '../ring/wish.ts';
import { type Carrier, HOOP_ROW_SHARE, LEAST_ROW_TUBE_MM } from './carriers.ts';
import { ofWidth } from './combs.ts';
import type { PieceType } from './document.ts';
import type { PieceSketch } from './family.ts';
import { atOverall, hangsWhole, overallMm } from './overall.ts';
import { scaledOrnament, sizeOfOrnament } from './scaling.ts';
import { asksForOwnStone } from './shows.ts';
import { breadthDeparture, ofBreadth } from './told-breadth.ts';

/** A departure beyond this share of what was asked is told. */
const TOLD_SHARE = 0.05;
/** Of a whole that hangs in several parts. */
const WHOLE_SHARE = 0.1;
/** From here on a length of a hairpin is the pin's, not its front's. */
const LEAST_PIN_MM = 50;
/** A bangle passes over a hand from about here; what is asked smaller is the size of its front. */
const LEAST_BANGLE_MM = 42;
/** No hoop is drawn thicker against its size. */
const TUBE_SHARE = { round: 0.16, oval: 0.16, huggie: 0.19, cuff: 0.25 } as const;
/** The least that a hoop is wide inside: a lobe is thinner than it is high. */
const LEAST_HOOP_MM = { round: 8, oval: 8, huggie: 4.5, cuff: 7 } as const;
/** No hoop of a nose is wider inside. */
const MOST_NOSE_HOOP_MM = 14;
/** A stone is not drawn larger or smaller than these shares of what suits the type, to fill a front. */
const STONE_SHARES = [0.5, 1.6] as const;

/** Metal about a stone along its longer side, both ends together: so much, and a share of the stone (measured). */
const HOLD = { prong: [0.65, 0.115], bezel: [1.1, 0.07], peg: [0, 0] } as const;
const HALO_MM = 1.25;
const ROSETTE_MM = 1.15;
/** A cut name with the rounding of its edges and its rings. */
const NAMEPLATE_SHARE = 1.048;

const isStoneLed = ({ kind }: Ornament): boolean => kind === 'stone' || kind === 'rosette' || kind === 'row';

/** Petals that just ring a stone, as they are set (geometry/settings/cluster.ts). */
export function petalMm({ lengthMm, widthMm }: Stone, petals: number): number {
  const s = Math.sin(Math.PI / petals);
  const ringing = (2 * s * ((widthMm + lengthMm) / 4 + 0.22) - 0.12) / (1 - s);
  return Math.min(widthMm * 0.6, Math.max(0.9, ringing));
}

/** A flower with the metal about it, from petal to petal, mm (geometry/settings/flower.ts). */
const flowerMm = ({ lengthMm }: Stone, petals: PetalStones): number =>
  lengthMm + 2 * petals.lengthMm + (petals.setting === 'bezel' ? 2.5 : 1.3);

/** The longer side of an ornament with its metal, as it will be built. */
export function extentMm(ornament: Ornament): number {
  switch (ornament.kind) {
    case 'stone': {
      const { halo, hold, stone } = ornament;
      const [plus, share] = HOLD[hold.kind];
      return (
        stone.lengthMm +
        (halo === null ? plus + share * stone.lengthMm : HALO_MM + 2 * halo.rows * halo.meleeDiameterMm)
      );
    }
    case 'rosette':
      if (ornament.petalStones !== undefined) return flowerMm(ornament.stone, ornament.petalStones);
      return ROSETTE_MM + ornament.stone.lengthMm + 2 * petalMm(ornament.stone, ornament.petals);
    case 'nameplate':
      return NAMEPLATE_SHARE * sizeOfOrnament(ornament);
    default:
      return sizeOfOrnament(ornament);
  }
}

/** A length is told of what is measured over it: of a hairpin as of a chain. */
const askedMm = ({ type, pieceSizeMm, lengthIn }: Brief): number | null =>
  pieceSizeMm?.[0] ?? (type === 'Hairpin' && lengthIn !== null ? Math.round(lengthIn * 25.4) : null);

type Front = PieceSketch['ornaments'][number];
const frontOf = ({ ornaments }: PieceSketch): Front | null =>
  ornaments.find(({ slot }) => slot === 'main') ?? null;

/** Whether the size that was asked is that of the front, rather than of what carries it. */
function measuresFront(brief: Brief, { carrier, ornaments }: PieceSketch): boolean {
  const asked = askedMm(brief);
  if (asked === null) return false;
  if (carrier.kind === 'bangle') return asked < LEAST_BANGLE_MM;
  if (carrier.kind !== 'fitted') return true;
  const { kind } = carrier.fitting;
  if (kind === 'hairpin' || kind === 'comb' || kind === 'barrette') return asked < LEAST_PIN_MM;
  if (kind === 'nose-hoop') return asked > MOST_NOSE_HOOP_MM;
  // A hoop is measured where a hoop was asked for, or where it is all there is.
  const named = /^(?:huggie|cuff)$/.test(brief.earringKind ?? '') ? 'hoop' : brief.earringKind;
  return !/^(?:hoop|climber|threader)$/.test(kind) || (named !== kind && ornaments.length > 0);
}

/** True when a sketch can be brought to the asked size: it has a front, not led by a stone of another size. */
export function takesSize(brief: Brief, sketch: PieceSketch): boolean {
  const asked = askedMm(brief);
  if (asked === null) return true;
  if (hangsWhole(brief, sketch)) {
    const made = overallMm(atOverall(brief, sketch, asked, extentMm), extentMm);
    return Math.abs(made - asked) <= WHOLE_SHARE * asked;
  }
  if (!measuresFront(brief, sketch)) {
    const made = carrierMm(sizedCarrier(sketch.carrier, asked, (brief.wireMm ?? brief.bandWidthMm) !== null));
    return made === null || Math.abs(made.mm - asked) <= TOLD_SHARE * asked;
  }
  const front = frontOf(sketch);
  if (front === null) return false;
  const share = asked / extentMm(front.ornament);
  if (!isStoneLed(front.ornament)) return true;
  return !asksForOwnStone(brief) && share >= STONE_SHARES[0] && share <= STONE_SHARES[1];
}

/** A frame at its new size about the stone as it was drawn. */
function withStoneOf(from: Ornament, frame: Ornament): Ornament {
  if (from.kind === 'motif' && frame.kind === 'motif') return { ...frame, centre: from.centre };
  if (from.kind === 'open-frame' && frame.kind === 'open-frame') return { ...frame, stone: from.stone };
  if (from.kind === 'plate' && frame.kind === 'plate' && from.field.kind === 'stone')
    return { ...frame, field: from.field };
  return frame;
}

/** The ornament at a length, its stones with it; approached in steps, for the metal about stones does not grow. */
function atLength(ornament: Ornament, mm: number, keepsStone: boolean): Ornament {
  let drawn = ornament;
  for (let step = 0; step < 4; step++) drawn = scaledOrnament(drawn, mm / extentMm(drawn));
  // What a composition drew bolder or finer stays so in its relief.
  const own =
    drawn.kind === 'motif' && ornament.kind === 'motif' ? { ...drawn, reliefMm: ornament.reliefMm } : drawn;
  return keepsStone ? withStoneOf(ornament, own) : own;
}

/** Carriers that are measured themselves: the asked size in their own ranges. */
function sizedCarrier(carrier: Carrier, asked: number, isTubeAsked: boolean): Carrier {
  const within = (value: number, least: number, most: number): number =>
    round2(Math.min(most, Math.max(least, value)));
  if (carrier.kind !== 'fitted') return carrier;
  const { fitting } = carrier;
  switch (fitting.kind) {
    case 'hoop': {
      // An oval hoop is measured over its height, 1.28 of its width (geometry/findings/ears.ts).
      const stretch = fitting.form === 'oval' ? 1.28 : 1;
      const least = fitting.stones === undefined ? 1 : LEAST_ROW_TUBE_MM;
      const fineMm = Math.min(fitting.tubeMm, round2(Math.max(least, asked * TUBE_SHARE[fitting.form])));
      const tubeMm = isTubeAsked ? fitting.tubeMm : fineMm;
      const across = (asked - tubeMm) / stretch - tubeMm;
      const stones = fitting.stones && {
        ...fitting.stones,
        diameterMm: within(fitting.stones.diameterMm, 0.9, round2(tubeMm * HOOP_ROW_SHARE)),
      };
      return {
        ...carrier,
        fitting: {
          ...fitting,
          tubeMm,
          innerDiameterMm: within(across, LEAST_HOOP_MM[fitting.form], 70),
          ...(stones && { stones }),
        },
      };
    }
    case 'climber':
      return { ...carrier, fitting: { ...fitting, lengthMm: within(asked, 10, 25) } };
    case 'threader':
      return { ...carrier, fitting: { ...fitting, lengthMm: within(asked, 20, 60) } };
    case 'hairpin':
      return asked < LEAST_PIN_MM
        ? carrier
        : { ...carrier, fitting: { ...fitting, lengthMm: within(asked, 50, LONGEST_PIN_MM) } };
    case 'comb':
      return asked < LEAST_PIN_MM
        ? carrier
        : { ...carrier, fitting: ofWidth(fitting, within(asked, 20, WIDEST_COMB_MM)) };
    case 'barrette':
      return asked < LEAST_PIN_MM
        ? carrier
        : { ...carrier, fitting: { ...fitting, lengthMm: within(asked, 35, 90) } };
    default:
      return carrier;
  }
}

/** What a carrier that was measured itself came out at, or null where its front is measured. */
function carrierMm(carrier: Carrier): { readonly mm: number; readonly what: string } | null {
  if (carrier.kind === 'bangle') return { mm: carrier.innerDiameterMm, what: 'inside' };
  if (carrier.kind !== 'fitted') return null;
  const { fitting } = carrier;
  switch (fitting.kind) {
    case 'hoop': {
      const stretch = fitting.form === 'oval' ? 1.28 : 1;
      return { mm: (fitting.innerDiameterMm + fitting.tubeMm) * stretch + fitting.tubeMm, what: 'across' };
    }
    case 'nose-hoop':
      return { mm: fitting.innerDiameterMm, what: 'inside' };
    case 'climber':
    case 'threader':
    case 'hairpin':
    case 'barrette':
      return { mm: fitting.lengthMm, what: 'long' };
    case 'comb':
      return { mm: fitting.widthMm, what: 'wide' };
    default:
      return null;
  }
}

const shown = (mm: number): string => `${Number(mm.toFixed(1))} mm`;

/**
 * The sketch at the asked size, and what is to be told of it.
 * @returns the sketch itself and no sentence where no size was asked
 */
export function atAskedSize(
  brief: Brief,
  type: PieceType,
  sketch: PieceSketch,
): { readonly sketch: PieceSketch; readonly adjustments: string[] } {
  const asked = askedMm(brief);
  if (asked === null) return { sketch, adjustments: [] };
  const name = type.toLowerCase();
  if (type === 'Earrings' && hangsWhole(brief, sketch)) {
    const whole = atOverall(brief, sketch, asked, extentMm);
    const made = overallMm(whole, extentMm);
    return {
      sketch: whole,
      adjustments:
        Math.abs(made - asked) <= WHOLE_SHARE * asked
          ? []
          : [`A size of ${shown(asked)} is beyond what suits these earrings: made ${shown(made)} long.`],
    };
  }
  const one = /s$/.test(name) ? `these ${name}` : `this ${name}`;
  if (!measuresFront(brief, sketch)) {
    const carrier = sizedCarrier(sketch.carrier, asked, (brief.wireMm ?? brief.bandWidthMm) !== null);
    const made = carrierMm(carrier);
    const sized = { ...sketch, carrier };
    if (made === null) return { sketch: sized, adjustments: [] };
    if (Math.abs(made.mm - asked) > TOLD_SHARE * asked) {
      return {
        sketch: sized,
        adjustments: [
          `A size of ${shown(asked)} is beyond what suits ${one}: made ${shown(made.mm)} ${made.what}.`,
        ],
      };
    }
    return {
      sketch: sized,
      adjustments:
        made.what === 'inside'
          ? [`As the trade measures them, ${one} of ${shown(asked)} is so large inside, where it is worn.`]
          : [],
    };
  }
  const front = frontOf(sketch);
  if (front === null) {
    return {
      sketch,
      adjustments: [
        `There is no single front on ${one} that could be ${shown(asked)}: the parts keep their size.`,
      ],
    };
  }
  const stoneLed = isStoneLed(front.ornament);
  const fixed = stoneLed && asksForOwnStone(brief);
  const usual = extentMm(front.ornament);
  const target = stoneLed
    ? Math.min(usual * STONE_SHARES[1], Math.max(usual * STONE_SHARES[0], asked))
    : asked;
  const drawn = fixed
    ? front.ornament
    : ofBreadth(atLength(front.ornament, target, asksForOwnStone(brief)), brief);
  // Of a pair that is not alike the other is as large.
  const other = sketch.ornaments.find((placed) => placed !== front && placed.slot === 'main' && placed.worn);
  const sized: PieceSketch = {
    ...sketch,
    ornaments: sketch.ornaments.map((placed) =>
      placed === front
        ? { ...placed, ornament: drawn }
        : placed === other && !fixed
          ? { ...placed, ornament: atLength(placed.ornament, target, asksForOwnStone(brief)) }
          : placed,
    ),
  };
  const adjustments = breadthDeparture(drawn, brief);
  const made = extentMm(drawn);
  if (Math.abs(made - asked) > TOLD_SHARE * asked) {
    adjustments.push(
      fixed
        ? `The front of ${one} is the stone, whose size was asked for: made ${shown(made)} instead of ${shown(asked)}.`
        : `A front of ${shown(asked)} is beyond what suits ${one}: made ${shown(made)}.`,
    );
  } else if (sketch.ornaments.some(({ slot }) => slot === 'drop' || slot === 'top')) {
    adjustments.push(
      `The size of ${shown(asked)} is that of the main part of ${one}, without what hangs beside it.`,
    );
  }
  return { sketch: sized, adjustments };
}
