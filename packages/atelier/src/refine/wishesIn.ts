import type { Wish } from './change.ts';
import { readBandStones, readHalo, readLeftOutStones, readSideStones } from './readers/accents.ts';
import { readBandShape } from './readers/bands.ts';
import { readBandWork } from './readers/bandWork.ts';
import { readChain } from './readers/chains.ts';
import { readCharms } from './readers/charms.ts';
import { readCoils } from './readers/coils.ts';
import { readCount } from './readers/counts.ts';
import { readCut, readLargest, readOrientation } from './readers/cuts.ts';
import { readDrops } from './readers/drops.ts';
import { readEdges } from './readers/edges.ts';
import { readMetalExcept } from './readers/exceptions.ts';
import { readBailSize, readFittings, readGap, readOpening } from './readers/fittings.ts';
import { readFlowers } from './readers/flowers.ts';
import { readHair } from './readers/hair.ts';
import { readHollow } from './readers/hollow.ts';
import { readStrands } from './readers/inTurn.ts';
import { oneChainIn, readFurtherChain, readLayers } from './readers/layers.ts';
import { readLength, readSpacing } from './readers/lengths.ts';
import { readCharacter, readEngraving } from './readers/lettering.ts';
import { readComparatives, readMeasures, readRingSize, readSameSize } from './readers/measures.ts';
import { readEnamel, readFinish, readMetal, readSustainability } from './readers/metals.ts';
import { readMirrored } from './readers/mirrored.ts';
import { readMood } from './readers/mood.ts';
import type { ChangeReader } from './readers/names.ts';
import { readOneColour } from './readers/oneColour.ts';
import { readMedallion, readOutline, readSoftCorners } from './readers/outline.ts';
import { readPieceMeasures } from './readers/pieceMeasures.ts';
import { readBackLeftBare, readOneShoulder, readPosed } from './readers/posed.ts';
import { readAnother, readHiddenFigures, readRearranged, readRefusals } from './readers/refusals.ts';
import {
  readBetween,
  readFamily,
  readFlanks,
  readLinksInTurn,
  readMetalBeads,
  readSecond,
} from './readers/rows.ts';
import {
  readAbsentProngs,
  readCatching,
  readGallery,
  readSetting,
  readShoulders,
} from './readers/settings.ts';
import { readGemstones, readSwap, readThereAlready } from './readers/stones.ts';
import { readSwappedMetals } from './readers/swappedMetals.ts';
import { readTassels } from './readers/tassels.ts';
import type { Scene } from './scene.ts';
import { isStory, isTelling } from './telling.ts';

/** The order in which changes are made: what others rest on comes first. */
const RING_READERS: readonly ChangeReader[] = [
  readOutline,
  readSetting,
  readGallery,
  readShoulders,
  readSwap,
  readFamily,
  readGemstones,
  readCut,
  readSameSize,
  readMeasures,
  readComparatives,
  readMood,
  readOrientation,
  readHalo,
  readSideStones,
  readBandStones,
  readLeftOutStones,
  readBandShape,
  readMetal,
  readEnamel,
  readFinish,
  readSustainability,
  readRingSize,
  readEngraving,
  readCharacter,
];

const PIECE_READERS: readonly ChangeReader[] = [
  readCharms,
  readOutline,
  readSwap,
  readSetting,
  readFittings,
  readOpening,
  readLayers,
  readChain,
  readLength,
  readSpacing,
  readCharacter,
  readFamily,
  readBetween,
  readGemstones,
  readStrands,
  readCut,
  readSameSize,
  readPieceMeasures,
  readMood,
  readOrientation,
  readHalo,
  readBandStones,
  readLeftOutStones,
  readDrops,
  readLargest,
  readCount,
  readBandShape,
  readMetal,
  readEnamel,
  readFinish,
  readSustainability,
  readRingSize,
  readEngraving,
];

const OF_WEARER =
  /\b(?:has|have|got|with|my|her|his|their)\b.*\b(?:hands?|fingers?|neck|wrists?|ears?|ankles?|knuckles?|skin|shoulders?|hair)\b/;
/** What is followed of a story: how it fits, what it catches on, the letters that it spells. */
const TOLD_READERS: readonly ChangeReader[] = [
  readCatching,
  readLength,
  readRingSize,
  (scene) => (scene.lettering === null ? [] : readEngraving(scene)),
];

/** The wishes of one clause; of several chains, those of the one that it names. */
export function wishesIn(scene: Scene): Wish[] {
  const one = oneChainIn(scene);
  if (one === null) return wishesOf(scene);
  return wishesOf(one.scene).map((wish) =>
    wish.kind === 'chain' || wish.kind === 'chainWidth' || wish.kind === 'length'
      ? { ...wish, which: one.which }
      : wish,
  );
}

/** What is asked, in the order in which wishes build on each other. */
function wishesOf(scene: Scene): Wish[] {
  // "He has huge hands": of the wearer, whose size may be told with it.
  const ofWearer = isTelling(scene.written) && OF_WEARER.test(scene.plain);
  const told = ofWearer || isStory(scene.written);
  const known = scene.facts.piece === null ? RING_READERS : PIECE_READERS;
  const readers = told ? TOLD_READERS : known;
  const all: ChangeReader = (one) => readers.flatMap((reader) => reader(one));
  const asides: ChangeReader = (one) =>
    readRefusals(one).filter((wish) => wish.kind === 'refused' && wish.reason === 'aside');
  for (const read of told
    ? [asides, all]
    : [
        readOneColour,
        readSwappedMetals,
        readMirrored,
        readHollow,
        readEdges,
        readBailSize,
        readGap,
        readTassels,
        readFlowers,
        readMetalBeads,
        readSecond,
        readCoils,
        readMedallion,
        readFlanks,
        readHiddenFigures,
        readOneShoulder,
        readPosed,
        readBackLeftBare,
        readHair,
        readSoftCorners,
        readLinksInTurn,
        readMetalExcept,
        readFurtherChain,
        readRefusals,
        readBandWork,
        all,
        readAnother,
        readRearranged,
        readThereAlready,
        readAbsentProngs,
      ]) {
    const found = read(scene);
    if (found.length > 0) return found;
  }
  return [];
}
