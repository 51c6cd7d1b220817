import { GENERATION_PICTURES } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { explainRequest } from './explain-request.ts';
import { printExplanation } from './print-explanation.ts';

/** Words of a text that stand in columns, one space between them. */
const narrow = (text: string): string[] => text.split('\n').map((line) => line.trim().replace(/ {2,}/g, ' '));

describe('the explanation of a request', () => {
  it('tells tokens, rules, claims and the brief, each with the words and the readers that they are of', async () => {
    const lines = narrow(
      printExplanation(
        await explainRequest(
          'A dragonfly brooch with two opals on its wings, a pearl hanging below. Diamonds are out, yarrow.',
          0,
        ),
      ),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'Diamonds gemstone=Diamond (refused) used by readStones',
        'is-out in "are out"; claims {"refuses":"subject-beside"}',
        'one-stone in "a pearl hanging"; what: "pearl"; claims one',
        'excludedGemstones Diamond from "Diamonds" used by readStones',
        'type Brooch "brooch"',
        'gemstoneNumbers [{"gemstone":"Pearl","number":"one"},{"gemstone":"Opal","number":"several"}]',
        'yarrow',
        'met no stone that was refused (costs 16)',
        // The dragonfly has a place for one stone.
        'UNMET several of Opal (costs 3)',
      ]),
    );
    expect(lines.filter((line) => line.startsWith('Sketch of seed'))).toHaveLength(GENERATION_PICTURES);
    expect(lines.filter((line) => line.startsWith('main x 1, stone'))).not.toHaveLength(0);
  });

  it('draws the generation that a seed belongs to, and tells a set piece by piece', async () => {
    const seeds: number[] = [];
    const explanation = await explainRequest(
      'A set: silver pendant and studs, with moonstones',
      6,
      async ({ design }) => {
        seeds.push(design.seed);
      },
    );
    expect(seeds).toEqual([4, 5, 6, 7]);
    const [sketch] = explanation.sketches;
    expect(sketch?.trees.map(({ text }) => text.split(',')[0])).toEqual(['Pendant', 'Earrings']);
    expect(sketch?.built.stones.join()).toContain('moonstone');
    expect(explanation.claims).toContainEqual(
      expect.objectContaining({ field: 'gemstones', value: 'Moonstone', readers: ['readStones'] }),
    );
    expect(narrow(printExplanation(explanation))).toContain(
      'the pieces of a set are drawn without weighing candidates',
    );
  });
});
