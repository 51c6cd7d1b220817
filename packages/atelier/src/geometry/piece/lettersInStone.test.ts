import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../../design/createDesign.ts';
import { buildSolids } from '../buildSolids.ts';

const drawn = (prompt: string) => createDesign(interpret({ prompt }).brief, 7919);

describe('letters and an opaque stone on cufflinks', () => {
  it('is built: the stone lies flat and the letters stand in it', async () => {
    const built = await buildSolids(drawn('gold cufflinks with the initial H on onyx'));
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    expect(built.solids.stones.length).toBeGreaterThanOrEqual(2);
  });
});
