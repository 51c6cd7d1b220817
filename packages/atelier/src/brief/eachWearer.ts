/** Reads what is said of each of two rings by its wearer: its own words, with those that are said of both. */
import { type Brief, type GenerationRequest, type Metal, wornRingSchema } from '@filigree/contracts';
import { type InOrder, readInOrder, sizesInOrder } from './readers/inOrder.ts';
import { readMeasuredApart } from './readers/measuredApart.ts';
import { metalsApart, metalsOfEach, wearersOfBoth } from './readers/metalsApart.ts';
import { trioIn, wornSizes } from './readers/trios.ts';
import { readWearers } from './readers/wearers.ts';
import type { Claim, Reading } from './reading.ts';
import { readWords } from './readWords.ts';
import { resolve } from './resolve.ts';

type Resolved = ReturnType<typeof resolve>;

const isPairOfRings = ({ setTypes, eachRing }: Brief): boolean =>
  eachRing == null && setTypes?.length === 2 && setTypes.every((type) => type === 'Ring');

const isTrioOfRings = ({ setTypes, eachRing }: Brief, reading: Reading): boolean =>
  eachRing == null && setTypes?.length === 3 && trioIn(reading) !== null;

/** A stone stands on one of the two: they are an engagement ring and its band. */
const hasCentre = ({ gemstones, caratWeight, setting, stoneCut, stoneSizeMm }: Brief): boolean =>
  gemstones.length > 0 ||
  caratWeight !== null ||
  setting !== null ||
  stoneCut !== null ||
  stoneSizeMm.length > 0;

/** The engagement ring as it was described, and the bands of both: of its metal, without stones. */
function withBands(whole: Resolved, reading: Reading): Resolved {
  const { brief } = whole;
  const sizes = wornSizes(reading);
  const ofBand = {
    ...brief,
    gemstones: [],
    noStones: true,
    customGemstone: null,
    stoneCut: null,
    setting: null,
    motifs: [],
    figures: null,
    stoneCount: null,
    caratWeight: null,
    stoneSizeMm: [],
    engraving: null,
    stoneColours: null,
    cabochons: null,
    rows: null,
    arrangements: ['band'],
  };
  const hers = sizes.hers ?? null;
  return {
    ...whole,
    brief: {
      ...brief,
      arrangements: withoutBand(brief),
      eachRing: [
        wornRingSchema.parse({ ...brief, wearer: 'hers', ringSize: hers, arrangements: withoutBand(brief) }),
        wornRingSchema.parse({ ...ofBand, wearer: 'hers', ringSize: hers }),
        wornRingSchema.parse({ ...ofBand, wearer: 'his', ringSize: sizes.his ?? null }),
      ],
    },
  };
}

const withoutBand = ({ arrangements }: Brief): Brief['arrangements'] =>
  arrangements?.filter((name) => name !== 'band') ?? null;

/** Two alike but for what was told of them in the order of their wearers. */
function withMeasures(
  { brief, understood, ...whole }: Resolved,
  { wearers, widthsMm, sizes, words }: InOrder,
  own: ReturnType<typeof wornSizes>,
): Resolved {
  return {
    ...whole,
    brief: {
      ...brief,
      eachRing: wearers.map((wearer, at) =>
        wornRingSchema.parse({
          ...brief,
          wearer,
          bandWidthMm: widthsMm?.[at] ?? brief.bandWidthMm,
          ringSize: sizes?.[at] ?? own[wearer] ?? null,
        }),
      ),
    },
    understood: [...understood, { field: 'eachRing', value: wearers.join(', '), words, source: 'words' }],
  };
}

/** Two of one kind, of which nothing else was told one by one. */
const areTwoAlike = ({ setTypes, eachRing }: Brief): boolean =>
  eachRing == null && setTypes?.length === 2 && setTypes[0] === setTypes[1];

