/** Rings that are worn together on one finger: a stack of slim bands, or bands that are linked and roll. */
import type { Brief, Metal } from '@filigree/contracts';
import type { Design, SoleDesign, Together } from '../document.ts';
import { seededRandom } from '../random.ts';
import { sizeOf } from '../ring/createRing.ts';
import type { RingDesign } from '../ring/document.ts';
import { isEternity, isSetBand, namesForm, speaksOfStone } from '../ring/named.ts';
import { between } from '../ring/recipes/parts.ts';
import { nameRingComposition } from '../ring/sketch.ts';
import { titleOfRing } from '../ring/title.ts';
import { round2 } from '../ring/wish.ts';
import { createSole } from './createSole.ts';
import { titleOfSet } from './title.ts';

/** A stack of which no number was said; rolling rings are three (Cartier's of 1924 and most since). */
const USUAL_COUNT = 3;

/** Widths of bands that are worn beside others, mm. */
const STACKED_MM = [1.5, 2] as const;
/** The slimmest of them whose strands can be cast. */
const TWIST_MM = 2.4;
/** The slimmest of them with a row of stones. */
const LEAST_SET_MM = 1.8;
/** A linked band has room to roll: width, most width and thickness, mm. */
const LINKED_MM = { usual: [2.3, 2.7], most: 3.6, thickness: 1.4 } as const;
/**
 * How much of the radius linked bands take from the finger, mm: they pass over each other twice. Fitted to three bands
 * of 2 to 3.5 mm, turned against each other as geometry/set/interlock.ts lays them.
 */
const takenMm = (widthMm: number): number => 0.45 * widthMm + 0.12;

const LARGEST_SIZE = 16;
const MM_PER_SIZE = 0.8128;

/** The US size of each of three linked bands of a width (mm) that together are worn as `worn`, to a quarter. */
export const linkedSize = (worn: number, widthMm: number): number =>
  Math.min(LARGEST_SIZE, Math.round((worn + (2 * takenMm(widthMm)) / MM_PER_SIZE) * 4) / 4);

/** How rings are asked to be worn together, or null. */
export function togetherIn({ type, setTypes, arrangements }: Brief): Together | null {
  const rings = (setTypes ?? [type ?? 'Ring']).every((one) => one === 'Ring');
  if (!rings) return null;
  return (['rolling', 'stack'] as const).find((one) => arrangements?.includes(one)) ?? null;
}

/** Several rings for one finger. `count`: 2 to 5; below 2 where it was left open. */
export function createTogether(asked: Brief, together: Together, count: number, seed: number): Design {
  const rings =
    together === 'rolling' ? linked(asked, seed) : stacked(asked, count > 1 ? count : USUAL_COUNT, seed);
  const [leader, ...companions] = rings;
  const said = [...new Set(rings.flatMap(({ provenance }) => provenance.adjustments))];
  const led: SoleDesign = { ...leader!, provenance: { ...leader!.provenance, adjustments: said } };
  return { ...led, title: titleOfSet(led, companions, together), companions, together };
}

const GOLDS: readonly Metal[] = ['Yellow Gold', 'White Gold', 'Rose Gold'];
const KARAT = /^\d+k Gold$/;
const BODIES: readonly Metal[] = [...GOLDS, 'Silver', 'Platinum', 'Palladium', 'Titanium', 'Tungsten'];

const isGold = (metal: Metal): boolean => GOLDS.includes(metal);

/** The metals of each ring: all are of what was named, or each of one of several. A karat is that of every gold. */
function metalsInTurn({ metals, excludedMetals }: Brief, together: Together): readonly (readonly Metal[])[] {
  const bodies = metals.filter((metal) => BODIES.includes(metal));
  const others = metals.filter((metal) => !BODIES.includes(metal) && metal !== 'Mixed Metals');
  const isMixed = metals.includes('Mixed Metals') || (together === 'rolling' && bodies.length === 0);
  const each =
    isMixed && bodies.length < 2 && bodies.every(isGold)
      ? [...bodies, ...GOLDS.filter((metal) => !bodies.includes(metal) && !excludedMetals.includes(metal))]
      : bodies;
  if (each.length < 2) return [metals.filter((metal) => metal !== 'Mixed Metals')];
  return each.map((metal) => [...others.filter((other) => isGold(metal) || !KARAT.test(other)), metal]);
}

const asOneOf = (brief: Brief): Brief => ({
  ...brief,
  type: 'Ring',
  setTypes: null,
  arrangements: brief.arrangements?.filter((one) => one !== 'stack' && one !== 'rolling') ?? null,
});

