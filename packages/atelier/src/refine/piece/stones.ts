/** Stones of a piece: which, which cut, how large, which way they lie. */

import { type Ornament, ornamentAccents, ornamentStones } from '../../design/ornament/document.ts';
import type { EmblemOrnament } from '../../design/ornament/emblem.ts';
import type { Stone, StoneKind } from '../../design/parts.ts';
import { hoopRowOf, mostInHoopMm } from '../../design/piece/carriers.ts';
import type { PieceDesign, PlacedOrnament } from '../../design/piece/document.ts';
import { TYPE_SCALES } from '../../design/piece/wish.ts';
import { prongCountFor } from '../../design/ring/recipes/parts.ts';
import { canBeMelee } from '../../design/stones/gems.ts';
import { stoneOfCarat, stoneOfSize, usualRatio } from '../../design/stones/weight.ts';
import type { Change, StoneTarget } from '../change.ts';
import { stoneOfEmblem } from '../emblemStone.ts';
import { changeEyesOf } from '../eyes.ts';
import { endTurn, inTurnOf } from '../inTurn.ts';
import { besideKind, isMeant, kindOf, sayKind } from '../kinds.ts';
import { already, done, impossible, lower, mm, type Outcome, plural, round2 } from '../outcome.ts';
import { take } from '../step.ts';
import { addStone, LEAST_STONE_MM, saySize } from './addStone.ts';
import { leadOf, stonesIn, withAccents, withStones } from './ornaments.ts';
import { exchangeBeads, resizeBeads, strandOf } from './strand.ts';

/** A stone within a form takes at most this share of it (as the recipes draw them). */
const SHARE_OF_FORM = 0.5;

const SLOTS: Readonly<Record<StoneTarget, readonly PlacedOrnament['slot'][]>> = {
  centre: ['main', 'top'],
  sides: ['side', 'drop', 'station', 'charm'],
  accents: ['side', 'drop', 'station', 'charm', 'top'],
  drops: ['drop', 'charm'],
  stations: ['station'],
  halo: [],
  row: [],
  eyes: [],
};

/** The ornaments whose single stones a target speaks of. */
export function reached(piece: PieceDesign, target: StoneTarget): PlacedOrnament[] {
  const lead = leadOf(piece);
  if (target === 'centre') {
    // Where the front carries no stone, the stones elsewhere are the ones that are seen.
    const front = piece.ornaments.filter(({ slot }) => slot === 'main' || slot === lead?.slot);
    const withStone = front.filter(({ ornament }) => ornamentStones(ornament).length > 0);
    if (withStone.length > 0) return withStone;
    const bare = front.every(({ ornament }) => ornamentAccents(ornament).length === 0);
    return bare ? piece.ornaments.filter(({ ornament }) => ornamentStones(ornament).length > 0) : [];
  }
  return piece.ornaments.filter((placed) => SLOTS[target].includes(placed.slot) && placed !== lead);
}

const CORNERED = /^(?:Princess|Marquise|Pear|Trillion|Heart)$/;

/** Holds that the new stone asks for: pegs for pearls, V-shaped prongs for points. */
export function refitHold(ornament: Ornament): Ornament {
  if (ornament.kind !== 'stone' && ornament.kind !== 'row') return ornament;
  const stone = ornament.kind === 'stone' ? ornament.stone : ornament.stones[0]!;
  const { hold } = ornament;
  if (stone.form === 'bead') {
    const pegged = { ...ornament, hold: { kind: 'peg' as const } };
    return pegged.kind === 'stone' ? { ...pegged, halo: null } : pegged;
  }
  if (hold.kind === 'peg')
    return { ...ornament, hold: { kind: 'bezel', wallMm: null, milgrain: false, scalloped: false } };
  if (hold.kind !== 'prong') return ornament;
  const cornered = stone.form === 'faceted' && CORNERED.test(stone.cut);
  return {
    ...ornament,
    hold: {
      ...hold,
      prongCount: prongCountFor(stone, hold.prongCount, () => 1),
      prongForm: cornered ? 'v' : hold.prongForm === 'v' ? 'claw' : hold.prongForm,
    },
  };
}

