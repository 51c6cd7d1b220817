import { readWornName } from './letters/worn-names.ts';
import { withRingSizes } from './measures/ring-sizes.ts';
import { readStoneMeasures } from './measures/stone-measures.ts';
import { readGemstoneNumbers } from './measures/stone-numbers.ts';
import { markExclusions } from './negation.ts';
import { readAlternatives, readStoneChoice } from './readers/alternatives.ts';
import { withoutAnaphora } from './readers/anaphora.ts';
import { pieceOfArrangement, readArrangements } from './readers/arrangements.ts';
import { readBand, readSetShoulders } from './readers/bands.ts';
import { readBangleSize } from './readers/bangleSizes.ts';
import { readBareChain } from './readers/bareChain.ts';
import { readBerries } from './readers/berries.ts';
import { readBeside } from './readers/beside.ts';
import { readBesideStone } from './readers/besideStone.ts';
import { readBirths } from './readers/births.ts';
import { readBlueEye } from './readers/blueEyes.ts';
import { readCabochons } from './readers/cabochons.ts';
import { knotsOfBand, withCelticKnot } from './readers/celticKnots.ts';
import { readClaspStones } from './readers/claspStones.ts';
import { readCoils } from './readers/coils.ts';
import { readCoinSizes } from './readers/coinSizes.ts';
import { readColouredBeads, readStrungByColour } from './readers/colouredBeads.ts';
import { readEnamelColours, readEnamelGround, readStoneColours } from './readers/colours.ts';
import { readCornerStone } from './readers/cornerStones.ts';
import { countStones } from './readers/countedStones.ts';
import { readCut } from './readers/cuts.ts';
import { readDanglyBits } from './readers/danglyBits.ts';
import { readDropOfTwo } from './readers/dropNecklaces.ts';
import { readEachRing } from './readers/eachRing.ts';
import { readExtension } from './readers/extensions.ts';
import { readFaith } from './readers/faiths.ts';
import { readFigureRelations } from './readers/figure-relations.ts';
import { readFigureClasp } from './readers/figureClasps.ts';
import { asOneLeaf, countByLetters, discsLikened, readFigureCount } from './readers/figureCounts.ts';
import { readFigures } from './readers/figures.ts';
import { readFinish } from './readers/finishes.ts';
import { readFlanks } from './readers/flanks.ts';
import { withoutFormerSizes } from './readers/formerSizes.ts';
import { readFrontClasp } from './readers/frontClasps.ts';
import { readGauge } from './readers/gauges.ts';
import { readGraduatedTiara } from './readers/graduatedTiaras.ts';
import { readGrooves } from './readers/grooves.ts';
import { overHand } from './readers/hands.ts';
import { pieceThatHangs, readFringeBelow, readHanging, saysHanging } from './readers/hanging.ts';
import { readHeavyLinks } from './readers/heavyLinks.ts';
import { readHidden } from './readers/hiddenFigures.ts';
import { readHollow } from './readers/hollow.ts';
import { discClaims, readAllAlong, readHungFigures, readOneAmong } from './readers/hungFigures.ts';
import { readHungFromHoops } from './readers/hungFromHoops.ts';
import { asHung, besideHung } from './readers/hungSeveral.ts';
import { findInlay, ofInlaidBand, readInlay } from './readers/inlays.ts';
import { readClasp, readKinds } from './readers/kinds.ts';
import { readKnottedBeads } from './readers/knottedBeads.ts';
import { readLayers, readTiers } from './readers/layers.ts';
import { placeOfLetters } from './readers/letteringPlaces.ts';
import { readLinkedRings } from './readers/linkedRings.ts';
import { isLikeness, readGrouped, readListedStones } from './readers/listedStones.ts';
import { readLongEarrings } from './readers/longEarrings.ts';
import { readMotifs } from './readers/looks.ts';
import { withoutClothes } from './readers/matchedClothes.ts';
import { readMetals } from './readers/metals.ts';
import { readNavel } from './readers/navels.ts';
import { readNoStones } from './readers/no-stones.ts';
import { readNoseBeads } from './readers/noseBeads.ts';
import { readNumbers } from './readers/numbers.ts';
import { readOccasion } from './readers/occasions.ts';
import { readOnEachChain } from './readers/onEachChain.ts';
import { readOneOfEach } from './readers/oneOfEach.ts';
import { oneOnPlate } from './readers/onePlateStone.ts';
import { readOtherMetals } from './readers/otherMetals.ts';
import { readThroughRing } from './readers/partRings.ts';
import { readPatterned } from './readers/patternedBands.ts';
import { readPetals, withPetalsBehind } from './readers/petals.ts';
import { readLongest, readPieceLength } from './readers/pieceLengths.ts';
import { readPlate, squareOfNine } from './readers/plates.ts';
import { readProportions } from './readers/proportions.ts';
import { readRecipient } from './readers/recipients.ts';
import { readRefusedFigures } from './readers/refused-figures.ts';
import { readRefusedParts } from './readers/refused-parts.ts';
import { withdrawRefusedStandIns } from './readers/refusedStandIns.ts';
import { withoutStonesLeft } from './readers/resetStones.ts';
import { withoutRingBeside } from './readers/ringBeside.ts';
import { isAccent } from './readers/roles.ts';
import { readRopeEdge } from './readers/ropeEdges.ts';
import { readRows } from './readers/rows.ts';
import { readRowOfFigures } from './readers/rowsOfFigures.ts';
import { hangsOfSet, oneStoneEach, withUnnamedBelow } from './readers/setStones.ts';
import { readSet } from './readers/sets.ts';
import { readSetting } from './readers/settings.ts';
import { ofSignetFace } from './readers/signetFaces.ts';
import { readSoftMaterial } from './readers/softMaterials.ts';
import { readSoleStone } from './readers/soleStone.ts';
import { readStoneBody } from './readers/stoneBodies.ts';
import { allOfOneKind, lastOf, ledAt, ledBy, ledByMiddle, ledByOdd } from './readers/stoneCounts.ts';
import { readStones } from './readers/stones.ts';
import { ledByRow, readStonesBetween } from './readers/stonesBetween.ts';
import { readStrandCentre, typeOfStrands } from './readers/strandCentres.ts';
import { readStripe, stripeLast } from './readers/stripes.ts';
import { readCultures, readEra } from './readers/styles.ts';
import { readTaper } from './readers/tapers.ts';
import { readThorns } from './readers/thorns.ts';
import { readTogether } from './readers/together.ts';
import { firstMeasure, giveBackOthers, sidesOf } from './readers/toldMeasures.ts';
import { readTorque } from './readers/torques.ts';
import { readTwoFinishes } from './readers/twoFinishes.ts';
import { isExisting, readType, typeOfLength } from './readers/types.ts';
import { PAIRED_PIECES } from './readers/unlike.ts';
import { readCrystals, readJewelled, readManyColoured } from './readers/unnamedStones.ts';
import { readUnwritten } from './readers/unwritten.ts';
import { readBudget, readFlag, readNamedNumber } from './readers/wishes.ts';
import { readWithin } from './readers/within.ts';
import { readWithoutChain } from './readers/withoutChain.ts';
import { firstOfEach, type Reading, use } from './reading.ts';
import type { ReadingTrace } from './reading-trace.ts';
import { readLetters } from './readLetters.ts';
import { applyScopes } from './scopes/apply-scopes.ts';

