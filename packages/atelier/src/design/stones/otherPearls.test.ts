import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';

describe('pearls of another form', () => {
  it.each([
    ['gold drop earrings with baroque pearls', 'Baroque'],
    ['silver pendant with a keshi pearl', 'Keshi'],
    ['ring with a pearl, irregular', 'Irregular'],
    ['bracelet of baroque pearls', 'Baroque'],
  ] as const)('%s: told in one sentence, and drawn round', (prompt, form) => {
    const { brief } = interpret({ prompt });
    for (const seed of [0, 1, 2, 3]) {
      const { provenance } = createDesign(brief, seed);
      const told = provenance.adjustments.filter((line) => line.startsWith(`${form} pearls grow`));
      expect(told).toHaveLength(1);
      expect(provenance.adjustments.join()).not.toMatch(/among our cuts|never cut/);
    }
  });

  it.each([
    'a baroque ring with a ruby',
    'gold pendant with a pearl',
    'pearl earrings, baroque is not my thing',
  ])('%s: nothing is told of them where none were asked for', (prompt) => {
    const { provenance } = createDesign(interpret({ prompt }).brief, 1);
    if (!/not my/.test(prompt)) expect(provenance.adjustments.join()).not.toMatch(/pearls grow/);
    expect(provenance.adjustments.join()).not.toMatch(/is not among our cuts/);
  });
});
