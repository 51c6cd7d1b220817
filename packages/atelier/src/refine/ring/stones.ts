import type { StoneCut } from '@filigree/contracts';
import type { Stone, StoneKind } from '../../design/parts.ts';
import type { BandStones, RingDesign } from '../../design/ring/document.ts';
import { haloStoneMm } from '../../design/ring/recipes/parts.ts';
import { ROW_EDGE_MM, ROW_GAP_MM, rowRatio } from '../../design/ring/spacing.ts';
import { canBeMelee, GEM_FACTS } from '../../design/stones/gems.ts';
import { stoneOfCarat, stoneOfSize, usualRatio } from '../../design/stones/weight.ts';
import type { Change, StoneTarget } from '../change.ts';
import { setIntoEmblem, setIntoMotif } from '../emblemStone.ts';
import { changeEyesOf } from '../eyes.ts';
import { endTurn } from '../inTurn.ts';
import { besideKind, isMeant, kindOf, sayKind } from '../kinds.ts';
import { already, done, impossible, lower, mm, type Outcome, plural, round2 } from '../outcome.ts';
import { take } from '../step.ts';
import { addCentre, refitProngs } from './centre.ts';
import { resizeFace, setIntoFace } from './face.ts';
import { refitHiddenHalo } from './hiddenHalo.ts';

/** Beyond this a ring cannot be worn on one finger; below the other a centre stone is melee. */
const CENTRE_LENGTH_MM = { least: 2, most: 24 };
const SIDE_LENGTH_MM = { least: 1.6, most: 12 };
/** Of the document's schema. */
const HALO_MELEE_MM = { least: 0.9, most: 2.5 };
const ROW_STONE_MM = { least: 0.9, most: 3.5 };

const NO_CENTRE = 'This ring has no centre stone.';
const HARDEST_FOR_TENSION = 9;

export const saySize = (stone: Stone): string =>
  stone.lengthMm - stone.widthMm < 0.05
    ? mm(stone.widthMm)
    : `${round2(stone.lengthMm)} x ${mm(stone.widthMm)}`;
/** Weights are estimates: never a bare decimal carat on an unmade piece. */
export const sayWeight = (stone: Stone): string => `about ${round2(stone.nominalCarat)} ct`;

function refitHalo(ring: RingDesign): string[] {
  if (ring.halo === null || ring.centre === null) return [];
  if (ring.halo.outline === 'follow' || ring.centre.cut === 'Round') return [];
  ring.halo.outline = 'follow';
  return ['Halo follows the outline of the stone'];
}

const OF_ITS_PLACE =
  'A stone in a figure is as large as its place there: ask for a larger or a smaller figure.';

/** A figure shows a stone. */
const isSetInFront = ({ shoulders }: RingDesign): boolean =>
  'ornament' in shoulders &&
  ((shoulders.ornament.kind === 'motif' && shoulders.ornament.centre !== null) ||
    (shoulders.ornament.kind === 'emblem' && shoulders.ornament.stone !== null));

function resizeCentre(ring: RingDesign, change: Extract<Change, { kind: 'stoneSize' }>): Outcome {
  const { centre } = ring;
  if (centre === null && ring.shoulders.kind === 'signet' && change.unit === 'mm')
    return resizeFace(ring.shoulders.ornament, change.step);
  if (centre === null && isSetInFront(ring)) return impossible(OF_ITS_PLACE);
  if (centre === null) return impossible(NO_CENTRE);
  const ratio = centre.lengthMm / centre.widthMm;
  const { orientation, ...before } = centre;
  let after: Stone;
  let limit: 'least' | 'most' | null = null;
  if (change.unit === 'ct') {
    const wished = take(change.step, centre.nominalCarat, 0.01, 100).value;
    after = stoneOfCarat(centre, wished, ratio);
    const bounded = take(
      { kind: 'to', value: after.lengthMm },
      after.lengthMm,
      CENTRE_LENGTH_MM.least,
      CENTRE_LENGTH_MM.most,
    );
    limit = bounded.limit;
    if (limit !== null) after = stoneOfSize(centre, bounded.value, bounded.value / ratio);
  } else {
    const length = take(change.step, centre.lengthMm, CENTRE_LENGTH_MM.least, CENTRE_LENGTH_MM.most);
    limit = length.limit;
    const width = change.acrossMm ?? length.value / ratio;
    after = stoneOfSize(centre, Math.max(length.value, width), Math.min(length.value, width));
  }
  if (after.lengthMm === before.lengthMm && after.widthMm === before.widthMm) {
    return already(
      limit === null
        ? 'The stone already has this size.'
        : `The stone is already as ${limit === 'most' ? 'large' : 'small'} as a ring carries.`,
    );
  }
  ring.centre = { ...after, colour: before.colour, orientation };
  const why =
    limit === null
      ? ''
      : limit === 'most'
        ? ' (the largest that a finger carries)'
        : ' (the smallest for a centre stone)';
  return done(`Centre stone ${saySize(before)} -> ${saySize(ring.centre)}, ${sayWeight(ring.centre)}${why}`);
}

