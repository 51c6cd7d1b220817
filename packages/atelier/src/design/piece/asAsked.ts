/** What a drawn sketch takes from the wish afterwards: its stones, how they lie and what stands about them, its metals. */
import type { Brief } from '@filigree/contracts';
import { ornamentAccents, ornamentAlloys, ornamentStones } from '../ornament/document.ts';
import type { StoneKind } from '../parts.ts';
import type { Random } from '../random.ts';
import { inlay } from '../ring/twoTone.ts';
import { askedColour } from '../stones/askedColour.ts';
import { asksForDropPearls, DROP_RATIO, ROUND_HERE } from '../stones/dropPearls.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import { stoneOfSize } from '../stones/weight.ts';
import { secondOf } from './carriers.ts';
import type { PieceDesign } from './document.ts';
import type { PieceSketch } from './family.ts';
import type { PieceWish } from './wish.ts';

/** The stones of a sketch as they were named: of their kind, and pearls drops where they were to be. */
export const withNamedStones = (sketch: PieceSketch, wish: PieceWish): PieceSketch =>
  dropPearlsAsAsked(inNamedStone(sketch, wish), wish);

/**
 * One stone was named and an ornament has none of it: its small stones are of it. Beside the named stone they stay what
 * frames it.
 */
function inNamedStone(sketch: PieceSketch, { brief, style }: PieceWish): PieceSketch {
  const [gemstone, second] = brief.gemstones;
  if (gemstone === undefined || second !== undefined || style.small === null) return sketch;
  const small: StoneKind =
    style.small.gemstone === gemstone
      ? style.small
      : { gemstone, cut: 'Round', form: GEM_FACTS[gemstone].form, colour: askedColour(brief, gemstone) };
  return {
    ...sketch,
    ornaments: sketch.ornaments.map((placed) => {
      if (ornamentStones(placed.ornament).some((stone) => stone.gemstone === gemstone)) return placed;
      const ornament = structuredClone(placed.ornament);
      for (const accent of ornamentAccents(ornament))
        Object.assign(accent, { ...small, cut: small.form === 'faceted' ? accent.cut : 'Round' });
      return { ...placed, ornament };
    }),
  };
}

/** "Tiny owls and a garnet": the one stone that was named stands for itself, and no figure beside it has another. */
export function oneAsAsked(
  { gemstoneNumbers, gemstones, stoneCount }: Brief,
  sketch: PieceSketch,
): PieceSketch {
  const isOne = ({ gemstone }: StoneKind): boolean =>
    gemstones.length === 1 &&
    gemstone === gemstones[0] &&
    (stoneCount === 1 || gemstoneNumbers?.[0]?.number === 'one');
  const standsAlone = sketch.ornaments.some(
    ({ ornament }) => ornament.kind === 'stone' && isOne(ornament.stone),
  );
  if (!standsAlone) return sketch;
  return {
    ...sketch,
    ornaments: sketch.ornaments.map((placed) => {
      const { ornament } = placed;
      // The figure that leads may be where it was meant to be, unless it was counted.
      if (placed.slot === 'main' && stoneCount !== 1) return placed;
      if (ornament.kind === 'emblem' && ornament.stone !== null && isOne(ornament.stone))
        return { ...placed, ornament: { ...ornament, stone: null } };
      return ornament.kind === 'motif' && ornament.accent !== null && isOne(ornament.accent.stone)
        ? { ...placed, ornament: { ...ornament, accent: null } }
        : placed;
    }),
  };
}

/** Long stones lie across where they were asked to. */
export const turnedAsAsked = ({ arrangements }: Brief, sketch: PieceSketch): PieceSketch =>
  arrangements?.includes('east-west') === true
    ? {
        ...sketch,
        ornaments: sketch.ornaments.map((placed) =>
          placed.ornament.kind === 'stone'
            ? { ...placed, ornament: { ...placed.ornament, orientation: 'across' } }
            : placed,
        ),
      }
    : sketch;

const HANGING_FITTINGS = /^(?:fish-hook|lever-back|threader)$/;

/** What hangs freely, by its upper end. */
const hangsFreely = ({ carrier, ornaments }: PieceSketch, slot: string): boolean =>
  slot === 'drop' ||
  (slot === 'main' &&
    (ornaments.some((other) => other.slot === 'top') ||
      carrier.kind === 'hung' ||
      (carrier.kind === 'chain' && carrier.front === 'hangs') ||
      (carrier.kind === 'fitted' && HANGING_FITTINGS.test(carrier.fitting.kind))));