/** Everything that the words alone say, field by field, each with the words that said it. */
export type WordClaims = Omit<ReturnType<typeof readWords>, 'reading' | 'eachRing'>;

/** Pieces that elsewhere are worn on leather or a cord. */
export const CORDED: ReadonlySet<string> = new Set(['Bracelet', 'Necklace', 'Anklet', 'Pendant', 'Charm']);

/** "In a row", "the middle one 4 mm", "getting smaller to each side": of stones that were counted. */
const IN_A_ROW =
  /\b(?:in (?:a|one) (?:row|line)|(?:middle|centre|center) one|(?:getting|going|growing|grow|get) (?:smaller|larger|bigger)|graduat\w+)\b/i;

/** A toi et moi has two main stones, whatever number of small ones was told with them. */
const STONES_OF_A_TOI_ET_MOI = 2;

/** Pieces that have many ways to repeat a stone, so that one must be told. */
const ON_CHAINS: ReadonlySet<string> = new Set(['Necklace', 'Pendant', 'Bracelet', 'Anklet']);

/** The ring that is asked for, not one that is there already. */
const speaksOfEngagementRing = (reading: Reading): boolean =>
  reading.items.some(
    ({ norm }, at) =>
      /\bengagement ring$/.test(`${reading.items[at - 1]?.norm ?? ''} ${norm}`) && !isExisting(reading, at),
  );

