/** Kokoshniks: tiaras of one arched wall of metal that is highest in the middle, small stones along its edge. */
import type { Gemstone } from '@filigree/contracts';
import { type Ornament, ornamentWidthMm } from '../ornament/document.ts';
import { withGem } from '../ornament/inStones.ts';
import { isCabochon, kindOf } from '../ring/wish.ts';
import { askedColour } from '../stones/askedColour.ts';
import { stonesWithin } from '../stones/within.ts';
import type { TiaraShield } from './carriers.ts';
import type { PlacedOrnament } from './document.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { scaledOrnament, sizeOfOrnament } from './scaling.ts';
import { countOnEdge, EDGE_GAP_MM } from './shield.ts';
import { namesCultureAlone, namesFigure } from './shows.ts';

interface Way extends TiaraShield {
  readonly id: string;
  /** Of the usual stone: those along the edge, those on the face beside the middle. */
  readonly edge: number;
  readonly beside: readonly number[];
}

const WAYS: readonly Way[] = [
  { id: 'rays', outline: 'round', middleMm: 52, endMm: 9, face: 'rays', edge: 0.27, beside: [] },
  { id: 'pointed', outline: 'pointed', middleMm: 62, endMm: 10, face: 'rays', edge: 0.3, beside: [] },
  {
    id: 'stones',
    outline: 'round',
    middleMm: 47,
    endMm: 11,
    face: 'plain',
    edge: 0.24,
    beside: [0.5, 0.42, 0.36, 0.3],
  },
  { id: 'scalloped', outline: 'scalloped', middleMm: 46, endMm: 10, face: 'rays', edge: 0.33, beside: [] },
];

/** Where it is to be low, and what lies in the middle, as a share of the shield's height at most. */
const LOW_SHARE = 0.6;
const MOST_OF_HEIGHT = 0.58;

/** A stone of one of the gems that were named; as it is drawn where none was. */
function stoneOf(
  { wish: { brief }, stone }: Drawing,
  share: number,
  gem: Gemstone | undefined,
): Ornament | null {
  const drawn = stone(share);
  if (drawn === null) return null;
  const [own] = stonesWithin(drawn);
  if (own === undefined || gem === undefined || gem === own.gemstone) return drawn;
  const kind = kindOf(gem, null, 'Round', [], isCabochon(brief, gem));
  return withGem(drawn, own.gemstone, { ...kind, colour: askedColour(brief, gem) });
}

/** As it is set along the edge and beside the middle: by itself. */
const bare = (ornament: Ornament | null): Ornament | null =>
  ornament?.kind === 'stone' ? { ...ornament, halo: null } : ornament;

/** What lies in the middle of the face: what was named, else a stone; null for a bare shield. */
function middleOf(drawing: Drawing, heightMm: number): Ornament | null {
  const { wish, front } = drawing;
  const isFigure = (namesFigure(wish.brief) && !namesCultureAlone(wish.brief)) || wish.brief.engraving;
  const drawn = isFigure ? front(0.7) : stoneOf(drawing, 1.1, wish.brief.gemstones[0]);
  if (drawn === null) return null;
  const share = (MOST_OF_HEIGHT * heightMm) / sizeOfOrnament(drawn);
  return share < 1 ? scaledOrnament(drawn, share) : drawn;
}

export const KOKOSHNIKS: readonly PieceComposition[] = WAYS.map(({ id, edge, beside, ...shape }) => ({
  id: `kokoshnik-${id}`,
  noun: 'kokoshnik tiara',
  ornate: true,
  arrangement: 'kokoshnik',
  onlyAsked: true,
  fits: () => true,
  draw: (drawing) => {
    const { brief, style } = drawing.wish;
    const share = brief.proportions.profile === 'low' ? LOW_SHARE : 1;
    const shield = { ...shape, middleMm: shape.middleMm * share, endMm: Math.max(4, shape.endMm * share) };
    const main = middleOf(drawing, shield.middleMm);
    const along = bare(stoneOf(drawing, edge, brief.gemstones.at(-1)));
    const onFace = beside.flatMap((size): PlacedOrnament[] => {
      const ornament = bare(stoneOf(drawing, size * share, brief.gemstones[0]));
      return ornament === null ? [] : [placed('side', ornament)];
    });
    const carrier = {
      kind: 'tiara' as const,
      alloyId: style.alloyId,
      band: { kind: 'tiara-band' as const, wireMm: 2.3, widthMm: 132, depthMm: 96 },
      shield,
    };
    const count = (ornament: Ornament): number =>
      Math.max(1, countOnEdge(carrier, shield, ornamentWidthMm(ornament) + EDGE_GAP_MM));
    return {
      carrier,
      ornaments: [
        ...(main === null ? [] : [placed('main', main)]),
        ...onFace,
        ...(along === null ? [] : [placed('station', along, count(along))]),
      ],
    };
  },
}));
