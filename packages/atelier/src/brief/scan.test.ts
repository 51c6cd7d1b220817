import { describe, expect, it } from 'vitest';
import { interpret } from './interpret.ts';

const brief = (prompt: string) => interpret({ prompt }).brief;

describe('words that only sound like jewelry', () => {
  it.each([
    'a silver ring, bear with me, I am new to this',
    'a silver ring for my aunt who raised me',
    'he takes his silver ring off to put sun cream on',
    'I left the fire service, a silver ring please',
    'I am a welder, a silver ring please',
  ])('%s', (prompt) => {
    const { brief } = interpret({ prompt });
    expect(brief).toMatchObject({ type: 'Ring', metals: ['Silver'], motifs: [], gemstones: [] });
    expect(brief.proportions.profile).toBeNull();
  });

  it.each([
    'I am a welder: tungsten, 8 mm',
    'my dress is sage green, a silver choker',
    'a spiky black choker',
  ])('%s', (prompt) => {
    const { brief } = interpret({ prompt });
    expect(brief.gemstones).toEqual([]);
    expect(brief.era).toBeNull();
  });
});

describe('slips', () => {
  it('a place is none, unless it is a material', () => {
    expect(brief('a ring for a wedding in Devon').era).toBeNull();
    expect(brief('a plain ring in Platnum').metals).toEqual(['Platinum']);
  });

  it('an abbreviation leaves out no vowels', () => {
    expect(brief('a ring for a student at CSM').motifs).toEqual([]);
    expect(brief('a csmc ring').motifs).toEqual(['Celestial']);
  });
});
