import { describe, expect, it } from 'vitest';
import { interpret } from './interpret.ts';

const brief = (prompt: string) => interpret({ prompt }).brief;

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
