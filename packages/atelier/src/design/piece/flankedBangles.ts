/** Bangles and cuffs with a figure in front and the stones that were named on both sides of it, as kadas have them. */
import type { Ornament } from '../ornament/document.ts';
import type { StonesInTurn } from '../parts.ts';
import { askedColour } from '../stones/askedColour.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import { bangle } from './bangles.ts';
import type { PlacedOrnament } from './document.ts';
import { type Drawing, EACH_ALONE, type PieceComposition, placed } from './family.ts';
import { copyOf } from './inTurn.ts';
import { asksForOwnStone } from './shows.ts';
import type { PieceWish } from './wish.ts';

/** Share of the usual front and of the usual stone, and how many stones there are on each side of each gem. */
const WAYS = [
  { id: 'flanked', widthMm: 4.6, front: 1, stone: 0.74, ofEach: 1 },
  { id: 'flanked-row', widthMm: 4.2, front: 0.95, stone: 0.56, ofEach: 2 },
  { id: 'flanked-bold', widthMm: 6, front: 1.15, stone: 0.86, ofEach: 1 },
  { id: 'flanked-fine', widthMm: 3.6, front: 0.85, stone: 0.44, ofEach: 3 },
] as const;

/** More of them reach around to where they are not seen. */
const MOST_A_SIDE = 6;
/** Of a band that was called wide. */
const BROADER = 1.9;

/** The gems that were named, as they can be seated in metal one after the other. */
function gemsOf({ brief }: PieceWish): StonesInTurn {
  const seated = brief.gemstones.filter((gemstone) => GEM_FACTS[gemstone].form !== 'bead');
  return seated.map((gemstone) => ({ gemstone, colour: askedColour(brief, gemstone) }));
}

/** Round the wrist a rim of metal wears better than claws, which are for who asks for them. */
function seated(ornament: Ornament, { brief, style }: PieceWish): Ornament {
  if (ornament.kind !== 'stone' || ornament.stone.form === 'bead' || brief.setting === 'Prong')
    return ornament;
  return {
    ...ornament,
    halo: null,
    hold: { kind: 'bezel', wallMm: null, milgrain: style.eraRules.milgrain, scalloped: false },
  };
}

function besideFigure({ wish, stone }: Drawing, share: number, ofEach: number): PlacedOrnament[] {
  const drawn = stone(share);
  if (drawn === null) return [];
  const gems = gemsOf(wish);
  const count = Math.min(MOST_A_SIDE, ofEach * Math.max(1, gems.length));
  const beside = placed('side', seated(drawn, wish), count);
  return [gems.length > 1 ? copyOf({ ...beside, inTurn: gems }, 0) : beside];
}

/** A figure alone has no seat for several gems, and few have one that shows. */
const fitsBeside = ({ brief, style, stoneAsked }: PieceWish): boolean =>
  stoneAsked &&
  style.centre !== null &&
  brief.gemstones.length > 0 &&
  brief.stoneCount === null &&
  !brief.engraving &&
  !asksForOwnStone(brief) &&
  ((brief.figures?.length ?? 0) > 0 || (brief.motifs.length > 0 && brief.gemstones.length > 1)) &&
  brief.arrangements?.includes('twist') !== true;

export const FLANKED_BANGLES: readonly PieceComposition[] = (['bangle', 'cuff'] as const).flatMap((kind) =>
  WAYS.map(
    ({ id, widthMm, front, stone, ofEach }): PieceComposition => ({
      id: `${kind}-${id}`,
      noun: kind,
      ornate: ofEach > 1,
      settings: EACH_ALONE,
      fits: (wish) => wish.brief.braceletKind === kind && fitsBeside(wish),
      draw: (drawing) => {
        const wide = drawing.wish.brief.proportions.band === 'wide' ? BROADER : 1;
        return {
          carrier: bangle(drawing, {
            widthMm: widthMm * wide * (kind === 'cuff' ? 1.6 : 1),
            thicknessMm: 2.1,
            open: kind === 'cuff',
          }),
          ornaments: [placed('main', drawing.front(front)), ...besideFigure(drawing, stone, ofEach)],
        };
      },
    }),
  ),
);