function resizeAccents(ring: RingDesign, change: Extract<Change, { kind: 'stoneSize' }>): Outcome {
  const said: string[] = [];
  const reaches = (part: StoneTarget): boolean => change.target === part || change.target === 'accents';
  if (reaches('halo') && ring.halo !== null) {
    const before = ring.halo.meleeDiameterMm;
    ring.halo.meleeDiameterMm = take(change.step, before, HALO_MELEE_MM.least, HALO_MELEE_MM.most).value;
    if (ring.halo.meleeDiameterMm !== before)
      said.push(`Stones of the halo ${mm(before)} -> ${mm(ring.halo.meleeDiameterMm)}`);
  }
  if (reaches('sides') && ring.sideStones !== null) {
    const { stone } = ring.sideStones;
    const ratio = stone.lengthMm / stone.widthMm;
    const length =
      change.unit === 'ct'
        ? stoneOfCarat(stone, take(change.step, stone.nominalCarat, 0.01, 20).value, ratio).lengthMm
        : take(change.step, stone.lengthMm, SIDE_LENGTH_MM.least, SIDE_LENGTH_MM.most).value;
    const kept = take({ kind: 'to', value: length }, length, SIDE_LENGTH_MM.least, SIDE_LENGTH_MM.most).value;
    const after = stoneOfSize(stone, kept, kept / ratio);
    if (after.lengthMm !== stone.lengthMm) {
      said.push(`Side stones ${saySize(stone)} -> ${saySize(after)}`);
      ring.sideStones.stone = { ...after, colour: stone.colour };
    }
  }
  if (reaches('row') && ring.bandStones !== null) {
    const row = ring.bandStones;
    const room = round2((ring.band.widthMm - ROW_EDGE_MM[row.setting]) / row.rows);
    // A band of stones alone widens for them.
    const widens = ring.centre === null && ring.band.form === 'single';
    const most = Math.max(row.diameterMm, widens ? ROW_STONE_MM.most : Math.min(ROW_STONE_MM.most, room));
    const before = row.diameterMm;
    const { value, limit } = take(change.step, before, ROW_STONE_MM.least, most);
    if (value !== row.diameterMm) {
      said.push(
        `Stones of the band ${mm(row.diameterMm)} -> ${mm(value)}${limit === 'most' ? ' (the largest that the band holds)' : ''}`,
      );
      row.diameterMm = value;
      if (widens) said.push(...widenForRow(ring, row, before));
    }
  }
  return said.length > 0 ? done(...said) : impossible(absent(ring, change.target));
}

/** The band is made as wide as its stones need; as many of them as before stand along it. */
function widenForRow(ring: RingDesign, row: BandStones, beforeMm: number): string[] {
  const { band } = ring;
  const pitch = (mmWide: number): number => mmWide + ROW_GAP_MM[row.setting];
  if (row.spanDegrees < 300)
    row.spanDegrees = round2(
      Math.min(300, Math.max(20, (row.spanDegrees * pitch(row.diameterMm)) / pitch(beforeMm))),
    );
  const needed = round2(row.diameterMm * row.rows * rowRatio(row.stone) + ROW_EDGE_MM[row.setting]);
  if (band.widthMm >= needed) return [];
  const said = `Band ${mm(band.widthMm)} -> ${mm(needed)}, to carry the stones`;
  band.widthMm = needed;
  return [said];
}

const PART_WORDS: Readonly<Record<StoneTarget, string>> = {
  centre: 'centre stone',
  halo: 'halo',
  sides: 'side stones',
  row: 'stones in its band',
  accents: 'accent stones',
  drops: 'drops',
  stations: 'stations',
  eyes: 'stones for eyes',
};

const isThere = (ring: RingDesign, target: StoneTarget): boolean =>
  (target === 'halo'
    ? ring.halo
    : target === 'sides'
      ? ring.sideStones
      : target === 'row'
        ? ring.bandStones
        : (ring.halo ?? ring.sideStones ?? ring.bandStones)) !== null;

function absent(ring: RingDesign, target: StoneTarget): string {
  return isThere(ring, target)
    ? `The ${PART_WORDS[target]} cannot go further that way.`
    : `This ring has no ${PART_WORDS[target]}.`;
}

