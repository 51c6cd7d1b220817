import { markExclusions } from './negation.ts';
import { readCut } from './readers/cuts.ts';
import { readEngraving } from './readers/engraving.ts';
import { readCultures, readEra, readFinish, readMotifs, readOccasion } from './readers/looks.ts';
import { readMetals } from './readers/metals.ts';
import { type Measure, readNumbers } from './readers/numbers.ts';
import { readProportions } from './readers/proportions.ts';
import { isAccent } from './readers/roles.ts';
import { readSetting } from './readers/settings.ts';
import { readStones } from './readers/stones.ts';
import { readType } from './readers/types.ts';
import {
  readBudget,
  readFlag,
  readMatchingSet,
  readNamedNumber,
  readNoStones,
  readRecipient,
  readStoneCount,
} from './readers/wishes.ts';
import type { Claim, Reading } from './reading.ts';
import { startReading } from './reading.ts';
import { scan } from './scan.ts';
import { tokenise } from './tokens.ts';

/** Everything that the words alone say, field by field, each with the words that said it. */
export type WordClaims = Omit<ReturnType<typeof readWords>, 'reading'>;

/** Items inside lettering must not be read as anything else. */
function withoutLettering(reading: Reading, claim: Claim<string> | null): Reading {
  if (claim === null) return reading;
  const inside = new Set(reading.used);
  const items = reading.items.map((item, at) =>
    inside.has(at) && item.kind !== 'quoted'
      ? { ...item, kind: 'quoted' as const, entries: [], quantity: null }
      : item,
  );
  const fresh = startReading(reading.text, reading.tokens, items);
  for (const at of inside) fresh.used.add(at);
  return fresh;
}

const firstMeasure = (
  measures: readonly Measure[],
  kind: Measure['kind'],
  reading: Reading,
): Claim<number> | null => {
  const all = measures.filter((measure) => measure.kind === kind && !reading.items[measure.at]!.negated);
  const measure = all.find(({ at }) => !isAccent(reading, at)) ?? all[0];
  return measure === undefined ? null : { value: measure.value, words: measure.words, at: measure.at };
};

export function readWords(text: string) {
  const tokens = tokenise(text);
  const started = startReading(text, tokens, scan(tokens));
  const engraving = readEngraving(started);
  const reading = withoutLettering(started, engraving);
  markExclusions(reading);
  const measures = readNumbers(reading);
  const size = firstMeasure(measures, 'ringSize', reading);
  // A ring size without a piece is a ring.
  const type = readType(reading) ?? (size === null ? null : { ...size, value: 'Ring' as const });
  const { golds, metals, excluded: excludedMetals } = readMetals(reading, measures);
  const { gemstones, excluded: excludedGemstones, custom } = readStones(reading, golds);
  const { cut, heartsAsCut } = readCut(reading);
  const { setting, excluded: excludedSettings } = readSetting(reading, measures);
  const stoneSize = measures.filter(({ kind }) => kind === 'stoneMm');
  const centreSize = stoneSize.find(({ at }) => !isAccent(reading, at)) ?? stoneSize[0];
  const noStones = readNoStones(reading);
  const plain = readFlag(reading, 'plain');
  return {
    reading,
    type,
    metals,
    excludedMetals,
    gemstones,
    excludedGemstones,
    customGemstone: custom,
    noStones:
      gemstones.length === 0 && custom === null && cut === null
        ? (noStones ?? (type === null ? null : plain))
        : null,
    stoneCut: cut,
    setting,
    excludedSettings,
    finish: readFinish(reading, engraving !== null),
    motifs: readMotifs(reading, new Set([...heartsAsCut, ...golds])),
    era: readEra(reading),
    culture: readCultures(reading),
    occasion: readOccasion(reading),
    stoneCount: readStoneCount(reading, measures, (at) => isAccent(reading, at)),
    caratWeight: firstMeasure(measures, 'carat', reading),
    stoneSizeMm:
      centreSize === undefined
        ? null
        : {
            value: [
              centreSize.value,
              ...(centreSize.quantity.across === null ? [] : [centreSize.quantity.across]),
            ].sort((a, b) => b - a),
            words: centreSize.words,
            at: centreSize.at,
          },
    bandWidthMm: firstMeasure(measures, 'bandMm', reading),
    lengthIn: firstMeasure(measures, 'lengthIn', reading) ?? readNamedNumber(reading, 'lengthIn'),
    ringSize: size,
    prongCount: firstMeasure(measures, 'prongs', reading),
    engraving,
    matchingSet: readMatchingSet(reading),
    sustainability: readFlag(reading, 'sustainability'),
    budget: readBudget(reading, measures),
    proportions: readProportions(reading),
    recipient: readRecipient(reading),
  };
}
