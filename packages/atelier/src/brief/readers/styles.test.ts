import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const briefOf = (prompt: string) => interpret({ prompt }).brief;

describe('eras by how people name them', () => {
  it.each([
    ['mid-century style earrings', 'Modern Sculptural'],
    ['earrings, mid-century scandinavian look, silver leaves', 'Modern Sculptural'],
    ['danish modern silver brooch', 'Modern Sculptural'],
    ['georg jensen style brooch', 'Modern Sculptural'],
    ['scandinavian design ring', 'Minimalist'],
    ['a nordic design bangle', 'Minimalist'],
  ])('%s', (prompt, era) => {
    const brief = briefOf(prompt);
    expect(brief.era).toBe(era);
    expect(brief.culture).toEqual([]);
  });

  it('a culture of the north is one still', () =>
    expect(briefOf('nordic rune ring').culture).toEqual(['Norse / Viking']));

  it.each(['a hedgehog ring where the spikes are gold granules', 'cactus earrings with spikes'])(
    'spikes that something has by nature are no style: %s',
    (prompt) => expect(briefOf(prompt).era).toBeNull(),
  );

  it('others are', () => expect(briefOf('ring with spikes').era).toBe('Street-Lux / Avant-Garde'));
});

describe('bats that balls are hit with', () => {
  it.each([
    ['charm bracelet with a cricket bat', []],
    ['cricket bat and ball cufflinks', []],
    ['baseball bat charm', ['baseball']],
    ['softball bat pendant', ['baseball']],
  ])('are no animal: %s', (prompt, figures) => {
    const { figures: found, motifs, era } = briefOf(prompt);
    expect({ figures: found ?? [], motifs, era }).toEqual({ figures, motifs: [], era: null });
  });

  it('what is not drawn is given back', () =>
    expect(interpret({ prompt: 'charm bracelet with a cricket bat' }).notUnderstood).toContain(
      'cricket bat',
    ));

  it('the animal is one', () => expect(briefOf('bat pendant').figures).toEqual(['bat']));
});
