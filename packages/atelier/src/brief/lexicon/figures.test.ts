import type { Figure } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

/** Figures as customers name them most, and what each is drawn as. */
const NAMED: readonly (readonly [name: string, figure: Figure])[] = [
  ['paw print', 'paw-print'],
  ['anchor', 'anchor'],
  ['compass', 'compass'],
  ['tree of life', 'tree-of-life'],
  ['hummingbird', 'hummingbird'],
  ['sunflower', 'sunflower'],
  ['elephant', 'elephant'],
  ['cat', 'cat'],
  ['dragonfly', 'dragonfly'],
  ['turtle', 'turtle'],
  ['key', 'key'],
  ['crown', 'crown'],
  ['feather', 'feather'],
  ['arrow', 'arrow'],
  ['bow and arrow', 'bow-and-arrow'],
  ['hamsa', 'hamsa'],
  ['lotus', 'lotus'],
  ['om', 'om'],
  ['khanda', 'khanda'],
  ['crucifix', 'latin-cross'],
  ['celtic cross', 'celtic-cross'],
  ['skull', 'skull'],
  ['mushroom', 'mushroom'],
  ['cactus', 'cactus'],
  ['palm tree', 'palm-tree'],
  ['camera', 'camera'],
  ['guitar', 'guitar'],
  ['music note', 'music-notes'],
  ['football', 'football'],
  ['horseshoe', 'horseshoe'],
  ['four-leaf clover', 'four-leaf-clover'],
  ['bee', 'bee'],
  ['snowflake', 'snowflake'],
  ['pineapple', 'pineapple'],
  ['strawberry', 'strawberry'],
  ['cherry', 'cherries'],
  ['stag head', 'stag-head'],
  ["stag's head", 'stag-head'],
  ['deer head', 'stag-head'],
  ['stag', 'deer'],
  ['wolf head', 'wolf'],
  ['raven head', 'raven-head'],
  ["eagle's head", 'eagle-head'],
  ['eagle', 'eagle'],
  ['lion head', 'lion'],
  ["horse's head", 'horse-head'],
  ['raven', 'raven'],
  ['crow', 'raven'],
  ['crane', 'crane'],
  ['propeller', 'propeller'],
  ['airplane', 'airplane'],
  ['monstera leaf', 'monstera'],
  ['weeping willow', 'willow'],
  ['pansy', 'pansy'],
  ['forget-me-not', 'forget-me-not'],
  ['daisy', 'daisy'],
  ['twig', 'branch'],
  ['ballet slipper', 'ballet-shoes'],
  ['book', 'open-book'],
  ['fountain pen nib', 'pen-nib'],
  ['torii', 'torii'],
  ['dachshund', 'dachshund'],
  ['scottish thistle', 'thistle'],
  ['olive leaves', 'branch'],
  ['laurel leaves', 'branch'],
  ['seahorse', 'seahorse'],
  ['starfish', 'starfish'],
  ['mountain range', 'mountain'],
  ['coffin', 'coffin'],
  ['ginkgo leaf', 'ginkgo-leaf'],
  ["St Brigid's cross", 'brigids-cross'],
  ["Saint Bridget's cross", 'brigids-cross'],
  ['duckling', 'duckling'],
  ['mallard', 'duck'],
  ['rain cloud', 'rain-cloud'],
  ['cloud with raindrops', 'rain-cloud'],
  ['cloud', 'cloud'],
  ['whale tail', 'whale-tail'],
  ["whale's fluke", 'whale-tail'],
  ['tail of a humpback whale', 'whale-tail'],
  ['mermaid tail', 'mermaid-tail'],
  ['lily of the valley', 'lily-of-the-valley'],
  ['sprigs of lily of the valley', 'lily-of-the-valley'],
  ['lilies-of-the-valley', 'lily-of-the-valley'],
  ["mermaid's tail", 'mermaid-tail'],
  ['lighthouse', 'lighthouse'],
  ['chess knight', 'chess-knight'],
  ['knight chess piece', 'chess-knight'],
  ['chess rook', 'chess-rook'],
  ['chess pawn', 'chess-pawn'],
  ['violin', 'violin'],
  ['bat', 'bat'],
  ['octopus', 'octopus'],
];

describe('figures as customers name them', () => {
  it.each(NAMED)('a %s is the %s', (name, figure) => {
    const { brief, notUnderstood } = interpret({ prompt: `a silver pendant of a ${name}` });
    expect(brief.figures).toEqual([figure]);
    expect(notUnderstood).toEqual([]);
  });

  it.each([
    ['signet ring, oval face, engraved with a stag head', 'stag-head'],
    ['chunky signet ring with a crown', 'crown'],
    ['silver torc bangle with Celtic wolf heads on both ends', 'wolf'],
    ['cufflinks shaped like vintage fountain pen nibs', 'pen-nib'],
    ['bronze pendant with the ravens Huginn and Muninn', 'raven'],
  ] as const)('%s', (prompt, figure) => {
    expect(interpret({ prompt }).brief.figures).toContain(figure);
  });

  it('a coffin that is the outline of a stone is no figure', () => {
    const { brief } = interpret({ prompt: 'ring with a coffin shaped onyx' });
    expect(brief.figures ?? []).toEqual([]);
    expect(brief.customCut).toBe('coffin shaped');
  });
});

it('cowries are shells, and of no people by themselves', () => {
  const { brief } = interpret({ prompt: 'gold waist chain with small turquoise and cowrie shells' });
  expect(brief.figures).toEqual(['scallop-shell']);
  expect(brief.motifs).toEqual([]);
  expect(brief.culture).toEqual([]);
});
