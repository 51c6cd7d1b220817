/** Fronts of kundan where nothing else was named for them: flowers of uncut stones, a drop, a column. */
import type { PieceWish } from '../piece/wish.ts';
import { isOfUncut, uncutKinds } from '../stones/uncut.ts';
import type { Ornament } from './document.ts';
import { kundanColumn, kundanFlower, kundanStone } from './kundan.ts';
import type { OrnamentIdea } from './stoneIdeas.ts';

/** Smaller ones are one stone; flowers grow no larger. */
const LEAST_FLOWER_MM = 9;
const MOST_FLOWER_MM = 26;

export function kundanIdeas({ brief, style }: PieceWish): OrnamentIdea[] {
  if (!isOfUncut(brief) || style.centre === null) return [];
  const { set, accent } = uncutKinds(brief);
  const alloyId = style.accentAlloyId;
  const sizeOf = (share: number): number => Math.min(MOST_FLOWER_MM, style.sizeMm * share);
  const small = (mm: number): Ornament =>
    kundanStone(alloyId, {
      kind: set,
      cut: 'Round',
      lengthMm: Math.max(2, mm * 0.62),
      widthMm: Math.max(2, mm * 0.62),
    });
  const idea = (id: string, draw: (mm: number) => Ornament): OrnamentIdea => ({
    id: `kundan-${id}`,
    settings: ['Bezel', 'Cluster', 'Solitary'],
    ornate: true,
    draw: (_, share) => {
      const mm = sizeOf(share);
      return mm < LEAST_FLOWER_MM ? small(mm) : draw(mm);
    },
  });
  return [
    idea('flower', (wideMm) => kundanFlower(alloyId, set, accent, { petals: 6, cut: 'Oval', wideMm })),
    idea('drop', (mm) =>
      kundanColumn(alloyId, [
        { kind: accent, cut: 'Round', lengthMm: mm * 0.22, widthMm: mm * 0.22 },
        { kind: set, cut: 'Pear', lengthMm: mm * 0.52, widthMm: mm * 0.38 },
        { kind: accent, cut: 'Round', lengthMm: mm * 0.16, widthMm: mm * 0.16 },
      ]),
    ),
    idea('wheel', (wideMm) => kundanFlower(alloyId, set, accent, { petals: 8, cut: 'Round', wideMm })),
    idea('column', (mm) =>
      kundanColumn(alloyId, [
        { kind: set, cut: 'Round', lengthMm: mm * 0.24, widthMm: mm * 0.24 },
        { kind: accent, cut: 'Cushion', lengthMm: mm * 0.38, widthMm: mm * 0.36 },
        { kind: set, cut: 'Round', lengthMm: mm * 0.24, widthMm: mm * 0.24 },
      ]),
    ),
  ];
}
