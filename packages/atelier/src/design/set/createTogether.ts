/** Rings that are worn together on one finger: a stack of slim bands, or bands that are linked and roll. */
import type { Brief } from '@filigree/contracts';
import type { Design, SoleDesign, Together } from '../document.ts';
import { lettersOfOne } from '../lettering/ofEach.ts';
import { seededRandom } from '../random.ts';
import { sizeOf } from '../ring/createRing.ts';
import type { RingBand, RingDesign } from '../ring/document.ts';
import { speaksOfStone } from '../ring/named.ts';
import { leastThicknessMm } from '../ring/palm.ts';
import { between } from '../ring/recipes/parts.ts';
import { nameRingComposition } from '../ring/sketch.ts';
import { titleOfRing } from '../ring/title.ts';
import { round2 } from '../ring/wish.ts';
import { createSole } from './createSole.ts';
import { asOneOf, bare, metalsInTurn } from './oneOfSeveral.ts';
import { stacked } from './stacked.ts';
import { titleOfSet } from './title.ts';

/** A stack of which no number was said; rolling rings are three (Cartier's of 1924 and most since). */
const USUAL_COUNT = 3;

/** A linked band has room to roll: width, least and most width, and thickness, mm. */
const LINKED_MM = { usual: [2.3, 2.7], least: 1.2, most: 3.6, thickness: 1.4 } as const;
/**
 * How much of the radius linked bands take from the finger, mm: they pass over each other twice. Fitted to bands of 2 to
 * 3.5 mm, turned against each other as geometry/set/interlock.ts lays them.
 */
const takenMm = (widthMm: number, count: number): number =>
  count === 2 ? 0.19 * widthMm + 0.5 : 0.45 * widthMm + 0.12;

const LARGEST_SIZE = 16;
const MM_PER_SIZE = 0.8128;

/** The US size of each of two or three linked bands of a width (mm) that together are worn as `worn`, to a quarter. */
export const linkedSize = (worn: number, widthMm: number, count: number): number =>
  Math.min(LARGEST_SIZE, Math.round((worn + (2 * takenMm(widthMm, count)) / MM_PER_SIZE) * 4) / 4);

/** How rings are asked to be worn together, or null. */
export function togetherIn({ type, setTypes, arrangements }: Brief): Together | null {
  const rings = (setTypes ?? [type ?? 'Ring']).every((one) => one === 'Ring');
  if (!rings) return null;
  return (['rolling', 'stack'] as const).find((one) => arrangements?.includes(one)) ?? null;
}

/** Several rings for one finger. `count`: 2 to 5; below 2 where it was left open. */
export function createTogether(asked: Brief, together: Together, count: number, seed: number): Design {
  const rings =
    together === 'rolling'
      ? linked(asked, count === 2 ? 2 : USUAL_COUNT, seed)
      : stacked(asked, count > 1 ? count : USUAL_COUNT, seed);
  const [leader, ...companions] = rings;
  const said = [...new Set(rings.flatMap(({ provenance }) => provenance.adjustments))];
  const led: SoleDesign = { ...leader!, provenance: { ...leader!.provenance, adjustments: said } };
  return { ...led, title: titleOfSet(led, companions, together), companions, together };
}

/** Two or three equal bands, each made larger than the finger by what the others take. */
function linked(asked: Brief, count: 2 | typeof USUAL_COUNT, seed: number): RingDesign[] {
  const random = seededRandom(seed);
  const metals = metalsInTurn(asked, 'rolling');
  const [narrow, wide] = LINKED_MM.usual;
  const wanted = asked.bandWidthMm ?? round2(between(random, narrow, wide));
  const widthMm = Math.min(LINKED_MM.most, Math.max(LINKED_MM.least, wanted));
  const brief = {
    ...asOneOf(asked),
    bandWidthMm: widthMm,
    bandProfile: asked.bandProfile ?? ('comfort' as const),
    finish: asked.finish ?? ('Polished' as const),
  };
  const setAt = speaksOfStone(asked) ? count - 1 : -1;
  const rings: RingDesign[] = [];
  for (let at = 0; at < count; at++) {
    const told = asked.eachRing?.[at];
    const own: Brief = {
      ...brief,
      finish: told?.finish ?? brief.finish,
      metals:
        told !== undefined && told.metals.length > 0
          ? told.metals
          : [...metals[(at + seed) % metals.length]!],
      ringSize: rings[0]?.size.us ?? asked.ringSize,
    };
    const set: Partial<Brief> = { stoneCount: null, caratWeight: null, stoneSizeMm: [] };
    const wish: Brief =
      at === setAt
        ? { ...own, ...set, arrangements: ['eternity'] }
        : { ...bare(own), arrangements: ['band'], engraving: lettersOfOne(asked.engraving, count, at) };
    rings.push(createSole(wish, seed) as RingDesign);
  }
  const worn = rings[0]!.size.us;
  const us = linkedSize(worn, widthMm, count);
  const told = [
    `Linked bands pass over each other: each is made in US ${us}, so that together they sit as US ${worn}.`,
    ...(asked.bandWidthMm !== null && asked.bandWidthMm > widthMm
      ? [`Bands wider than ${widthMm} mm do not roll over each other: these are as wide as that.`]
      : []),
  ];
  return rings.map((ring, at) => linkedBand(ring, us, widthMm, at === 0 ? told : []));
}

/** A band that others roll over: even, round about, and of one bar. */
function linkedBand(ring: RingDesign, us: number, widthMm: number, told: readonly string[]): RingDesign {
  const { title: _title, ...rest } = ring;
  const { second: _second, ...band } = rest.band;
  const even: RingBand = {
    ...band,
    form: 'single',
    texture: band.texture.kind === 'pattern' ? { kind: 'none' } : band.texture,
    widthMm,
    palmTaper: 1,
    milgrain: false,
    grooves: 0,
  };
  const leastMm = leastThicknessMm({ band: even, bandStones: null }, ring.engraving !== null);
  const round: Omit<RingDesign, 'title'> = {
    ...rest,
    size: sizeOf(us),
    shoulders: { kind: 'plain' },
    openFront: null,
    band: {
      ...even,
      thicknessMm:
        ring.bandStones === null ? round2(Math.max(LINKED_MM.thickness, leastMm)) : band.thicknessMm,
    },
    provenance: { ...rest.provenance, adjustments: [...rest.provenance.adjustments, ...told] },
  };
  const used = new Set([band.alloyId]);
  const composed = {
    ...round,
    alloys: round.alloys.filter(({ id }) => used.has(id)),
    composition: nameRingComposition(round),
  };
  return { ...composed, title: titleOfRing(composed) };
}