export function changeStoneSize(ring: RingDesign, change: Extract<Change, { kind: 'stoneSize' }>): Outcome {
  // On a band of stones alone they are the stones that are meant.
  const isRow = change.target === 'centre' && ring.centre === null && ring.bandStones !== null;
  return change.target === 'centre' && !isRow
    ? resizeCentre(ring, change)
    : resizeAccents(ring, isRow ? { ...change, target: 'row' } : change);
}

/** The same outline in another stone: as long and as wide, as its nature allows. */
function inKind(stone: Stone, kind: StoneKind): Stone {
  if (kind.gemstone === stone.gemstone) return { ...stone, colour: kind.colour };
  if (kind.form === 'bead' || (kind.cut === 'Round' && stone.cut !== 'Round')) {
    const across = Math.sqrt(stone.lengthMm * stone.widthMm);
    return stoneOfSize(kind, across, across);
  }
  if (kind.form !== 'faceted' && kind.cut === 'Oval' && stone.lengthMm / stone.widthMm < 1.05) {
    return stoneOfCarat(kind, stone.nominalCarat);
  }
  return stoneOfSize(kind, stone.lengthMm, stone.widthMm);
}

function exchangeCentre(ring: RingDesign, change: Extract<Change, { kind: 'gemstone' }>): Outcome {
  const { centre } = ring;
  if (centre !== null && !isMeant(change, centre))
    return change.old === undefined
      ? already(`The ${lower(centre.gemstone)} stays.`)
      : impossible(`There are no ${plural(change.old)} in this ring.`);
  if (centre === null && ring.shoulders.kind === 'signet')
    return setIntoFace(ring.shoulders.ornament, change);
  if (centre === null && ring.shoulders.kind === 'emblem') {
    const into = setIntoEmblem(ring.shoulders.ornament, change);
    if (into !== null) return into;
  }
  const { shoulders } = ring;
  if (centre === null && shoulders.kind === 'motif' && shoulders.place === 'front')
    return setIntoMotif(shoulders.ornament, change);
  if (centre === null) return addCentre(ring, change.gemstone, 'Round', change.colour, change.carat);
  if (centre.gemstone === change.gemstone && centre.colour === change.colour)
    return already(`The centre stone is already a ${lower(change.gemstone)}.`);
  if (ring.head?.kind === 'tension' && GEM_FACTS[change.gemstone].mohs < HARDEST_FOR_TENSION) {
    return impossible(
      `A ${lower(change.gemstone)} would break in a tension setting: ask for a bezel or prongs first.`,
    );
  }
  const { kind: usual, note } = kindOf(change.gemstone, centre.cut);
  const kind = { ...usual, colour: change.colour };
  const before = sayKind(centre);
  ring.centre = { ...inKind(centre, kind), orientation: centre.orientation };
  const why = note === null || (kind.cut === centre.cut && kind.form === 'faceted') ? '' : ` (${note})`;
  return done(
    `Centre stone ${before} -> ${sayKind(ring.centre)}${why}`,
    ...refitProngs(ring),
    ...refitHalo(ring),
    ...refitHiddenHalo(ring),
  );
}

const isRowAlone = ({ halo, sideStones, head }: RingDesign): boolean =>
  halo === null && sideStones === null && head?.kind !== 'cluster';

