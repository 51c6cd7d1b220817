import { describe, expect, it } from 'vitest';
import { openBrief } from '../testing/briefs.ts';
import { askedColour } from './askedColour.ts';

describe('colours asked for', () => {
  it.each(['Topaz', 'Aquamarine', 'Sapphire'] as const)('a blue %s is its own blue', (gemstone) => {
    expect(askedColour(openBrief({ stoneColours: [{ gemstone, colour: 'blue' }] }), gemstone)).toBeNull();
  });

  it('a pink topaz is tinted', () => {
    const brief = openBrief({ stoneColours: [{ gemstone: 'Topaz', colour: 'pink' }] });
    expect(askedColour(brief, 'Topaz')).toBe('pink');
  });
});
