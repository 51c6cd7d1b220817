import { describe, expect, it } from 'vitest';
import type { EmblemOrnament } from '../../../design/ornament/emblem.ts';
import { frameAt } from '../../frame.ts';
import { atBench } from '../../mesh/bench.ts';
import { StoneTray } from '../../stones/placing.ts';
import { Workpiece } from '../../workpiece.ts';
import { buildEmblem } from './build.ts';
import { seen } from './testing.ts';

const PEARL = { gemstone: 'Pearl', cut: 'Round', form: 'bead', colour: null } as const;

/** Middles of the glass and of the stones of a spray in units of half its size, and how far it reaches, mm. */
const partsOf = (changes: Partial<EmblemOrnament>) =>
  atBench((bench) => {
    const [work, tray] = [new Workpiece(), new StoneTray()];
    const spec: EmblemOrnament = {
      kind: 'emblem',
      alloyId: 'main',
      accentAlloyId: 'main',
      form: 'lily-of-the-valley',
      ground: 'silhouette',
      sizeMm: 30,
      stone: null,
      enamel: [],
      border: null,
      ...changes,
    };
    const { upMm, rightMm } = buildEmblem(bench, work, tray, frameAt([0, 0, 0]), spec);
    const unit = spec.sizeMm / 2;
    return {
      upMm,
      rightMm,
      glass: work.enamels.flatMap(({ colour, solid }) =>
        bench.bodies(solid).map((body) => {
          const { min, max } = body.boundingBox();
          return { colour, x: (min[0] + max[0]) / 2 / unit, y: (min[1] + max[1]) / 2 / unit };
        }),
      ),
      stones: tray.placements.map(({ placement: { origin } }) => ({
        x: origin[0] / unit,
        y: origin[1] / unit,
      })),
    };
  });

describe('lily of the valley', () => {
  it('hangs five stones to the right of its stem, larger ones lower, before two leaves', async () => {
    await seen('lily-of-the-valley', ({ stones, silhouette }) => {
      expect(stones).toHaveLength(5);
      for (const { x } of stones) expect(x).toBeGreaterThan(0.4);
      const tips = silhouette.filter(([x]) => x < 0.1).map(([, y]) => y);
      expect(Math.max(...tips)).toBeGreaterThan(0.85);
    });
  });

  it('has green leaves on the left and white bells on the right; pearls are the bells', async () => {
    const { glass } = await partsOf({ enamel: ['white', 'green'] });
    for (const { colour, x } of glass) expect(colour).toBe(x < 0.2 ? 'green' : 'white');
    expect(glass.filter(({ colour }) => colour === 'white')).toHaveLength(5);
    const pearled = await partsOf({ enamel: ['green', 'white'], stone: PEARL });
    expect(pearled.stones).toHaveLength(5);
    expect(new Set(pearled.glass.map(({ colour }) => colour))).toEqual(new Set(['green']));
  });

  it('has bare leaves where white alone was said', async () => {
    const { glass } = await partsOf({ enamel: ['white'] });
    for (const { x } of glass) expect(x).toBeGreaterThan(0.3);
  });

  it('lies on its side where it leans', async () => {
    const [stands, lies] = [
      await partsOf({ stone: PEARL }),
      await partsOf({ stone: PEARL, turnDegrees: -90 }),
    ];
    expect(lies.rightMm).toBeCloseTo(stands.upMm, 1);
    for (const { y } of lies.stones) expect(y).toBeLessThan(-0.4);
  });
});

describe('a flowering branch', () => {
  it('has a stone in each of three flowers, pink petals and buds, green leaves', async () => {
    const { glass, stones } = await partsOf({
      form: 'flowering-branch',
      enamel: ['pink', 'green'],
      stone: PEARL,
    });
    expect(stones).toHaveLength(3);
    expect(glass.filter(({ colour }) => colour === 'pink')).toHaveLength(18);
    expect(glass.filter(({ colour }) => colour === 'green').length).toBeGreaterThanOrEqual(2);
    for (const { x, y } of stones)
      expect(
        glass.filter((cell) => cell.colour === 'pink' && Math.hypot(cell.x - x, cell.y - y) < 0.36),
      ).toHaveLength(5);
  });
});

describe('a climbing vine', () => {
  it('has seven leaves of glass to both sides, at the size of an ear too', async () => {
    const { glass } = await partsOf({ form: 'leafy-vine', enamel: ['green'], sizeMm: 14 });
    expect(glass).toHaveLength(7);
    expect(glass.filter(({ x }) => x < -0.1).length).toBe(3);
    expect(glass.filter(({ x }) => x > 0.1).length).toBe(3);
  });
});
