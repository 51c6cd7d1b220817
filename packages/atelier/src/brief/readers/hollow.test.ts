import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('metal that is not solid', () => {
  it.each([
    'hollow gold hoops',
    'light, hollow silver hoop earrings',
    'tube hoops in rose gold',
    'a tubular bangle in silver',
    'gold signet with a hollowed out back',
    'puffed heart charm, hollow inside',
  ])('%s', (prompt) => {
    const { brief, notUnderstood } = interpret({ prompt });
    expect(brief.hollow).toBe(true);
    expect(notUnderstood.join()).not.toMatch(/hollow|tub/);
  });

  it.each(['solid silver hoops, not hollow', 'gold bangle, no hollow ones please', 'gold hoops'])(
    'solid: %s',
    (prompt) => expect(interpret({ prompt }).brief.hollow ?? null).toBeNull(),
  );
});
