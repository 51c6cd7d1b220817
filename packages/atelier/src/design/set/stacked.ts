/** A stack: slim bands beside one another on one finger, each as it was told, or each of another look. */
import type { Brief } from '@filigree/contracts';
import { lettersOfOne } from '../lettering/ofEach.ts';
import { seededRandom } from '../random.ts';
import { tooNarrow } from '../ring/createRing.ts';
import type { RingDesign } from '../ring/document.ts';
import {
  isEternity,
  isMetalBand,
  isSetBand,
  namesForm,
  ringArrangements,
  speaksOfStone,
} from '../ring/named.ts';
import { between } from '../ring/recipes/parts.ts';
import { round2 } from '../ring/wish.ts';
import { createSole } from './createSole.ts';
import { asOneOf, bare, metalsInTurn } from './oneOfSeveral.ts';

/** Widths of bands that are worn beside others, mm. */
const STACKED_MM = [1.5, 2] as const;
/** The slimmest of them whose strands can be cast, whose edges bear beads, and with a row of stones. */
const TWIST_MM = 2.4;
const MILGRAIN_MM = 2;
const LEAST_SET_MM = 2.1;

/** What tells the plain bands of a stack apart. */
const LOOKS: readonly ((brief: Brief) => Partial<Brief>)[] = [
  () => ({ arrangements: ['band'] }),
  ({ bandWidthMm, finish }) =>
    // A surface that was asked for is seen on one bar.
    (bandWidthMm ?? TWIST_MM) < TWIST_MM || (finish !== null && finish !== 'Polished')
      ? { arrangements: ['band'], bandProfile: 'd-shape' }
      : { arrangements: ['twist'], bandWidthMm: bandWidthMm ?? TWIST_MM },
  ({ finish }) => ({ arrangements: ['band'], finish: finish ?? 'Hammered' }),
  ({ bandProfile }) => ({ arrangements: ['band'], bandProfile: bandProfile ?? 'knife-edge' }),
  ({ finish }) => ({ arrangements: ['band'], finish: finish ?? 'Brushed' }),
];

/** Slim bands beside one another. `count`: 2 to 5. */
export function stacked(asked: Brief, count: number, seed: number): RingDesign[] {
  const random = seededRandom(seed);
  const metals = metalsInTurn(asked, 'stack');
  const [narrow, wide] = STACKED_MM;
  const widthMm = asked.bandWidthMm ?? round2(between(random, narrow, wide));
  const rings: RingDesign[] = [];
  const byMetal = areByMetal(asked);
  for (let at = 0; at < count; at++) {
    const told = asked.eachRing?.[at];
    const common: Brief = {
      ...asOneOf(asked),
      metals: [...metals[at % metals.length]!],
      engraving: lettersOfOne(asked.engraving, count, at),
    };
    const one =
      told === undefined
        ? inCompany(common, asked, at, widthMm, seed)
        : asTold(
            { ...common, ...told, metals: told.metals.length > 0 ? told.metals : common.metals },
            { at, widthMm, seed, byMetal },
          );
    const { proportions } = one;
    const wish: Brief = {
      ...one,
      ringSize: rings[0]?.size.us ?? asked.ringSize,
      proportions: {
        ...proportions,
        band: proportions.band ?? 'slim',
        stone: proportions.stone ?? (hasHead(one) ? 'small' : null),
      },
    };
    const ring = createSole(wish, (seed + at) >>> 0) as RingDesign;
    const isAsked = (told?.bandWidthMm ?? asked.bandWidthMm) !== null;
    rings.push(isAsked ? ring : withoutOwnWidth(ring, wish.bandWidthMm));
  }
  return rings;
}

/** Of a width that the stack chose nothing is told. */
function withoutOwnWidth(ring: RingDesign, chosenMm: number | null): RingDesign {
  if (chosenMm === null) return ring;
  const { provenance } = ring;
  const own = tooNarrow(chosenMm, ring.band.widthMm);
  return {
    ...ring,
    provenance: { ...provenance, adjustments: provenance.adjustments.filter((told) => told !== own) },
  };
}