export function changeGemstone(ring: RingDesign, change: Extract<Change, { kind: 'gemstone' }>): Outcome {
  if (change.target === 'centre') return exchangeCentre(ring, change);
  const { gemstone } = change;
  const reaches = (part: StoneTarget): boolean => change.target === part || change.target === 'accents';
  if (change.target === 'eyes')
    return changeEyesOf('ornament' in ring.shoulders ? ring.shoulders.ornament : null, change, 'ring');
  const onlyRow = change.target === 'row' || (change.target === 'accents' && isRowAlone(ring));
  if (onlyRow && !canBeMelee(gemstone)) {
    return impossible(`${gemstone} is too soft to be set small: choose a harder stone for the accents.`);
  }
  const said: string[] = [];
  const exchange = <Kind extends StoneKind>(kind: Kind, what: string): Kind => {
    if ((kind.gemstone === gemstone && kind.colour === change.colour) || !isMeant(change, kind)) return kind;
    said.push(`${what} ${lower(kind.gemstone)} -> ${lower(gemstone)}`);
    return { ...kind, ...besideKind(gemstone, change.colour, kind.cut) };
  };
  if (reaches('halo') && ring.halo !== null) {
    const [one, other] = (ring.halo.inTurn ?? [ring.halo.stone]).map((kind) => exchange(kind, 'Halo'));
    ring.halo.stone = one ?? ring.halo.stone;
    if (one === undefined || other === undefined || one.gemstone === other.gemstone) delete ring.halo.inTurn;
    else ring.halo.inTurn = [one, other];
    ring.halo.meleeDiameterMm = haloStoneMm(ring.halo.stone, ring.halo.meleeDiameterMm);
  }
  if (change.target === 'halo' && ring.halo === null && ring.head?.kind === 'prong' && ring.head.hiddenHalo)
    ring.head.hiddenHalo.stone = exchange(ring.head.hiddenHalo.stone, 'Hidden halo');
  if (
    reaches('sides') &&
    ring.sideStones !== null &&
    isMeant(change, ring.sideStones.stone) &&
    (ring.sideStones.stone.gemstone !== gemstone || ring.sideStones.stone.colour !== change.colour)
  ) {
    const { stone } = ring.sideStones;
    ring.sideStones.stone = stoneOfSize(
      { ...stone, ...besideKind(gemstone, change.colour, stone.cut) },
      stone.lengthMm,
      stone.widthMm,
    );
    said.push(`Side stones ${lower(stone.gemstone)} -> ${lower(gemstone)}`);
  }
  if (reaches('row') && ring.bandStones !== null && canBeMelee(gemstone)) {
    const { stone, inTurn } = ring.bandStones;
    ring.bandStones.stone = exchange(stone, 'Stones of the band');
    if (inTurn !== undefined && stone === ring.bandStones.stone)
      said.push(`Stones of the band all ${plural(gemstone)}`);
    endTurn(ring);
  }
  if ((reaches('accents') || reaches('halo')) && ring.head?.kind === 'cluster')
    ring.head.accent = exchange(ring.head.accent, 'Cluster');
  if (said.length > 0) return done(...said);
  if (change.old !== undefined && change.old !== gemstone)
    return impossible(`There are no ${plural(change.old)} in this ring.`);
  return isThere(ring, change.target)
    ? already(`The ${PART_WORDS[change.target]} are already in ${lower(gemstone)}.`)
    : impossible(absent(ring, change.target));
}

export function changeCut(ring: RingDesign, change: Extract<Change, { kind: 'cut' }>): Outcome {
  if (change.target === 'sides') return recutSides(ring, change.cut);
  if (change.target !== 'centre')
    return impossible(
      'Small stones in rows and halos stay round or square: only the centre and side stones change their cut.',
    );
  const { centre } = ring;
  if (centre === null && ring.shoulders.kind === 'emblem' && ring.shoulders.ornament.stone !== null)
    return ring.shoulders.ornament.stone.cut === change.cut
      ? already(`The stone is already ${sayCut(change.cut)}.`)
      : impossible('The stone of a figure has the cut of its place.');
  if (centre === null) return impossible(NO_CENTRE);
  if (centre.form === 'bead') return impossible('Pearls are never cut: they stay round.');
  if (centre.cut === change.cut) return already(`The stone is already ${sayCut(change.cut)}.`);
  const { kind, note } = kindOf(centre.gemstone, change.cut);
  if (kind.cut === centre.cut) return impossible(`Nothing changes: ${note ?? 'the outline stays'}.`);
  const before = sayKind(centre);
  const after = stoneOfCarat({ ...kind, colour: centre.colour }, centre.nominalCarat, usualRatio(kind));
  ring.centre = { ...after, orientation: centre.orientation };
  return done(
    `Centre stone ${before} -> ${sayKind(ring.centre)}, ${saySize(ring.centre)}, the same weight${kind.form === 'cabochon' ? ` (${note})` : ''}`,
    ...refitProngs(ring),
    ...refitHalo(ring),
  );
}

const sayCut = (cut: StoneCut): string => (cut === 'Emerald' ? 'emerald-cut' : lower(cut));

function recutSides(ring: RingDesign, cut: StoneCut): Outcome {
  const sides = ring.sideStones;
  if (sides === null) return impossible(absent(ring, 'sides'));
  if (sides.stone.cut === cut) return already(`The side stones are already ${sayCut(cut)}.`);
  const before = sides.stone.cut;
  const kind = { ...sides.stone, cut };
  sides.stone = stoneOfCarat(
    { gemstone: kind.gemstone, cut, form: kind.form, colour: kind.colour },
    sides.stone.nominalCarat,
  );
  return done(`Side stones ${sayCut(before)} -> ${sayCut(cut)}`);
}

export function turnStone(ring: RingDesign, { to }: Extract<Change, { kind: 'turnStone' }>): Outcome {
  const { centre } = ring;
  if (centre === null) return impossible(NO_CENTRE);
  const next = to ?? (centre.orientation === 'along-finger' ? 'across-finger' : 'along-finger');
  if (next === centre.orientation) return already('The stone already lies that way.');
  if (centre.lengthMm - centre.widthMm < 0.2)
    return impossible('The stone is as long as wide: turning it shows nothing.');
  ring.centre = { ...centre, orientation: next };
  return done(
    next === 'across-finger'
      ? 'Centre stone turned across the finger'
      : 'Centre stone turned along the finger',
  );
}
