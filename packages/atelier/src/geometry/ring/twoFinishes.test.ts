import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { looksOf } from '../ground.ts';
import { built } from '../testing/compositions.ts';

describe('two finishes on one band', () => {
  it('lie on its middle and on both of its edges', async () => {
    const brief = openBrief({
      arrangements: ['band'],
      finish: 'Brushed',
      secondFinish: { finish: 'Polished', place: 'edges' },
      bandWidthMm: 6,
      noStones: true,
    });
    const ring = createDesign(brief, 1);
    if (!('band' in ring)) throw new Error('a ring was asked for');
    const [part] = (await built(ring)).metal;
    const looks = looksOf(part!);
    expect(looks.map(({ finish }) => finish)).toEqual(['Brushed', 'Polished']);
    const share = ring.band.secondFinish!.atShare;
    const [middle, edges] = looks.map(({ indices }) =>
      [...indices].map((corner) => part!.mesh.positions[3 * corner + 1]! / (ring.band.widthMm / 2)),
    );
    expect(Math.max(...edges!)).toBeGreaterThan(0.95);
    expect(Math.min(...edges!)).toBeLessThan(-0.95);
    // But for the line between them.
    const within = edges!.filter((at) => Math.abs(at) < share - 0.06).length;
    expect(within / edges!.length).toBeLessThan(0.01);
    expect(middle!.some((at) => Math.abs(at) < share)).toBe(true);
  });
});
