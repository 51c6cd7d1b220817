/** Every kind of instruction said to every type: done within its own part, or refused with a reason; never broken. */
import { JEWELRY_TYPES, type JewelryType } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { type Design, readDesign } from '../design/document.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { refineDesign } from './refineDesign.ts';
import { DERIVED, differences } from './testing.ts';

const STONE =
  'centre|ornaments\\.\\d+\\.ornament|shoulders\\.ornament\\.(?:stone|accent)|head|halo|sideStones|band\\.(?:width|thickness)Mm|bandStones';
const METAL =
  'alloys|[\\w.]*[aA]lloyId|carrier\\.band|head|ornaments\\.\\d+\\.ornament\\.(?:hold|halo|accent|stone)';
const BAND = 'band|carrier\\.(?:band|chain|fitting|innerDiameterMm)|bandStones|halo|head|sideStones';
const FIGURE = 'shoulders|character\\.motifs|ornaments|band|head|centre|halo|sideStones|bandStones|alloys';
const CARRIER = 'carrier|ornaments|composition|openingMm|band';
const WHOLE = `${STONE}|${BAND}|carrier|ornaments|shoulders`;

/** What is said, and the paths that may change by it. */
const SAID: readonly (readonly [string, string])[] = [
  ['rose gold instead', METAL],
  ['make it platinum', METAL],
  ['in silver please', METAL],
  ['black rhodium', METAL],
  ['recycled metal', METAL],
  ['two-tone, yellow and white gold', METAL],
  ['white gold setting', METAL],
  ['brushed', 'finish|band|carrier\\.band'],
  ['hammered finish', 'finish|band|carrier\\.band'],
  ['matte', 'finish|band|carrier\\.band'],
  ['engraved pattern', 'finish|band|carrier\\.band|bandStones'],
  ['a bigger stone', STONE],
  ['a much smaller stone', STONE],
  ['a 2 carat stone', STONE],
  ['stone 5 mm', STONE],
  ['swap the stone for a sapphire', STONE],
  ['an opal instead', STONE],
  ['a pink sapphire', STONE],
  ['oval cut', STONE],
  ['princess cut', STONE],
  ['turn the stone sideways', STONE],
  ['add a halo', `${STONE}|alloys`],
  ['remove the halo', STONE],
  ['double halo', `${STONE}|alloys`],
  ['bezel setting', `${STONE}|shoulders|band`],
  ['prongs please', `${STONE}|shoulders|band`],
  ['six prongs', STONE],
  ['pavé band', `${STONE}|carrier\\.(?:band|bandStones)|band`],
  ['add side stones', `${STONE}|ornaments|alloys`],
  ['remove the side stones', `${STONE}|ornaments|alloys`],
  ['no diamonds', `${STONE}|ornaments|carrier\\.bandStones|alloys`],
  ['no stones', `${STONE}|ornaments|carrier|shoulders|alloys|composition`],
  ['thinner band', BAND],
  ['4 mm wide', `${BAND}|ornaments`],
  ['thicker', `${BAND}|ornaments`],
  ['flat profile', BAND],
  ['milgrain edges', `${BAND}|ornaments`],
  ['two grooves', BAND],
  ['split shank', BAND],
  ['size 6', 'size|carrier|openingMm'],
  ['engrave "Forever"', 'engraving|ornaments|composition'],
  ['remove the engraving', 'engraving|ornaments'],
  ['letters in script', 'engraving|ornaments'],
  ['more delicate', WHOLE],
  ['bolder', WHOLE],
  ['simpler', WHOLE],
  ['more ornate', `${WHOLE}|alloys`],
  ['make it art deco', `${WHOLE}|character\\.era`],
  ['celtic', `${FIGURE}|character\\.cultures|carrier`],
  ['add a butterfly', FIGURE],
  ['a scarab on it', `${FIGURE}|character\\.cultures`],
  ['a rose instead', FIGURE],
  ['no motif', FIGURE],
  ['blue enamel', 'band|ornaments|alloys|carrier\\.band'],
  ['no enamel', 'band|ornaments|alloys|carrier\\.band'],
  ['rope chain', CARRIER],
  ['thicker chain', CARRIER],
  ['20 inches long', CARRIER],
  ['toggle clasp', CARRIER],
  ['without the chain', CARRIER],
  ['lever backs', CARRIER],
  ['bigger hoops', CARRIER],
  ['an open cuff', CARRIER],
  ['add a pearl drop', 'ornaments|carrier'],
  ['remove the drop', 'ornaments|carrier'],
  ['five of them', 'ornaments|carrier|sideStones|bandStones'],
  ['make it 3 cm tall', 'ornaments|carrier'],
  ['another arrangement', `${WHOLE}|composition|alloys`],
  ['it is for our anniversary', 'character\\.occasion'],
];

const BASES = [
  { gemstones: ['Ruby'] as const, metals: ['Yellow Gold'] as const },
  { noStones: true, metals: ['Silver'] as const, motifs: ['Floral'] as const },
  { figures: ['scarab'] as const, culture: ['Egyptian'] as const, noStones: true },
];
const baseOf = (type: JewelryType, at: number): Design => {
  const {
    gemstones = [],
    metals = [],
    motifs = [],
    figures = null,
    culture = [],
    noStones = false,
  } = BASES[at] as Partial<(typeof BASES)[0] & (typeof BASES)[1] & (typeof BASES)[2]>;
  return createDesign(
    openBrief({
      type,
      gemstones: [...gemstones],
      metals: [...metals],
      motifs: [...motifs],
      figures: figures === null ? null : [...figures],
      culture: [...culture],
      noStones,
    }),
    at,
  );
};

describe.each(JEWELRY_TYPES)('%s', (type) => {
  it.each([0, 1, 2])('follows every instruction in its own part or says why not (base %i)', (at) => {
    const before = baseOf(type, at);
    const untouched = structuredClone(before);
    const faults = SAID.flatMap(([say, may]) => {
      const result = refineDesign(before, say);
      const which = `"${say}" ${JSON.stringify(result.ok ? result.changes : result.error)}`;
      if (!result.ok) {
        const mute = result.error.code !== 'NOTHING_UNDERSTOOD' && result.error.reasons.join('').length < 9;
        return mute ? [`${which}: no reason`] : [];
      }
      const changed = differences(before, result.design).filter((path) => !DERIVED.test(path));
      const outside = changed.filter((path) => !new RegExp(`^(?:${may})(?:\\.|$)`).test(path));
      return [
        ...(readDesign(result.design).ok ? [] : [`${which}: broken`]),
        ...(result.changes.join('').length > 3 ? [] : [`${which}: nothing said`]),
        ...(changed.length > 0 ? [] : [`${which}: nothing changed`]),
        ...(outside.length === 0 ? [] : [`${which}: also ${outside.join(', ')}`]),
        // The same words are read the same way on whatever they are said of.
        ...(at > 0 || JSON.stringify(refineDesign(before, say)) === JSON.stringify(result)
          ? []
          : [`${which}: not again`]),
      ];
    });
    expect(before).toEqual(untouched);
    expect(faults).toEqual([]);
  });
});

it('are of at least sixty kinds', () => expect(SAID.length).toBeGreaterThanOrEqual(60));
