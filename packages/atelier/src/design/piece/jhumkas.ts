/** Earrings with a bell or a crescent below their top. */
import { type BellOrnament, drawBell } from '../ornament/bell.ts';
import { POST, pair, wire } from './earringKinds.ts';
import type { Drawing, PieceComposition } from './family.ts';
import { placed } from './family.ts';

/** Width of a bell and of a crescent, mm, at the usual presence. */
const WIDTH_MM = { jhumka: 15, chandbali: 24 } as const;

const ways = (
  form: keyof typeof WIDTH_MM,
  noun: string,
  list: readonly (readonly [
    id: string,
    fitting: 'post' | 'hook',
    top: number,
    width: number,
    surface: BellOrnament['surface'],
  ])[],
): PieceComposition[] =>
  list.map(([id, fitting, top, width, surface]) => ({
    id,
    noun,
    ornate: true,
    arrangement: form,
    onlyAsked: true,
    fits: () => true,
    draw: (drawing: Drawing) => {
      const { brief, style } = drawing.wish;
      return {
        carrier: pair(drawing, fitting === 'post' ? POST : wire(drawing, 'open')),
        ornaments: [
          placed('main', drawing.front(top)),
          placed('drop', drawBell(brief, style, form, surface, WIDTH_MM[form] * width * style.presence)),
        ],
      };
    },
  }));

export const JHUMKAS: readonly PieceComposition[] = [
  ...ways('jhumka', 'jhumka earrings', [
    ['jhumka', 'post', 1.2, 1.05, 'ribbed'],
    ['jhumka-granulated', 'post', 1.25, 1.22, 'granulated'],
    ['jhumka-hook', 'hook', 1.2, 0.95, 'granulated'],
    ['jhumka-grand', 'post', 1.4, 1.4, 'ribbed'],
  ]),
  ...ways('chandbali', 'chandbali earrings', [
    ['chandbali', 'post', 0.85, 1, 'granulated'],
    ['chandbali-hook', 'hook', 0.65, 0.88, 'ribbed'],
    ['chandbali-grand', 'post', 1, 1.25, 'granulated'],
    ['chandbali-fine', 'post', 0.7, 1.05, 'ribbed'],
  ]),
];