/** Two alike but for the metal of each. */
function withMetals(
  { brief, understood, ...whole }: Resolved,
  each: readonly (readonly Metal[])[],
  reading: Reading,
  words: string,
): Resolved {
  const wearers = wearersOfBoth(reading);
  const told = each.every((own) => own.length > 0 && own.every((metal) => brief.metals.includes(metal)));
  return {
    ...whole,
    brief: told
      ? {
          ...brief,
          eachRing: each.map((own, at) =>
            wornRingSchema.parse({ ...brief, wearer: wearers[at], ringSize: null, metals: own }),
          ),
        }
      : brief,
    understood: told
      ? [
          ...understood,
          ...each
            .flatMap((own) => own.slice(-1))
            .map((value) => ({
              field: 'eachRing',
              value,
              words,
              source: 'words' as const,
            })),
        ]
      : understood,
  };
}

/** Beside the metal of each, how broad and how large it is. */
const measuredToo = (told: Resolved, measured: InOrder | null): Resolved => {
  const rings = told.brief.eachRing;
  return measured === null || rings == null
    ? told
    : {
        ...told,
        brief: {
          ...told.brief,
          eachRing: rings.map((ring, at) => ({
            ...ring,
            bandWidthMm: measured.widthsMm?.[at] ?? ring.bandWidthMm,
            ringSize: measured.sizes?.[at] ?? null,
          })),
        },
      };
};

/** Completes a brief for a pair of rings by that of each of them, where the words tell whose is how. */
export function withEachWearer(
  whole: Resolved,
  request: GenerationRequest,
  reading: Reading,
  metals: readonly Claim<Metal>[],
): Resolved {
  const { brief, understood } = whole;
  if (isTrioOfRings(brief, reading)) return withBands(whole, reading);
  const sizes = isPairOfRings(brief) ? wornSizes(reading) : {};
  const worn = isPairOfRings(brief) ? readWearers(reading) : null;
  const inOrder = worn === null && isPairOfRings(brief) && !hasCentre(brief) ? readInOrder(reading) : null;
  if (inOrder !== null) return withMeasures(whole, inOrder, sizes);
  const apart = worn === null && areTwoAlike(brief) ? metalsApart(reading) : null;
  const isTold = sizes.his !== undefined && sizes.hers !== undefined;
  const measured =
    worn === null && isPairOfRings(brief) && !hasCentre(brief) && !isTold ? readMeasuredApart(reading) : null;
  if (apart !== null)
    return measuredToo(withMetals(whole, metalsOfEach(apart, metals), reading, apart.words), measured);
  if (measured !== null) return withMeasures(whole, measured, sizes);
  if (worn === null)
    return sizes.his === undefined || sizes.hers === undefined || hasCentre(brief)
      ? whole
      : {
          ...whole,
          brief: {
            ...brief,
            eachRing: (['hers', 'his'] as const).map((wearer) =>
              wornRingSchema.parse({ ...brief, wearer, ringSize: sizes[wearer] }),
            ),
          },
        };
  const eachRing = worn.map(({ text, wearer }) => {
    const { reading: _reading, eachRing: _each, ...own } = readWords(text);
    const asked = resolve({ ...request, prompt: text }, own).brief;
    // "A pair of wedding bands, his 5 mm": that they are bands is said of both.
    const areBands = brief.arrangements?.includes('band') === true && !asked.arrangements?.length;
    return wornRingSchema.parse({ ...asked, ...(areBands && { arrangements: ['band'] }), wearer });
  });
  const inTurn = eachRing.some(({ ringSize }) => ringSize !== null) ? null : sizesInOrder(reading);
  return {
    ...whole,
    brief: {
      ...brief,
      eachRing: eachRing.map((ring, at) => ({ ...ring, ringSize: ring.ringSize ?? inTurn?.[at] ?? null })),
    },
    understood: [
      ...understood,
      ...worn.flatMap(({ words }, at) =>
        words === '' ? [] : [{ field: 'eachRing', value: `ring ${at + 1}`, words, source: 'words' as const }],
      ),
    ],
  };
}
