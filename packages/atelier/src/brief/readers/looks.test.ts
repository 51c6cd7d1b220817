import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const brief = (prompt: string) => interpret({ prompt }).brief;

describe('eras', () => {
  it.each([
    ['a choker with bats on it, victorian mourning jewellery', 'Victorian'],
    ['art deco ring with a tiny skull', 'Art Deco'],
    ['a coffin pendant', 'Gothic / Dark Aesthetic'],
    ['a minimalist brooch of a robot', 'Minimalist'],
    ['a traditional engagement ring', 'Classic / Bridal'],
  ])('%s', (prompt, era) => expect(brief(prompt).era).toBe(era));

  it.each([
    'nose pin in gold, traditional Indian style',
    'a classical Greek fillet for her hair, gold tiara',
    'body chain to wear at a festival',
    "a tiara, I'm getting married in a barn in Devon",
    'fashion student at CSM, looking for a titanium choker',
  ])('none: %s', (prompt) => expect(brief(prompt).era).toBeNull());
});

describe('eyes', () => {
  it.each([
    'cufflinks with an octopus on each, onyx for the eyes',
    'an owl brooch with big eyes',
    'a fox pendant, eyes of emerald',
    'dragon ring, tiny rubies set in its eyes',
  ])('of a creature are no motif: %s', (prompt) => expect(brief(prompt).motifs).toEqual(['Animal']));

  it('of their own are one', () => {
    expect(brief('a bracelet of evil eyes').motifs).toEqual(['Eye']);
  });
});

describe('a surface that is engraved', () => {
  it.each([
    'a locket with ivy leaves engraved on the front and inside it says "Always"',
    'a signet engraved with a fern, "JB" inside',
  ])('is a finish beside lettering: %s', (prompt) => expect(brief(prompt).finish).toBe('Engraved'));

  it.each(['cufflinks, engrave them JM please', 'a bangle engraved "JB"'])('and is none: %s', (prompt) =>
    expect(brief(prompt).finish).toBeNull(),
  );
});
