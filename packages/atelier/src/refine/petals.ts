/** Changes of the petals of a flower of stones, on the head of a ring or the front of a piece. */
import { cannotRaiseProngs, tooSoftForProngs } from '../design/alloys.ts';
import { NEAREST_PETAL, petalsOf } from '../design/flowers.ts';
import type { Alloy, Stone, StoneKind } from '../design/parts.ts';
import { PETAL_COUNT, type PetalStones } from '../design/petals.ts';
import type { PieceDesign } from '../design/piece/document.ts';
import { scaledPetals, scaledStone } from '../design/piece/scaling.ts';
import type { RingDesign } from '../design/ring/document.ts';
import { GEM_FACTS } from '../design/stones/gems.ts';
import { stoneOfSize, usualRatio } from '../design/stones/weight.ts';
import type { Change } from './change.ts';
import { besideKind } from './kinds.ts';
import { already, done, impossible, lower, mm, type Outcome, round2 } from './outcome.ts';
import { take } from './step.ts';

type PetalChange = Extract<Change, { kind: 'petals' }>;

/** What a flower has, wherever it stands; changed in place. */
export interface FlowerDraft {
  petals: number;
  accent: StoneKind;
  petalStones: PetalStones;
  stone: Stone;
  /** Metal that claws can be raised from. */
  readonly raisesClaws: boolean;
}

/** Lengths between which petals are cut, and the narrowest, mm. */
const LENGTH_MM = { least: 1.25, most: 15.9 } as const;
const WIDEST_MM = 11.9;

export const NO_FLOWER = 'There are no petals of stone here: start a new design with a flower of stones.';

/** Carries out what was asked of the petals. */
export function changeFlower(flower: FlowerDraft, change: PetalChange): Outcome {
  const said: string[] = [];
  if (change.swap) said.push(...exchanged(flower));
  if (change.gemstone !== null && change.gemstone !== flower.accent.gemstone) {
    const before = flower.accent.gemstone;
    flower.accent = besideKind(change.gemstone, change.colour, flower.accent.cut);
    said.push(`Petals ${lower(before)} -> ${lower(change.gemstone)}`);
  } else if (change.gemstone !== null && change.colour !== flower.accent.colour) {
    flower.accent = { ...flower.accent, colour: change.colour };
    said.push('Petals in another colour');
  }
  if (change.cut !== null) said.push(...recut(flower, change.cut));
  if (change.count !== null) said.push(...counted(flower, change.count));
  if (change.size !== null) said.push(...sized(flower, change));
  if (change.turn && flower.accent.cut === 'Pear') {
    flower.petalStones = {
      ...flower.petalStones,
      points: flower.petalStones.points === 'out' ? 'in' : 'out',
    };
    said.push('Petals turned round');
  }
  const setting = change.setting ?? flower.petalStones.setting;
  if (
    setting === 'prong' &&
    change.setting !== null &&
    (flower.accent.form !== 'faceted' || !flower.raisesClaws)
  )
    return impossible('Petals that are polished as domes, or of metal without claws, are set in bezels.');
  const held = flower.accent.form === 'faceted' ? setting : 'bezel';
  if (held !== flower.petalStones.setting) {
    flower.petalStones = { ...flower.petalStones, setting: held };
    said.push(held === 'bezel' ? 'Petals in prongs -> in bezels' : 'Petals in bezels -> in prongs');
  }
  return said.length > 0 ? done(...said) : already('The petals are so already.');
}

function exchanged(flower: FlowerDraft): string[] {
  const { stone, accent } = flower;
  const nature = GEM_FACTS[stone.gemstone].form;
  flower.accent = { ...besideKind(stone.gemstone, stone.colour, accent.cut), form: nature };
  const kind = { ...besideKind(accent.gemstone, accent.colour, 'Round') };
  flower.stone = stoneOfSize(kind, stone.widthMm, stone.widthMm);
  return ['Petals and middle exchanged'];
}

