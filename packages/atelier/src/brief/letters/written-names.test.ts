import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt });

describe('the name on a name necklace', () => {
  it.each([
    ['gold name necklace Lily', 'Lily'],
    ['silver name necklace Willow', 'Willow'],
    ['gold name necklace Ruby in script', 'Ruby'],
    ['name necklace Rose and Jack', 'Rose and Jack'],
  ])('is one though it means something else too: %s', (prompt, name) => {
    const { brief, notUnderstood } = read(prompt);
    expect(brief.engraving).toBe(name);
    expect([brief.gemstones, brief.motifs, brief.figures ?? [], notUnderstood]).toEqual([[], [], [], []]);
    expect(brief.arrangements).toContain('nameplate');
  });

  it.each([
    'Name Necklace Ruby Gold',
    'name necklace With a heart',
    'gold name necklace, ruby in the middle',
  ])('is none where a capital says nothing: %s', (prompt) => expect(read(prompt).brief.engraving).toBeNull());

  it.each(['name bracelet Hazel', 'gold name anklet, Mia', 'name pendant Zoe'])(
    'is cut out of sheet about a wrist and an ankle too: %s',
    (prompt) => {
      const { brief, notUnderstood } = read(prompt);
      expect(brief.arrangements).toEqual(['nameplate']);
      expect(notUnderstood).toEqual([]);
    },
  );
});

describe('lettering that is told before it is asked for', () => {
  it.each([
    ['medical id bracelet, type 1 diabetic engraved, rose gold', 'type 1 diabetic'],
    ['cufflinks, best day ever engraved', 'best day ever'],
    [
      'My dog Biscuit died. A paw print locket in silver with his name and 2011-2024 on the back',
      'Biscuit 2011-2024',
    ],
    ['Our sausage dog Bruno died. A silver pendant with his name on the back', 'Bruno'],
    ['We said goodbye to Otto in March. A pendant of a dachshund with his name on the back', 'Otto'],
    ['My friend Anna lost her cat Miso. A cat charm with its name, silver', 'Miso'],
    ['Sterling silver nameplate necklace - Valentina', 'Valentina'],
    ['Brushed silver cufflinks monogrammed TH on both', 'TH'],
  ])('is cut whole: %s', (prompt, engraving) => expect(read(prompt).brief.engraving).toBe(engraving));

  it.each([
    "My friend Anna's garden is full of bees. A bee brooch in gold",
    'Our dog Bruno chewed my ring, I want a plain one',
    'Her name is Nora and she loves foxes. A fox pendant in silver',
  ])('is none where a name is only told: %s', (prompt) => expect(read(prompt).brief.engraving).toBeNull());

  it.each([
    'a flat band, hand engraved, gold',
    'gold ring, would love it engraved',
    'a ring, two hearts engraved, gold',
    'gold ring, beautifully scroll engraved',
  ])('is none where a surface is told of: %s', (prompt) => expect(read(prompt).brief.engraving).toBeNull());
});
