/** Lines with one large stone in the middle: a rivière whose centre is another stone, haloed where that was asked for. */
import type { Stone } from '../parts.ts';
import { askedColour } from '../stones/askedColour.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import { stoneOfSize } from '../stones/weight.ts';
import type { PlacedOrnament } from './document.ts';
import type { Drawing, PieceComposition, PieceSketch } from './family.ts';
import { hasLineCentre, lastLinks } from './line.ts';
import { drawLine, LINES, type Wear } from './lines.ts';
import type { PieceWish } from './wish.ts';

/** The stones of the line: those about the middle one where they are others, else of its kind. */
function lineStone({ brief, style }: PieceWish, centre: Stone): Stone {
  const other = brief.gemstones.length > 1 || brief.arrangements?.includes('surround') ? style.accent : null;
  const gemstone = other?.form === 'faceted' ? other.gemstone : centre.gemstone;
  const { form } = GEM_FACTS[gemstone];
  return stoneOfSize({ gemstone, form, cut: 'Round', colour: askedColour(brief, gemstone) }, 3, 3);
}

const WAYS = [
  ['even', 1.35],
  ['graduated', 1.5],
  ['fine', 1.2],
  ['front', 1.35],
] as const;

function centred(drawing: Drawing, wear: Wear, line: (typeof LINES)[number], share: number): PieceSketch {
  const { wish } = drawing;
  const { style, brief } = wish;
  const front = drawing.front(share);
  const middle = front.kind === 'stone' || front.kind === 'rosette' ? front : drawing.stone(share);
  const own: Drawing = {
    ...drawing,
    wish: {
      ...wish,
      // What was said of the stone is said of the middle one.
      brief: { ...brief, caratWeight: null, stoneSizeMm: [], stoneCount: null, setting: null },
      style: { ...style, centre: style.centre && lineStone(wish, style.centre) },
    },
  };
  const { carrier, ornaments } = drawLine(own, wear, line);
  if (middle === null || carrier.kind !== 'chain') return { carrier, ornaments };
  const groups: PlacedOrnament[] = [
    { slot: 'station', count: 1, ornament: middle, close: true },
    ...ornaments.map((group) => ({ ...group, count: group.count + (group.count % 2) })),
  ];
  const last = groups[groups.length - 1]!;
  last.count = line.frontOnly ? last.count : lastLinks(carrier, groups);
  return { carrier, ornaments: groups };
}

const centres = (wear: Wear, noun: string, prefix: string): PieceComposition[] =>
  WAYS.flatMap(([id, share]) =>
    LINES.filter((line) => line.id === id).map((line) => ({
      id: `${prefix}-line-centre-${id}`,
      noun,
      ornate: true,
      arrangement: 'line' as const,
      onlyAsked: true as const,
      fits: ({ brief, style }) => style.centre !== null && hasLineCentre(brief),
      draw: (drawing) => centred(drawing, wear, line, share),
    })),
  );

export const CENTRED_LINE_NECKLACES = centres('neck', 'rivière necklace', 'neck');
export const CENTRED_LINE_BRACELETS = centres('wrist', 'tennis bracelet', 'wrist');