function inKind(stone: Stone, kind: StoneKind): Stone {
  if (kind.form === 'bead') {
    const across = round2((stone.lengthMm + stone.widthMm) / 2);
    return stoneOfSize(kind, across, across);
  }
  if (
    stone.form === 'bead' ||
    (kind.form !== 'faceted' && kind.cut === 'Oval' && stone.lengthMm / stone.widthMm < 1.05)
  )
    return stoneOfCarat(kind, stone.nominalCarat);
  return stoneOfSize(kind, stone.lengthMm, stone.widthMm);
}

/** Stones of the front alone: what is beside it, along the chain or in the band stays. */
function changeInFigure(piece: PieceDesign, change: Extract<Change, { kind: 'gemstone' }>): Outcome {
  const lead = leadOf(piece);
  if (lead === null) return impossible('There is no figure here.');
  const { inFigure: _, ...wish } = change;
  const alone = { ...piece, carrier: structuredClone(piece.carrier), ornaments: [lead] };
  const outcome = changeGemstone(alone, wish);
  piece.ornaments = piece.ornaments.map((placed) => (placed === lead ? alone.ornaments[0]! : placed));
  return outcome;
}

export function changeGemstone(piece: PieceDesign, change: Extract<Change, { kind: 'gemstone' }>): Outcome {
  if (change.inFigure) return changeInFigure(piece, change);
  const { gemstone, colour, target } = change;
  const said = new Set<string>();
  let note: string | null = null;
  if (target === 'eyes') return changeEyesOf(leadOf(piece)?.ornament ?? null, change, lower(piece.type));
  const turned = inTurnOf(piece);
  exchangeBeads(piece, change, said);
  const lead = leadOf(piece);
  // A front of small stones alone: they, and whatever larger ones stand beside it, are what is seen.
  const alone =
    target === 'centre' &&
    (lead === null
      ? hoopRowOf(piece) !== null
      : ornamentStones(lead.ornament).length === 0 && ornamentAccents(lead.ornament).length > 0);
  if (target !== 'halo' && target !== 'row') {
    for (const placed of alone || change.everywhere ? piece.ornaments : reached(piece, target)) {
      placed.ornament = refitHold(
        withStones(placed.ornament, (stone) => {
          if ((stone.gemstone === gemstone && stone.colour === colour) || !isMeant(change, stone))
            return stone;
          const kind = kindOf(gemstone, stone.cut);
          note ??= kind.note;
          const next = inKind(stone, { ...kind.kind, colour });
          said.add(`Stone ${sayKind(stone)} -> ${sayKind(next)}`);
          return next;
        }),
      );
    }
  }
  if (target === 'halo' || target === 'row' || target === 'accents' || alone || change.everywhere)
    exchangeAccents(piece, change, said);
  // Stones beside a main one keep their turn while that alone is exchanged.
  if (turned !== null && target !== 'halo' && !(target === 'centre' && lead?.slot === 'main')) {
    endTurn(piece);
    if (said.size === 0) said.add(`Stones all ${plural(gemstone)}`);
  }
  if (said.size > 0) return done(...said, ...(note === null ? [] : [`For ${gemstone}: ${note}`]));
  if (change.old !== undefined && change.old !== gemstone)
    return impossible(`There are no ${plural(change.old)} in this ${lower(piece.type)}.`);
  const there =
    strandOf(piece) !== null ||
    (target === 'centre' && alone) ||
    reached(piece, target).some(({ ornament }) => ornamentStones(ornament).length > 0);
  if (there || (target !== 'centre' && hasAccents(piece))) {
    if (holdsGemstone(piece, gemstone)) return already(`The stones are already ${lower(gemstone)}.`);
    return canBeMelee(gemstone)
      ? impossible(OTHERS_STAY)
      : impossible(`${gemstone} is too soft to be set small: choose a harder stone for the small stones.`);
  }
  if (target !== 'centre')
    return impossible(
      `This ${lower(piece.type)} has no such stones: ask for a halo, drops or a pavé border first.`,
    );
  return addStone(piece, change);
}

/** Those that might have made way are to be kept. */
const OTHERS_STAY = 'What should change is among what should stay: say which of the two.';