const bare = (brief: Brief): Brief => ({
  ...brief,
  noStones: true,
  gemstones: [],
  customGemstone: null,
  stoneCut: null,
  setting: null,
  stoneCount: null,
  caratWeight: null,
  stoneSizeMm: [],
  stoneColours: null,
  motifs: [],
  figures: null,
  engraving: null,
  proportions: { ...brief.proportions, stone: null },
});

/** What tells the plain bands of a stack apart. */
const LOOKS: readonly ((brief: Brief) => Partial<Brief>)[] = [
  () => ({ arrangements: ['band'] }),
  ({ bandWidthMm }) =>
    (bandWidthMm ?? TWIST_MM) < TWIST_MM
      ? { arrangements: ['band'], bandProfile: 'd-shape' }
      : { arrangements: ['twist'], bandWidthMm: bandWidthMm ?? TWIST_MM },
  ({ finish }) => ({ arrangements: ['band'], finish: finish ?? 'Hammered' }),
  ({ bandProfile }) => ({ arrangements: ['band'], bandProfile: bandProfile ?? 'knife-edge' }),
  ({ finish }) => ({ arrangements: ['band'], finish: finish ?? 'Brushed' }),
];

/** Slim bands beside one another: the first as it was described, the others in its company. */
function stacked(asked: Brief, count: number, seed: number): RingDesign[] {
  const random = seededRandom(seed);
  const metals = metalsInTurn(asked, 'stack');
  const [narrow, wide] = STACKED_MM;
  const widthMm = asked.bandWidthMm ?? round2(between(random, narrow, wide));
  const gems = asked.gemstones.length > 1 ? asked.gemstones : [];
  const isRow = isSetBand(asked) || isEternity(asked);
  const hasHead = speaksOfStone(asked) && !isRow;
  const isAlike = namesForm(asked) || isEternity(asked) || gems.length > 0;
  const rings: RingDesign[] = [];
  for (let at = 0; at < count; at++) {
    const one: Brief = {
      ...asOneOf(asked),
      metals: [...metals[at % metals.length]!],
      ringSize: rings[0]?.size.us ?? asked.ringSize,
      proportions: {
        ...asked.proportions,
        band: asked.proportions.band ?? 'slim',
        stone: asked.proportions.stone ?? (hasHead ? 'small' : null),
      },
      ...(gems.length > 0 ? { gemstones: [gems[at % gems.length]!] } : {}),
    };
    const bears = isAlike || (at === 0 && speaksOfStone(asked));
    const wish = bears
      ? { ...one, bandWidthMm: asked.bandWidthMm ?? (isRow ? Math.max(LEAST_SET_MM, widthMm) : null) }
      : { ...bare(one), bandWidthMm: widthMm, ...LOOKS[(seed + at) % LOOKS.length]!(asked) };
    rings.push(
      createSole({ ...wish, engraving: at === 0 ? asked.engraving : null }, (seed + at) >>> 0) as RingDesign,
    );
  }
  return rings;
}

/** Three equal bands, each made larger than the finger by what the others take. */
function linked(asked: Brief, seed: number): RingDesign[] {
  const random = seededRandom(seed);
  const metals = metalsInTurn(asked, 'rolling');
  const [narrow, wide] = LINKED_MM.usual;
  const widthMm = Math.min(LINKED_MM.most, asked.bandWidthMm ?? round2(between(random, narrow, wide)));
  const brief = {
    ...asOneOf(asked),
    bandWidthMm: widthMm,
    bandProfile: asked.bandProfile ?? ('comfort' as const),
    finish: asked.finish ?? ('Polished' as const),
  };
  const setAt = speaksOfStone(asked) ? USUAL_COUNT - 1 : -1;
  const rings: RingDesign[] = [];
  for (let at = 0; at < USUAL_COUNT; at++) {
    const own: Brief = {
      ...brief,
      metals: [...metals[(at + seed) % metals.length]!],
      ringSize: rings[0]?.size.us ?? asked.ringSize,
    };
    const set: Partial<Brief> = { stoneCount: null, caratWeight: null, stoneSizeMm: [] };
    const wish: Brief =
      at === setAt
        ? { ...own, ...set, arrangements: ['eternity'] }
        : { ...bare(own), arrangements: ['band'], engraving: at === 0 ? asked.engraving : null };
    rings.push(createSole(wish, seed) as RingDesign);
  }
  const worn = rings[0]!.size.us;
  const us = linkedSize(worn, widthMm);
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
  const round: Omit<RingDesign, 'title'> = {
    ...rest,
    size: sizeOf(us),
    shoulders: { kind: 'plain' },
    openFront: null,
    band: {
      ...band,
      form: 'single',
      texture: band.texture.kind === 'pattern' ? { kind: 'none' } : band.texture,
      widthMm,
      thicknessMm: ring.bandStones === null ? LINKED_MM.thickness : band.thicknessMm,
      palmTaper: 1,
      milgrain: false,
      grooves: 0,
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