/** Teardrop pearls are drops wherever they hang; says nothing of round ones where all of them do. */
function dropPearlsAsAsked(sketch: PieceSketch, { brief, adjustments }: PieceWish): PieceSketch {
  if (!asksForDropPearls(brief)) return sketch;
  let areAll = true;
  const ornaments = sketch.ornaments.map((placed) => {
    const { ornament, slot } = placed;
    const isPearl =
      ornament.kind === 'stone' && ornament.stone.gemstone === 'Pearl' && ornament.stone.form === 'bead';
    if (!isPearl || ornament.halo !== null || !hangsFreely(sketch, slot)) {
      areAll &&= !ornamentStones(ornament).some(({ gemstone }) => gemstone === 'Pearl');
      return placed;
    }
    const { widthMm, ...stone } = ornament.stone;
    const kind = { ...stone, cut: 'Pear' as const };
    return {
      ...placed,
      ornament: {
        ...ornament,
        orientation: 'upright' as const,
        stone: stoneOfSize(kind, widthMm * DROP_RATIO, widthMm),
      },
    };
  });
  if (areAll) adjustments.splice(0, adjustments.length, ...adjustments.filter((told) => told !== ROUND_HERE));
  return { ...sketch, ornaments };
}

/** Halos of two rows, soft squares and flowers about the stones that have halos and are round enough for them. */
export function haloedAsAsked({ arrangements }: Brief, sketch: PieceSketch): PieceSketch {
  const named = arrangements ?? [];
  const outline = named.includes('square-halo') ? 'cushion' : named.includes('flower-halo') ? 'floral' : null;
  const rows = named.includes('double-halo') ? 2 : null;
  if (outline === null && rows === null) return sketch;
  const ornaments = sketch.ornaments.map((placed) => {
    const { ornament } = placed;
    if (ornament.kind !== 'stone' || ornament.halo === null) return placed;
    const isRound = ornament.stone.cut === 'Round' && ornament.stone.form === 'faceted';
    const halo = { ...ornament.halo };
    if (rows !== null) halo.rows = rows;
    if (outline !== null && isRound) halo.outline = outline;
    return { ...placed, ornament: { ...ornament, halo } };
  });
  return { ...sketch, ornaments };
}

/** Alloys that nothing is made of are left out. */
export function usedAlloys(wish: PieceWish, { carrier, ornaments }: PieceSketch): PieceDesign['alloys'] {
  const second = secondOf(carrier);
  const used = new Set([
    carrier.alloyId,
    ...(second === undefined ? [] : [second.alloyId]),
    ...(carrier.kind === 'chain' ? (carrier.layers ?? []).map((layer) => layer.chain.alloyId) : []),
    ...ornaments.flatMap(({ ornament }) => ornamentAlloys(ornament)),
  ]);
  return wish.alloys.filter((alloy) => used.has(alloy.id));
}

/** Strands of a twisted hoop of two alloys by turns: of an odd number one more, so that no two of a kind lie side by side. */
function strandedInTwo(carrier: Fitted, alloyId: string): Fitted {
  const { fitting } = carrier;
  if (fitting.kind !== 'hoop' || fitting.strands === undefined) return carrier;
  return {
    ...carrier,
    fitting: { ...fitting, strands: fitting.strands + (fitting.strands % 2), second: { alloyId } },
  };
}
type Fitted = Extract<PieceSketch['carrier'], { kind: 'fitted' }>;

/** The second of two metals is in the ornaments; strands, and a stiff band without any, are of both themselves. */
export function inTwoMetals(sketch: PieceSketch, wish: PieceWish, random: Random): PieceSketch {
  const [, second] = wish.alloys;
  const { carrier } = sketch;
  if (second !== undefined && carrier.kind === 'fitted')
    return { ...sketch, carrier: strandedInTwo(carrier, second.id) };
  if (second === undefined || carrier.kind !== 'bangle' || carrier.bandStones !== null) return sketch;
  const band = { ...carrier.band };
  if (band.form !== 'twist' && usedAlloys(wish, sketch).length > 1) return sketch;
  const stripeMm = wish.brief.stripeMm ?? null;
  if (stripeMm !== null && band.form === 'twist' && wish.brief.arrangements?.includes('twist') !== true)
    band.form = 'single';
  return inlay(band, second.id, wish.brief.bandWidthMm, random, stripeMm)
    ? { ...sketch, carrier: { ...carrier, band } }
    : sketch;
}