const holdsGemstone = (piece: PieceDesign, gemstone: StoneKind['gemstone']): boolean =>
  strandOf(piece)?.stone.gemstone === gemstone ||
  hoopRowOf(piece)?.stone.gemstone === gemstone ||
  (piece.carrier.kind === 'bangle' && piece.carrier.bandStones?.stone.gemstone === gemstone) ||
  piece.ornaments.some(({ ornament }) =>
    [...ornamentStones(ornament), ...ornamentAccents(ornament)].some((one) => one.gemstone === gemstone),
  );

const hasAccents = (piece: PieceDesign): boolean =>
  piece.ornaments.some(({ ornament }) => ornamentAccents(ornament).length > 0) ||
  (piece.carrier.kind === 'bangle' && piece.carrier.bandStones !== null) ||
  hoopRowOf(piece) !== null;

function exchangeAccents(
  piece: PieceDesign,
  change: Extract<Change, { kind: 'gemstone' }>,
  said: Set<string>,
): void {
  const { gemstone, colour } = change;
  const stays = (kind: StoneKind): boolean =>
    (kind.gemstone === gemstone && kind.colour === colour) || !isMeant(change, kind);
  const next = (kind: StoneKind): StoneKind => {
    if (stays(kind) || !canBeMelee(gemstone)) return kind;
    said.add(`Small stones ${lower(kind.gemstone)} -> ${lower(gemstone)}`);
    return { ...kind, gemstone, form: 'faceted', colour };
  };
  // About a stone each is held by claws of its own.
  const about = (kind: StoneKind): StoneKind => {
    if (stays(kind)) return kind;
    said.add(`Small stones ${lower(kind.gemstone)} -> ${lower(gemstone)}`);
    return besideKind(gemstone, colour);
  };
  // Emblems hold domes and pearls too, each in its collet.
  const inCollets =
    (emblem: EmblemOrnament) =>
    (kind: StoneKind): StoneKind => {
      if (stays(kind)) return kind;
      said.add(`Stones ${lower(kind.gemstone)} -> ${lower(gemstone)}`);
      return stoneOfEmblem(emblem, { gemstone, colour });
    };
  for (const placed of piece.ornaments) {
    const { ornament } = placed;
    const exchange =
      ornament.kind === 'emblem'
        ? inCollets(ornament)
        : ornament.kind === 'stone' || ornament.kind === 'rosette'
          ? about
          : next;
    placed.ornament = withAccents(ornament, exchange);
  }
  if (piece.carrier.kind === 'bangle' && piece.carrier.bandStones !== null)
    piece.carrier.bandStones.stone = next(piece.carrier.bandStones.stone);
  const row = hoopRowOf(piece);
  if (row !== null) row.stone = next(row.stone);
}

export function changeCut(piece: PieceDesign, { cut, target }: Extract<Change, { kind: 'cut' }>): Outcome {
  const places = reached(piece, target);
  const stones = places.flatMap(({ ornament }) => ornamentStones(ornament));
  if (stones.length === 0) return impossible('There is no single stone here whose cut could change.');
  if (stones.every(({ form }) => form === 'bead'))
    return impossible('Pearls are never cut: they stay round.');
  if (stones.every((stone) => stone.cut === cut)) return already(`The stone is already ${lower(cut)}.`);
  const { kind, note } = kindOf(stones[0]!.gemstone, cut);
  if (kind.cut === stones[0]!.cut) return impossible(`Nothing changes: ${note ?? 'the outline stays'}.`);
  const before = sayKind(stones[0]!);
  for (const placed of places) {
    if (placed.ornament.kind === 'rosette' && cut !== 'Round' && cut !== 'Oval')
      return impossible('A rosette goes around a round or oval stone: ask for prongs first.');
    placed.ornament = refitHold(
      withStones(placed.ornament, (stone) => {
        const next = kindOf(stone.gemstone, cut).kind;
        return stoneOfCarat({ ...next, colour: stone.colour }, stone.nominalCarat, usualRatio(next));
      }),
    );
  }
  const after = ornamentStones(places[0]!.ornament)[0]!;
  return done(`Stone ${before} -> ${sayKind(after)}, ${saySize(after)}, the same weight`);
}

/** The longest stone that an ornament carries. */
function longestIn(ornament: Ornament, typeMm: number): number {
  switch (ornament.kind) {
    case 'motif':
      return ornament.sizeMm * 0.34;
    case 'plate':
    case 'open-frame':
      return Math.min(ornament.widthMm, ornament.heightMm) * SHARE_OF_FORM;
    default:
      return typeMm;
  }
}