function recut(flower: FlowerDraft, asked: NonNullable<PetalChange['cut']>): string[] {
  const cut = NEAREST_PETAL[asked] ?? asked;
  const before = flower.accent.cut;
  const after = besideKind(flower.accent.gemstone, flower.accent.colour, cut);
  if (after.cut === before) return [];
  flower.accent = after;
  flower.petalStones = petalsOf(flower.petalStones, usualRatio(after));
  return [`Petals ${lower(before)} -> ${lower(after.cut)}`];
}

function counted(flower: FlowerDraft, step: NonNullable<PetalChange['count']>): string[] {
  const before = flower.petals;
  const whole = Math.round(take(step, before, PETAL_COUNT.least, PETAL_COUNT.most).value);
  if (whole === before) return [];
  flower.petals = whole;
  // As wide as leaves them side by side: round ones become smaller, long ones slimmer.
  const share = Math.sin(Math.PI / whole) / Math.sin(Math.PI / before);
  const { lengthMm, widthMm } = flower.petalStones;
  const ratio = lengthMm / widthMm;
  const width = Math.min(WIDEST_MM, Math.max(LENGTH_MM.least, widthMm * Math.min(share, MOST_WIDENED)));
  const length =
    ratio < ROUND_RATIO ? width * ratio : Math.min(width * SLIMMEST, Math.max(lengthMm, width * FULLEST));
  flower.petalStones = { ...flower.petalStones, lengthMm: round2(length), widthMm: round2(width) };
  return [`Petals ${before} -> ${whole}`];
}

const MOST_WIDENED = 1.2;
const ROUND_RATIO = 1.05;
const SLIMMEST = 2.5;
const FULLEST = 1.2;

function sized(flower: FlowerDraft, { size, whole }: PetalChange): string[] {
  if (size === null) return [];
  const before = flower.petalStones.lengthMm;
  const { value } = take(size, before, LENGTH_MM.least, LENGTH_MM.most);
  flower.petalStones = scaledPetals(flower.petalStones, value / before);
  if (whole) flower.stone = scaledStone(flower.stone, value / before);
  const after = flower.petalStones.lengthMm;
  return after === before ? [] : [`Petals ${mm(before)} -> ${mm(after)}`];
}

const raises = (alloys: readonly Alloy[], alloyId: string): boolean => {
  const alloy = alloys.find(({ id }) => id === alloyId);
  return alloy !== undefined && !cannotRaiseProngs(alloy) && !tooSoftForProngs(alloy);
};

/** The petals of a ring's head. */
export function changeRingPetals(ring: RingDesign, change: PetalChange): Outcome {
  const { head, centre } = ring;
  if (head?.kind !== 'cluster' || head.petalStones === undefined || centre === null)
    return impossible(NO_FLOWER);
  const { petals, accent, petalStones } = head;
  const draft = {
    petals,
    accent,
    petalStones,
    stone: centre,
    raisesClaws: raises(ring.alloys, head.alloyId),
  };
  const outcome = changeFlower(draft, change);
  if (outcome.kind !== 'done') return outcome;
  ring.head = { ...head, petals: draft.petals, accent: draft.accent, petalStones: draft.petalStones };
  ring.centre = { ...draft.stone, orientation: centre.orientation };
  return outcome;
}

/** The petals of all flowers of a piece alike; told of the first. */
export function changePiecePetals(piece: PieceDesign, change: PetalChange): Outcome {
  let first: Outcome | null = null;
  for (const placed of piece.ornaments) {
    const { ornament } = placed;
    if (ornament.kind !== 'rosette' || ornament.petalStones === undefined) continue;
    const { petals, accent, petalStones, stone, alloyId } = ornament;
    const draft = { petals, accent, petalStones, stone, raisesClaws: raises(piece.alloys, alloyId) };
    const outcome = changeFlower(draft, change);
    first ??= outcome;
    const { raisesClaws: _, ...made } = draft;
    if (outcome.kind === 'done') placed.ornament = { ...ornament, ...made };
  }
  return first ?? impossible(NO_FLOWER);
}

/** A flower that is to be set in bezels or in claws stays one. */
export const heldOtherwise = (setting: 'prong' | 'bezel'): PetalChange => ({
  kind: 'petals',
  gemstone: null,
  colour: null,
  cut: null,
  count: null,
  size: null,
  swap: false,
  turn: false,
  whole: true,
  setting,
});
