import { describe, expect, it } from 'vitest';
import { interpret } from './interpret.ts';

const read = (prompt: string) => interpret({ prompt });

describe('what is given back as not understood', () => {
  it.each([
    'a gold ring with smooth edges',
    'silver cuff, smoothed edge',
    'earrings with little gold drops',
    'a pearl drop on a silver chain',
    'earrings that are just loops',
    'bangle with a removable charm',
    'necklace with a detachable pearl drop',
  ])('is nothing of how every such piece is: %s', (prompt) => {
    expect(read(prompt).notUnderstood).toEqual([]);
  });

  it('is what would have to come off and does not', () => {
    expect(read('a ring with a removable halo').notUnderstood).toEqual(['removable']);
    expect(read('a tiara in silver, detachable').notUnderstood).toEqual(['detachable']);
  });

  it.each([
    ['hexagon cut sapphire ring', 'hexagon cut'],
    ['coffin cut onyx ring', 'coffin cut'],
    ['a kite diamond ring', 'kite'],
    ['shield cut garnet pendant', 'shield cut'],
    ['a lozenge cut ruby ring', 'lozenge cut'],
  ])('is no cut that another stands in for: %s', (prompt, words) => {
    const { brief, understood, notUnderstood } = read(prompt);
    expect(brief).toMatchObject({ customCut: words, figures: null });
    expect(understood).toContainEqual({ field: 'customCut', value: words, words, source: 'words' });
    expect(notUnderstood).toEqual([]);
  });

  it('is a second such cut', () => {
    expect(read('kite cut ruby ring with hexagon side stones').notUnderstood).toEqual(['hexagon']);
  });

  it.each(['a pearl drop', 'a garnet drop', 'silver loops'])('%s is jewelry', (prompt) => {
    expect(read(prompt).offTopic).toBeNull();
  });

  it('a drop on a chain is a pendant, and no bare chain', () => {
    expect(read('a gold drop on a chain').brief).toMatchObject({ type: 'Pendant', arrangements: null });
  });
});

it.each(['loops in gold for my ears', 'rose gold loop earrings'])('%s are hoops', (prompt) => {
  expect(read(prompt).brief).toMatchObject({ type: 'Earrings', earringKind: 'hoop' });
});

describe('words that ask for nothing', () => {
  it.each([
    'a silver snake bangle that coils round the arm',
    'a ring for our 45 years anniversary',
    "gift for my parents' anniversary, 45 years, a gold pendant",
    'my grandmother wore a pearl ring, I would like it recreated',
    'anklet for the beach',
  ])('are not told: %s', (prompt) =>
    expect(interpret({ prompt }).notUnderstood.join()).not.toMatch(/round|45|recreated|beach/),
  );

  it.each([
    'silver cuff with coral and amber coloured stones. No real coral though, I dive',
    'bracelet with coral coloured stones, not real coral',
  ])('no real coral is understood: %s', (prompt) =>
    expect(interpret({ prompt }).notUnderstood).not.toContain('coral'),
  );
});
