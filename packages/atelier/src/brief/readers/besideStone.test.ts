import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const briefOf = (prompt: string) => interpret({ prompt }).brief;

describe('a figure on both sides of the stone of a ring', () => {
  it.each([
    'boho silver moonstone ring with crescent moons either side',
    'moonstone ring with a crescent moon on each side',
    'opal ring with leaves on either side',
    'diamond ring with little stars each side of the stone',
    'emerald ring with a butterfly on both sides',
    'moonstone ring set between two crescent moons',
    'labradorite ring held between two crescent moons',
    'a ring with lions on either side of a ruby',
    'sapphire ring with stars on the shoulders',
    'aquamarine ring, on each side a wave',
    'ring with an emerald flanked by leaves',
  ])('is read: %s', (prompt) => {
    const { type, arrangements, figureCount, motifs, figures } = briefOf(prompt);
    expect([type, arrangements, figureCount]).toEqual(['Ring', ['flanked'], null]);
    expect(motifs.length + (figures ?? []).length).toBeGreaterThan(0);
  });

  it('of two hearts each stands for itself', () =>
    expect(briefOf('ruby ring flanked by two hearts')).toMatchObject({
      motifs: ['Heart'],
      figures: null,
      arrangements: ['flanked'],
    }));

  it.each([
    'ring with two small diamonds on each side of a sapphire',
    'sapphire ring with a diamond on either side',
    'ring with heart shaped diamonds on each side of a ruby',
    'a gold ring with a star on each side',
    'opal ring with a crescent moon',
    'ring with stars all around the band and a ruby on top',
  ])('is none where stones stand there, or no stone is between: %s', (prompt) =>
    expect(briefOf(prompt).arrangements ?? []).not.toContain('flanked'),
  );
});