export function changeStoneSize(piece: PieceDesign, change: Extract<Change, { kind: 'stoneSize' }>): Outcome {
  const { longestStoneMm } = TYPE_SCALES[piece.type];
  const said = new Set<string>();
  const { unit, step, acrossMm, target } = change;
  resizeBeads(piece, change, said);
  const isRowAlone = hoopRowOf(piece) !== null && leadOf(piece) === null;
  if (target === 'halo' || target === 'row' || target === 'accents' || isRowAlone)
    resizeAccents(piece, step, said);
  let atLimit = false;
  for (const placed of reached(piece, target)) {
    const most = longestIn(placed.ornament, longestStoneMm);
    const first = ornamentStones(placed.ornament)[0];
    if (first === undefined) continue;
    const wished =
      unit === 'ct'
        ? stoneOfCarat(first, take(step, first.nominalCarat, 0.01, 200).value, first.lengthMm / first.widthMm)
            .lengthMm
        : take(step, first.lengthMm, 0.1, 200).value;
    const { value, limit } = take(
      { kind: 'to', value: wished },
      wished,
      Math.min(first.lengthMm, LEAST_STONE_MM + 0.4),
      Math.max(most, Math.min(first.lengthMm, most)),
    );
    atLimit ||= limit !== null;
    const share = value / first.lengthMm;
    placed.ornament = withStones(placed.ornament, (stone) => {
      const width = acrossMm === null ? stone.widthMm * share : acrossMm;
      const length = stone.lengthMm * share;
      const exact =
        unit === 'ct' && step.kind === 'to' && limit === null && stone === first ? step.value : undefined;
      return {
        ...stone,
        ...stoneOfSize(stone, Math.max(length, width), Math.min(length, width), exact),
      };
    });
    const after = ornamentStones(placed.ornament)[0]!;
    if (after.lengthMm !== first.lengthMm || after.widthMm !== first.widthMm)
      said.add(
        `Stone ${saySize(first)} -> ${saySize(after)}, about ${round2(after.nominalCarat)} ct${limit === null ? '' : limit === 'most' ? ' (the largest that this piece carries)' : ' (the smallest that is set singly)'}`,
      );
  }
  if (said.size > 0) return done(...said);
  if (stonesIn(piece).length === 0 && !hasAccents(piece))
    return impossible(`This ${lower(piece.type)} has no stones.`);
  if (target === 'halo') return impossible(`This ${lower(piece.type)} has no halo.`);
  return already(
    atLimit
      ? 'The stone is already as far as this piece carries it.'
      : 'There is no single stone here: ask for another size of the piece.',
  );
}

function resizeAccents(
  piece: PieceDesign,
  step: Extract<Change, { kind: 'stoneSize' }>['step'],
  said: Set<string>,
): void {
  const sized = (from: number, least: number, most: number): number => {
    const { value } = take(step, from, least, most);
    if (value !== from) said.add(`Small stones ${mm(from)} -> ${mm(value)}`);
    return value;
  };
  for (const { ornament } of piece.ornaments) {
    if (ornament.kind === 'stone' && ornament.halo !== null)
      ornament.halo.meleeDiameterMm = sized(ornament.halo.meleeDiameterMm, 0.9, 2.5);
    if (ornament.kind === 'motif' && ornament.accent !== null)
      ornament.accent.diameterMm = sized(ornament.accent.diameterMm, 0.8, 3.5);
    if (ornament.kind === 'open-frame' && ornament.pave !== null)
      ornament.pave.diameterMm = sized(ornament.pave.diameterMm, 0.9, Math.min(2.5, ornament.wireMm - 0.4));
    if (ornament.kind === 'plate' && ornament.border.kind === 'pave')
      ornament.border.diameterMm = sized(ornament.border.diameterMm, 0.9, 2.5);
  }
  if (piece.carrier.kind === 'bangle' && piece.carrier.bandStones !== null) {
    const { bandStones, band } = piece.carrier;
    bandStones.diameterMm = sized(bandStones.diameterMm, 0.9, Math.min(3.5, Math.max(0.9, band.widthMm - 1)));
  }
  const row = hoopRowOf(piece);
  if (row !== null) row.diameterMm = sized(row.diameterMm, 0.9, mostInHoopMm(piece));
}
