import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('a stone that stands alone', () => {
  it.each([
    'sapphire ring with diamonds on each side, no other stones',
    'opal ring with diamond shoulders and no accent stones besides',
    'a ruby ring with side stones',
  ])('is none: %s', (prompt) => {
    const { brief } = interpret({ prompt });
    expect(brief.arrangements).not.toContain('solitaire');
  });
});
