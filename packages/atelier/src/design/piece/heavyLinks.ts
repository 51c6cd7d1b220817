/** Necklaces whose links are to be seen: heavy chain with stones in bezels let into it or hung from it. */
import type { ChainKind } from '../chain/document.ts';
import { chainOf } from '../chain/draw.ts';
import type { Ornament } from '../ornament/document.ts';
import { between } from '../ring/recipes/parts.ts';
import { type ChainCarrier, chain } from './chains.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { ways } from './namedWays.ts';
import { namesCultureAlone, namesFigure } from './shows.ts';

/** From the slimmest heavy chain to the heaviest, mm. */
const HEAVY_MM = [6.2, 8] as const;

/** Kinds of single links that can be told apart: of what is woven no link is seen. */
const OF_LINKS: ReadonlySet<ChainKind> = new Set<ChainKind>(['cable', 'curb', 'rolo', 'paperclip', 'figaro']);

/** As heavy as the neck wears it; of the kind that was asked for where that has links. */
function heavy(drawing: Drawing, front: ChainCarrier['front'], kind: ChainKind): ChainCarrier {
  const carrier = chain(drawing, 'neck', front, 'statement');
  const { brief } = drawing.wish;
  const own = brief.chainKind && OF_LINKS.has(carrier.chain.kind) ? carrier.chain.kind : kind;
  const widthMm = brief.bandWidthMm ?? between(drawing.random, ...HEAVY_MM);
  return { ...carrier, chain: chainOf(own, carrier.alloyId, widthMm, drawing.random) };
}

/** A stone beside heavy links lies in a bezel as heavy as they are. */
function inBezel(ornament: Ornament, { wish }: Drawing): Ornament {
  if (ornament.kind !== 'stone' || ornament.stone.form === 'bead') return ornament;
  return {
    ...ornament,
    halo: null,
    hold: { kind: 'bezel', wallMm: null, milgrain: wish.style.eraRules.milgrain, scalloped: false },
  };
}

const stoneIn = (drawing: Drawing, share: number): Ornament =>
  inBezel(drawing.stone(share) ?? drawing.front(share), drawing);

/** What was named, else the stone; where a culture was named the links and the stones are its own. */
const frontIn = (drawing: Drawing, share: number): Ornament =>
  namesCultureAlone(drawing.wish.brief) && drawing.wish.stoneAsked
    ? stoneIn(drawing, share)
    : inBezel(drawing.front(share), drawing);

/** Three stones side by side, where no other number was asked for and nothing else is to be shown. */
const inRow = ({ wish, line }: Drawing): Ornament | null =>
  (wish.brief.stoneCount ?? 3) === 3 && (!namesFigure(wish.brief) || namesCultureAlone(wish.brief))
    ? line([0.8, 1.15, 0.8], 'across')
    : null;

const countOf = ({ wish }: Drawing, usual: number): number => Math.min(9, wish.brief.stoneCount ?? usual);

export const HEAVY_LINKS: readonly PieceComposition[] = ways('links', 'link necklace', [
  [
    'links-stations',
    (drawing) => ({
      carrier: heavy(drawing, 'let-in', 'cable'),
      ornaments: [placed('station', stoneIn(drawing, 0.95), countOf(drawing, 9))],
    }),
  ],
  [
    'links-front',
    (drawing) => ({
      carrier: heavy(drawing, 'let-in', 'curb'),
      ornaments: [placed('main', frontIn(drawing, 1.35))],
    }),
  ],
  [
    'links-drops',
    (drawing) => ({
      carrier: heavy(drawing, 'hangs', 'rolo'),
      ornaments: [placed('drop', stoneIn(drawing, 0.85), countOf(drawing, 5))],
    }),
    true,
  ],
  [
    'links-graded',
    (drawing) => ({
      carrier: heavy(drawing, 'let-in', 'cable'),
      ornaments: [placed('main', inRow(drawing) ?? frontIn(drawing, 1.2))],
    }),
    true,
  ],
]).map((way): PieceComposition => ({ ...way, fits: ({ style }) => style.centre !== null }));