/** @param isLettered true where letters are known of from elsewhere: a piece that bears them is spoken of */
export function readWords(written: string, isLettered = false, trace?: ReadingTrace) {
  const { text, reading, engraving, linesOfWearers, letterings, scripts, isNameWorn } = readLetters(
    written,
    isLettered,
    trace,
  );
  markExclusions(reading);
  applyScopes(reading);
  withdrawRefusedStandIns(reading);
  withoutRingBeside(reading);
  withoutStonesLeft(reading);
  withoutClothes(reading);
  const gauge = readGauge(reading);
  const inlaid = findInlay(reading);
  const numbers = [
    ...(gauge?.kind === 'band' ? [gauge.measure] : []),
    ...readCoinSizes(reading),
    ...readBangleSize(reading),
    ...overHand(reading, withoutFormerSizes(reading, withRingSizes(reading, readNumbers(reading)))),
  ];
  const stripe = inlaid === null ? readStripe(reading, numbers) : null;
  const ofPiece = numbers.filter(({ at }) => at !== stripe?.measureAt);
  const allMeasures = ofSignetFace(reading, ofInlaidBand(ofPiece, inlaid));
  const extension = readExtension(reading, allMeasures);
  // How long the extension is, nothing else is.
  const stoneMeasures = readStoneMeasures(
    reading,
    allMeasures.filter(({ at }) => at !== extension?.numberAt),
  );
  const measures = stoneMeasures.others;
  const size = firstMeasure(measures, 'ringSize', reading);
  const taper = readTaper(reading);
  const bandWidth = taper?.top ?? firstMeasure(measures, 'bandMm', reading);
  giveBackOthers(reading, measures, 'ringSize', size);
  if (taper === null) giveBackOthers(reading, measures, 'bandMm', bandWidth);
  const clasp = readClasp(reading);
  // A lever-back without a piece is an earring's, a ring size without one a ring's.
  const words =
    readType(reading) ??
    (clasp !== null && /^(?:lever-back|screw-back|push-back|clip-on)$/.test(clasp.value)
      ? { ...clasp, value: 'Earrings' as const }
      : null) ??
    (size === null
      ? (typeOfLength(firstMeasure(measures, 'lengthIn', reading)) ??
        typeOfStrands(reading) ??
        pieceThatHangs(reading))
      : { ...size, value: 'Ring' as const });
  const set = readSet(reading, words?.value ?? null);
  // Of a set the first piece leads.
  const named = set.setTypes.at(0) ?? words;
  const soft = named !== null && CORDED.has(named.value) ? readSoftMaterial(reading, named.value) : null;
  const spokenKinds = readKinds(reading, named?.value ?? null, clasp);
  // What is laid of leather is laid of metal: a chain, of the weave that comes nearest.
  const kinds =
    soft === null
      ? spokenKinds
      : {
          ...spokenKinds,
          chain: spokenKinds.chain ?? soft.chain,
          bracelet:
            spokenKinds.bracelet ??
            (named?.value === 'Bracelet' ? { ...soft.material, value: 'chain' as const } : null),
        };
  // What sits at an ear's edge needs no hole: that it does not is understood.
  if (kinds.earring?.value === 'cuff')
    for (const [at, { norm }] of reading.items.entries())
      if (/\bpierc(?:ing|ings|ed|e)$/.test(norm)) use(reading, at);
  // A comfort fit or a D section without a piece is a band's.
  const type = named ?? (kinds.profile === null ? null : { ...kinds.profile, value: 'Ring' as const });
  const pieces = set.setTypes.length > 0 ? set.setTypes : type === null ? [] : [type];
  const pieceTypes = pieces.map(({ value }) => value);
  const layers = readLayers(reading, pieceTypes);
  const rows = readRows(reading);
  const ropeEdge = readRopeEdge(
    reading,
    pieces.map(({ value }) => value),
    kinds.bracelet?.value,
  );
  // The twist of a rope along the edges is none of the band's.
  const namedArrangements = readArrangements(
    reading,
    pieces.map(({ value }) => value),
  ).filter(
    ({ value, at }) =>
      value !== 'twist' ||
      // Braided leather is a braided chain.
      (soft === null && (ropeEdge === null || at < ropeEdge.at || at > ropeEdge.last)),
  );
  const { beside, cut: sideCut, taper: sidesTaper } = readBeside(reading, namedArrangements);
  const band = readBand(
    reading,
    pieces.map(({ value }) => value),
    measures,
    stripe !== null,
  );
  const shoulders =
    band === null &&
    beside?.value !== 'set-shoulders' &&
    !namedArrangements.some(({ value }) => /eternity/.test(value))
      ? readSetShoulders(
          reading,
          pieces.map(({ value }) => value),
        )
      : null;
  const patterned = readPatterned(
    reading,
    pieces.map(({ value }) => value),
  );
  const hidden = readHidden(
    reading,
    pieces.map(({ value }) => value),
  );
  const grooves = readGrooves(
    reading,
    pieces.map(({ value }) => value),
    stripe?.at ?? null,
  );
  const throughRing = readThroughRing(
    reading,
    pieces.map(({ value }) => value),
  );
  const isLayered = namedArrangements.some(({ value }) => value === 'layered');
  const onEachChain = isLayered || layers !== null ? readOnEachChain(reading) : null;
  const together = readTogether(reading, type?.value ?? null);
  const inlays = readInlay(
    reading,
    pieces.map(({ value }) => value),
    inlaid,
  );
  const isInlaidBand = inlays.some(({ value }) => value === 'band');
  const within = readWithin(reading);
  const linkedRings = readLinkedRings(reading, pieceTypes, namedArrangements);
  const arrangements = [
    ...namedArrangements.filter(
      ({ value, words }) =>
        (linkedRings === null || !/^(?:open-circle|rolling|disc)$/.test(value)) &&
        (value !== 'mismatched' || pieceTypes.some((one) => PAIRED_PIECES.includes(one))) &&
        // "One strand with a heart, another with a pearl": a chain of several is no string of beads.
        (value !== 'strand' || onEachChain === null || !/^(?:\w+ )?strands?$/i.test(words)),
    ),
    ...(linkedRings?.arrangements ?? []),
    ...readThorns(reading, namedArrangements),
    ...readTorque(reading, pieceTypes, namedArrangements),
    ...inlays,
    ...readCornerStone(
      reading,
      pieces.map(({ value }) => value),
      namedArrangements,
    ),
    ...[
      isLayered ? null : (layers?.arrangement ?? null),
      beside,
      isInlaidBand ? null : band,
      patterned,
      throughRing,
      grooves,
      hidden,
      shoulders,
      within,
      onEachChain,
      together?.arrangement ?? null,
    ].filter((claim) => claim !== null),
  ];
  const graduatedTiara = readGraduatedTiara(reading, pieceTypes);
  if (graduatedTiara !== null && !arrangements.some(({ value }) => value === 'graduated'))
    arrangements.push(graduatedTiara.claim);
  const strandCentre = readStrandCentre(reading, pieceTypes);
  for (const claim of strandCentre?.arrangements ?? [])
    if (!arrangements.some(({ value }) => value === claim.value)) arrangements.push(claim);
  const knotted = readKnottedBeads(reading, pieceTypes);
  if (knotted !== null && !arrangements.some(({ value }) => value === 'strand')) arrangements.push(knotted);
  const oneOfEach = readOneOfEach(reading);
  const taken = new Set(oneOfEach?.colours.map(({ at }) => at));
  const { golds, metals, excluded: excludedMetals } = readMetals(reading, measures, taken);
  const { gemstones: stones, excluded: excludedGemstones, custom } = readStones(reading, golds, taken);
  // "A rainbow bangle": the word that asks for many colours names no stone besides.
  const manyAt = arrangements.find(({ value }) => value === 'alternating')?.at;
  const colouredBeads = readColouredBeads(reading, pieceTypes, arrangements, stones);
  if (colouredBeads?.arrangement) arrangements.push(colouredBeads.arrangement);
  const strung = readStrungByColour(reading, pieceTypes, arrangements, stones);
  if (strung !== null) arrangements.push(strung);
  const { petals, cutAt: petalCutAt, hearts, blossom } = readPetals(reading, pieceTypes.includes('Ring'));
  const blueEye = custom === null ? readBlueEye(reading, stones) : null;
  const namedStones = [
    ...(blueEye?.gemstone == null ? [] : [blueEye.gemstone]),
    ...stones.filter(({ at, words }) => at !== manyAt || !/^rainbow$/i.test(words)),
    ...(colouredBeads === null ? [] : [colouredBeads.gemstone]),
  ];
  const crystals = custom === null ? readCrystals(reading, namedStones) : null;
  const ofOneKind = withPetalsBehind(crystals === null ? namedStones : [...namedStones, crystals], petals);
  const many = custom === null ? readManyColoured(reading, ofOneKind) : null;
  const listed = many === null && custom === null ? readListedStones(reading, pieceTypes, ofOneKind) : null;
  const gemstones = many === null ? (listed?.gemstones ?? ofOneKind) : [many.gemstone];
  const { cut, heartsAsCut, isOfOne } = readCut(
    reading,
    gemstones.length > 0 || measures.some(({ kind }) => kind === 'carat'),
  );
  const isPaired = arrangements.some(({ value }) => value === 'toi-et-moi');
  const {
    setting: namedSetting,
    excluded: excludedSettings,
    alone,
    letIn,
  } = readSetting(reading, measures, pieceTypes);
  const setting = namedSetting ?? readGrouped(reading, pieceTypes, gemstones);
  // Of several kinds of stone those behind the first are beside it.
  const sole = gemstones.length > 1 && !isPaired ? null : readSoleStone(reading, arrangements);
  const stoneColours = many === null ? readStoneColours(reading, gemstones, golds, oneOfEach) : [many.colour];
  const enamelColours = [...readEnamelColours(reading), ...(blueEye?.enamel == null ? [] : [blueEye.enamel])];
  const stoneSize = measures.filter(({ kind }) => kind === 'stoneMm');
  const centreSize = stoneSize.find(({ at }) => !isAccent(reading, at)) ?? stoneSize[0];
  const noStones = readNoStones(reading);
  const notShown = new Set([...heartsAsCut, ...golds, ...hearts, ...knotsOfBand(reading, pieceTypes)]);
  const plain = readFlag(reading, 'plain');
  // "A halo ring with a plain band", "an engagement ring, plain band": only the band is plain.
  const holdsStone = setting !== null || speaksOfEngagementRing(reading);
  // A word such as "bypass" or "collar" speaks of jewelry beside a stone or a metal only.
  const ofJewelry = gemstones.length > 0 || metals.length > 0 || cut !== null || setting !== null;
  // An outline of a plate is no motif besides.
  const plate = readPlate(reading, {
    types: pieces.map(({ value }) => value),
    arrangements: arrangements.map(({ value }) => value),
    cutAt: cut?.at ?? null,
    isLed: gemstones.length > 0 && gemstones[0]!.value !== 'Pearl',
    isSet: gemstones.length > 0 || custom !== null || cut !== null || setting !== null,
  });
  const nine = squareOfNine(
    reading,
    namedArrangements.map(({ value }) => value),
  );
  // Elsewhere the nine are their own square: a plate besides would bear nothing.
  const plateShape = nine !== null && !pieceTypes.includes('Ring') ? null : (plate.plateShape ?? nine);
  const cultures = readCultures(reading);
  const motifs = readMotifs(reading, new Set([...notShown, ...(linkedRings?.said ?? [])])).filter(
    ({ value, at }) =>
      !(
        value === 'Floral' &&
        setting?.value === 'Cluster' &&
        gemstones.length > 3 &&
        isLikeness(reading, at)
      ),
  );
  const flanked = readFlanks(
    reading,
    pieces.map(({ value }) => value),
    readFigures(reading, notShown),
  );
  const besideStone =
    beside === null && patterned === null
      ? readBesideStone(reading, pieceTypes, [...flanked.figures, ...motifs])
      : null;
  const figures = withoutAnaphora(
    reading,
    withCelticKnot(
      reading,
      pieceTypes,
      asOneLeaf(reading, pieceTypes, [
        // Of two hearts on both sides each stands for itself.
        ...flanked.figures.filter(
          ({ value, at }) => value !== 'interlocked-hearts' || at !== besideStone?.at,
        ),
        ...(blossom === null || flanked.figures.length > 0 ? [] : [blossom]),
      ]),
      motifs.length > 0,
    ),
  );
  const berries = readBerries(
    reading,
    pieceTypes,
    figures.some(({ value }) => value === 'branch') || motifs.some(({ value }) => value === 'Floral'),
    stoneSize.length > 0 || cut !== null || setting !== null || measures.some(({ kind }) => kind === 'carat'),
  );
  if (berries !== null) arrangements.push(berries);
  // "Seven uneven discs, like pebbles": they are as what they are likened to.
  const likened = discsLikened(reading, namedArrangements, figures);
  if (likened !== null) arrangements.splice(arrangements.indexOf(likened), 1);
  const figureCount =
    linkedRings?.count ??
    flanked.count ??
    (besideStone !== null
      ? null
      : readFigureCount(
          reading,
          pieceTypes,
          motifs.length + figures.length > 0 && likened === null
            ? [...motifs, ...figures]
            : namedArrangements.filter(({ value }) => value === 'disc'),
          kinds.bracelet?.value,
        ));
  const hungFigures =
    figureCount === null && arrangements.every(({ value }) => value === 'disc')
      ? readHungFigures(
          reading,
          pieceTypes,
          arrangements.length > 0 && figures.length + motifs.length === 0
            ? discClaims(namedArrangements)
            : arrangements.length === 0
              ? [...figures, ...motifs]
              : [],
          kinds.bracelet?.value,
        )
      : null;
  if (hungFigures !== null) arrangements.push(hungFigures);
  // Figures are drawn before motifs: the one of two is told where it can be first.
  const among = readOneAmong(reading, hungFigures, [...figures, ...motifs]);
  const oneAmong =
    among !== null && (figures.length === 0 || figures.some(({ at }) => at === among.at)) ? among : null;
  if (oneAmong !== null) arrangements.push(oneAmong);
  const allAlong = readAllAlong(
    reading,
    hungFigures ?? namedArrangements.find(({ value }) => value === 'bells') ?? null,
  );
  if (allAlong !== null) arrangements.push(allAlong);
  if (flanked.claim !== null) arrangements.push(flanked.claim);
  if (besideStone !== null) arrangements.push(besideStone.claim);
  const below = readFringeBelow(reading, pieceTypes);
  if (below !== null) {
    // Beads that hang are not strung, where nothing but the beads said so.
    const byBeads = arrangements.findIndex(
      ({ value, words }) => value === 'strand' && /\bbeads?$/i.test(words) && !/\bstr[iua]n/i.test(words),
    );
    if (byBeads !== -1) arrangements.splice(byBeads, 1);
    if (!arrangements.some(({ value }) => value === 'fringe')) arrangements.push(below);
  }
  const danglyBits = readDanglyBits(reading, pieceTypes, kinds);
  if (danglyBits.arrangement !== null && !arrangements.some(({ value }) => value === 'fringe'))
    arrangements.push(danglyBits.arrangement);
  const longEarrings = readLongEarrings(
    reading,
    pieceTypes,
    (kinds.earring ?? danglyBits.earring)?.value ?? null,
  );
  const figureClasp = readFigureClasp(reading, pieceTypes, [...figures, ...motifs]);
  if (figureClasp !== null) arrangements.push(figureClasp);
  const claspStones =
    figureClasp === null && strandCentre === null ? readClaspStones(reading, pieceTypes) : null;
  if (claspStones !== null) arrangements.push(claspStones.arrangement);
  const frontClasp = readFrontClasp(reading, pieceTypes);
  if (frontClasp !== null) arrangements.push(frontClasp);
  const nameWorn = readWornName(pieceTypes, engraving, arrangements, isNameWorn);
  if (nameWorn !== null) arrangements.push(nameWorn);
  const withoutChain = readWithoutChain(reading, pieceTypes);
  if (withoutChain !== null) arrangements.push(withoutChain);
  const rowOfFigures = readRowOfFigures(reading, pieceTypes, [...figures, ...motifs], kinds.bracelet?.value);
  if (rowOfFigures !== null) arrangements.push(rowOfFigures);
  const noseBeads = readNoseBeads(reading, pieceTypes);
  if (noseBeads !== null) arrangements.push(noseBeads.arrangement);
  const navel = readNavel(reading, pieceTypes);
  if (navel !== null) arrangements.push(navel);
  const longestIn = readLongest(reading, measures);
  // What a figure bears is set in it as it has room.
  const isOfStones = gemstones.length + excludedGemstones.length + motifs.length + figures.length === 0;
  const births = isOfStones && custom === null ? readBirths(reading) : null;
  if (births?.several && !arrangements.some(({ value }) => value === 'alternating'))
    arrangements.push(births.several);
  const between = readStonesBetween(reading, pieceTypes, gemstones, measures);
  if (between !== null) {
    // Where they are is said: they are not on the shoulders of one, and stand in turn but once.
    const other = arrangements.filter(
      ({ value }) => !/^(?:set-shoulders|side-stones|alternating)$/.test(value),
    );
    arrangements.splice(0, arrangements.length, ...other, between.arrangement);
  }
  const { gemstoneCounts, stoneCount: namedCount } = countStones({
    reading,
    measures,
    gemstones,
    arrangements,
    oneOfEach,
    hasPetals: petals !== null,
    isChained: pieces.length === 1 && ON_CHAINS.has(pieces[0]!.value) && kinds.bracelet?.value !== 'tennis',
    repeats: figureCount !== null || hungFigures !== null,
    isBare:
      setting === null &&
      (figureCount !== null ||
        hungFigures !== null ||
        arrangements.length + motifs.length + figures.length + cultures.length === 0),
  });
  const isUnlike = arrangements.some(({ value }) => value === 'mismatched');
  const stoneCount =
    between?.stoneCount ??
    oneStoneEach(reading, pieceTypes) ??
    listed?.count ??
    namedCount ??
    births?.count ??
    oneOnPlate(reading, arrangements, gemstones) ??
    null;
  const bears =
    [gemstones, motifs, figures, stoneSize, enamelColours].some(({ length }) => length > 0) ||
    [custom, cut, setting, engraving, stoneCount, rows].some((claim) => claim !== null) ||
    pieces.length > 1 ||
    arrangements.some(({ value }) => value !== 'choker' && value !== 'layered') ||
    (kinds.bracelet !== null && kinds.bracelet.value !== 'chain');
  const shown = [...motifs, ...figures];
  // Elsewhere stones are shown where nothing is said of them.
  const jewelled =
    gemstones.length === 0 && custom === null && noStones === null && stoneCount === null && shown.length > 0
      ? readJewelled(reading)
      : null;
  const discs = namedArrangements.filter(({ value }) => value === 'disc');
  const finishes = readTwoFinishes(reading);
  const bareChain = readBareChain(reading, type, kinds.chain !== null, bears);
  // A chain with nothing on it is heavy by its proportions alone.
  const heavyLinks =
    bareChain === null && bears
      ? readHeavyLinks(
          reading,
          pieces.map(({ value }) => value),
        )
      : null;
  const choice = readStoneChoice(reading, gemstones, custom);
  const fromHoops = readHungFromHoops(reading, pieceTypes);
  const figureRelations = readFigureRelations(reading, figures);
  // What hangs inside an outline is its stone; what stands to another figure hangs from nothing, unless it is said to.
  const hangs = withUnnamedBelow(
    within === null && (figureRelations.length === 0 || saysHanging(reading))
      ? (fromHoops ??
          hangsOfSet(reading, pieceTypes) ??
          readHanging(
            reading,
            pieces.map(({ value }) => value),
          ) ??
          (motifs.length + figures.length > 0
            ? null
            : readDropOfTwo(
                reading,
                pieceTypes,
                gemstones.map(({ value }) => value),
              )))
      : null,
    gemstones,
  );
  return {
    reading,
    type: type ?? (ofJewelry ? pieceOfArrangement(arrangements, gemstones.length > 0) : null),
    metals: [...stripeLast(metals, stripe)],
    excludedMetals,
    otherMetals: readOtherMetals(reading, new Set(metals.map(({ value }) => value))),
    gemstones:
      between === null
        ? lastOf(
            claspStones?.gemstone ?? null,
            ledBy(
              strandCentre?.gemstone ?? null,
              ledByMiddle(
                reading,
                ledByOdd(
                  reading,
                  claspStones?.unnamed ? [...gemstones, claspStones.unnamed] : gemstones,
                  stoneCount?.value ?? null,
                ),
              ),
            ),
          )
        : ledByRow(gemstones, between),
    excludedGemstones,
    customGemstone: inlays.length > 0 ? (inlaid?.material ?? custom) : choice.custom === null ? custom : null,
    secondStone: choice.custom,
    noStones:
      gemstones.length === 0 && custom === null && (cut === null || cut.at === plateShape?.at)
        ? (noStones ?? (type === null || holdsStone ? null : plain))
        : null,
    // The cut of the sides is not the centre's, nor is the outline of a plate or of a grid of stones a cut.
    stoneCut: [sideCut?.at, plateShape?.at, nine?.at, petalCutAt ?? undefined].includes(cut?.at) ? null : cut,
    setting: setting !== null && claspStones?.includes(setting.at) ? null : setting,
    excludedSettings,
    finish: finishes?.main ?? readFinish(reading, engraving !== null || letterings.lettering !== null),
    secondFinish: finishes?.second ?? null,
    motifs,
    figures: asHung(ledAt(oneAmong?.at ?? null, figures), hangs),
    ...readRefusedFigures(reading, { figures, motifs }),
    excludedParts: readRefusedParts(reading),
    era: readEra(reading),
    culture: cultures,
    // A sign that was named is shown as it is.
    ofFaith: motifs.length + figures.length > 0 ? null : readFaith(reading, cultures),
    unwritten: readUnwritten(reading, scripts),
    engravingPlace: engraving === null ? null : placeOfLetters(reading, engraving.value),
    alternatives: firstOfEach([...readAlternatives(reading, metals, gemstones), ...choice.second]),
    hollow: readHollow(reading),
    occasion: readOccasion(reading),
    // Of what hangs by its number the number is told with it; of two that differ none is told of both.
    stoneCount:
      isUnlike || (hangs?.value.below.count != null && stoneCount?.value === hangs.value.below.count)
        ? null
        : stoneCount && { ...stoneCount, value: isPaired ? STONES_OF_A_TOI_ET_MOI : stoneCount.value },
    caratWeight: firstMeasure(measures, 'carat', reading) ?? stoneMeasures.total,
    totalCaratWeight: stoneMeasures.total,
    stonesAlike: stoneMeasures.alike,
    besideSizeMm: stoneMeasures.beside,
    bandThicknessMm: stoneMeasures.thickness,
    stoneSizeMm: sidesOf(centreSize),
    bandWidthMm: bandWidth,
    lengthIn:
      readPieceLength(
        reading,
        measures.filter(({ at }) => at !== longestIn?.at),
      ) ?? readNamedNumber(reading, 'lengthIn'),
    ringSize: size,
    prongCount: namedArrangements.some(({ value }) => value === 'two-pronged')
      ? null
      : firstMeasure(measures, 'prongs', reading),
    engraving,
    linesOfWearers,
    ...letterings,
    wireMm: gauge?.kind === 'wire' ? gauge.claim : null,
    ...set,
    ...(together === null ? {} : { setTypes: together.rings }),
    ringsBeyond: together?.beyond ?? null,
    eachRing:
      together === null
        ? null
        : readEachRing(reading, together.rings.length, together.namedAt, new Set(metals.map(({ at }) => at))),
    sustainability: readFlag(reading, 'sustainability'),
    budget: readBudget(reading, measures),
    proportions: readProportions(reading, type?.value ?? null).filter(
      ({ at }) => graduatedTiara?.said.has(at) !== true,
    ),
    recipient: readRecipient(reading),
    stoneColours,
    cabochons: [...readCabochons(reading, gemstones), ...(fromHoops?.beads ?? [])],
    gemstoneCounts:
      between?.counts ??
      gemstoneCounts ??
      (pieceTypes.includes('Ring') && IN_A_ROW.test(text)
        ? allOfOneKind(reading, gemstones, stoneCount?.value ?? null)
        : null),
    gemstoneNumbers: readGemstoneNumbers(reading),
    figureRelations,
    stoneGroups: stoneMeasures.groups,
    softMaterial: soft?.material ?? null,
    stoneBody: readStoneBody(reading, gemstones),
    enamelColours,
    enamelGround: readEnamelGround(reading),
    kinds: {
      ...kinds,
      // What is long hangs.
      earring:
        kinds.earring ??
        danglyBits.earring ??
        (longEarrings === null ? null : { ...longEarrings, value: 'drop' as const }),
      bracelet:
        danglyBits.bracelet !== null && (kinds.bracelet === null || kinds.bracelet.value === 'chain')
          ? danglyBits.bracelet
          : kinds.bracelet,
    },
    arrangements: [
      ...besideHung(arrangements, hangs),
      ...[alone ?? sole, letIn, bareChain, heavyLinks, jewelled].filter((claim) => claim !== null),
    ],
    ...plate,
    plateShape,
    plateBorder: plate.plateBorder ?? ropeEdge,
    // Beside the one stone that has a shape of its own the others are round.
    sideCut:
      sideCut ?? (cut !== null && isOfOne && type?.value === 'Tiara' ? { ...cut, value: 'Round' } : null),
    sidesTaper,
    petals,
    // "One strand with …, another with …" counts none.
    rows:
      (onEachChain !== null && rows?.value === 1 ? null : rows) ??
      layers?.count ??
      readTiers(reading, pieceTypes),
    coils: readCoils(reading),
    hangs,
    figureCount:
      figureCount ??
      noseBeads?.count ??
      (shown.length > 0
        ? null
        : countByLetters(
            reading,
            pieces.map(({ value }) => value),
            discs,
            engraving,
          )),
    palmWidthMm: taper?.palm ?? null,
    stripeMm: stripe?.width ?? null,
    extensionMm: extension?.claim ?? null,
    longestIn,
    pieceSizeMm: sidesOf(measures.find(({ kind }) => kind === 'pieceMm')) ?? longEarrings,
  };
}