const isRow = (brief: Brief): boolean => isSetBand(brief) || isEternity(brief);
const hasHead = (brief: Brief): boolean => !brief.noStones && speaksOfStone(brief) && !isRow(brief);

/** A ring of which nothing was said by itself: the first as all were described, the others in its company. */
function inCompany(one: Brief, asked: Brief, at: number, widthMm: number, seed: number): Brief {
  const gems = asked.gemstones.length > 1 ? asked.gemstones : [];
  const isAlike = namesForm(asked) || isEternity(asked) || gems.length > 0;
  const own = gems.length > 0 ? { ...one, gemstones: [gems[at % gems.length]!] } : one;
  return isAlike || (at === 0 && speaksOfStone(asked))
    ? { ...own, bandWidthMm: rowWidth(own, widthMm) }
    : { ...bare(own), engraving: own.engraving, bandWidthMm: widthMm, ...lookOf(own, seed + at) };
}

/** Sections of bands that differ by their metal alone: one for all of a sketch. */
const PLAIN_PROFILES = ['d-shape', 'flat', 'court', 'knife-edge'] as const;
const plainLook = ({ bandProfile, finish }: Brief, seed: number): Partial<Brief> => ({
  arrangements: ['band'],
  bandProfile: bandProfile ?? PLAIN_PROFILES[seed % PLAIN_PROFILES.length]!,
  finish: finish ?? 'Polished',
});

/** Every ring was told with a metal of its own. */
const areByMetal = (asked: Brief): boolean => {
  const bodies = (asked.eachRing ?? []).map(({ metals }) => metals.join());
  return bodies.length > 1 && bodies.every((body) => body !== '') && new Set(bodies).size === bodies.length;
};

const lookOf = (brief: Brief, turn: number): Partial<Brief> => LOOKS[turn % LOOKS.length]!(brief);

/** A head decides for itself how wide its band is. */
const rowWidth = (brief: Brief, widthMm: number): number | null =>
  brief.bandWidthMm ?? (isRow(brief) ? Math.max(LEAST_SET_MM, widthMm) : null);

interface Place {
  readonly at: number;
  readonly widthMm: number;
  readonly seed: number;
  /** The rings were told apart by their metals, which needs no look besides. */
  readonly byMetal: boolean;
}

/** A ring that was told apart: what was not said of it is as of any in a stack. */
function asTold(one: Brief, { at, widthMm, seed, byMetal }: Place): Brief {
  const bears = !one.noStones && speaksOfStone(one);
  const isModelled =
    one.motifs.length > 0 || (one.figures?.length ?? 0) > 0 || (one.culture.length > 0 && !bears);
  if (bears) return { ...one, bandWidthMm: rowWidth(one, widthMm) };
  const metal: Brief = { ...one, noStones: true };
  if (isModelled) return metal;
  if (!saysLook(metal))
    return {
      ...metal,
      bandWidthMm: metal.bandWidthMm ?? widthMm,
      ...(byMetal ? plainLook(metal, seed) : lookOf(metal, seed + at)),
    };
  const names = ringArrangements(metal);
  const least = names.includes('twist') ? TWIST_MM : metal.plateBorder === 'milgrain' ? MILGRAIN_MM : widthMm;
  return {
    ...metal,
    bandWidthMm: metal.bandWidthMm ?? Math.max(widthMm, least),
    finish: metal.finish ?? 'Polished',
    arrangements: isMetalBand(metal) || namesForm(metal) ? metal.arrangements : [...names, 'band'],
  };
}

/** Whether a look was said of a band of metal, if only that it is plain. */
const saysLook = (brief: Brief): boolean =>
  brief.finish !== null ||
  brief.bandProfile != null ||
  brief.plateBorder != null ||
  brief.proportions.ornament !== null ||
  (brief.enamelColours?.length ?? 0) > 0 ||
  namesForm(brief) ||
  ringArrangements(brief).includes('filigree');
