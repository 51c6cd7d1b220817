import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { isRing } from '../../design/document.ts';
import { createSole } from '../../design/set/createSole.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildBroochPin, SUNK_MM } from '../findings/broochPin.ts';
import { frameAt } from '../frame.ts';
import { atBench, type Bench, type Region, type Solid } from '../mesh/bench.ts';
import { buildOrnament } from '../ornament/build.ts';
import { StoneTray } from '../stones/placing.ts';
import { countOpenEdges } from '../testing/inspect.ts';
import { Workpiece } from '../workpiece.ts';
import { hidePin } from './pinPlace.ts';

/** What is fused, which form of pin, and what of it shows in front, mm2. */
function pinned(brief: Partial<Brief>, seed: number) {
  const key = JSON.stringify([brief, seed]);
  const made = known.get(key) ?? pin(brief, seed);
  known.set(key, made);
  return made;
}

/** Pins of which several things are asked are built once. */
const known = new Map<string, ReturnType<typeof pin>>();

function pin(brief: Partial<Brief>, seed: number) {
  const design = createSole(openBrief({ type: 'Brooch', ...brief }), seed);
  if (isRing(design) || design.carrier.kind !== 'fitted') throw new Error('no brooch');
  const { fitting, shown } = design.carrier;
  if (fitting.kind !== 'brooch-pin') throw new Error('no brooch pin');
  const front =
    design.ornaments.find(({ slot }) => slot === 'top') ??
    design.ornaments.find(({ slot }) => slot === 'main');
  return atBench((bench) => {
    const work = new Workpiece();
    const own = new Workpiece();
    buildOrnament(bench, work, new StoneTray(), frameAt([0, 0, 0]), front!.ornament);
    const { place, isHeld } = hidePin(bench, work, fitting, shown);
    const metal = { alloy: design.alloys[0]!, finish: 'Polished' } as const;
    const { loose } = buildBroochPin(bench, own, frameAt([0, 0, SUNK_MM]), fitting, place, metal);
    const fixed = [...own.bodies.values()].flat();
    const moving = loose.map(({ mesh, name }) => bench.solid(mesh, name));
    const figure = work.finished.flatMap((body) => [...body.metal.values()]);
    const hides = [...figure, ...work.finished.flatMap((body) => [...body.stones, ...body.smallStones])];
    return {
      place,
      isHeld,
      bodies: bench.bodies(bench.union([...figure, ...fixed])).filter((body) => body.volume() > 0.03).length,
      alone: bench.bodies(bench.union(figure)).filter((body) => body.volume() > 0.03).length,
      openEdges: loose.reduce((sum, { mesh }) => sum + countOpenEdges(mesh), 0),
      touching: moving.reduce((sum, part) => sum + bench.intersect(part, bench.union(fixed)).volume(), 0),
      showsMm2: bench.without(shadow(bench, [...fixed, ...moving]), shadow(bench, hides)).area(),
    };
  });
}

/** Outlines as seen along z. */
function shadow(bench: Bench, solids: readonly Solid[]): Region {
  return bench.joined(solids.map((solid) => bench.shadow(solid)));
}

/** What pins hold; the first and the second sketch in turn. */
const HELD: readonly Partial<Brief>[] = [
  { figures: ['thistle'] },
  { figures: ['swallow'] },
  { figures: ['bow'] },
  { figures: ['sword'] },
  { figures: ['crescent-moon'] },
  { figures: ['feather'] },
  { figures: ['mobius'] },
  { figures: ['snowflake'] },
  { figures: ['tree-of-life'] },
  { engraving: 'AM' },
  { motifs: ['Geometric'] },
  { motifs: ['Floral'] },
  { motifs: ['Wing'] },
  { culture: ['Celtic'] },
  { gemstones: ['Sapphire'] },
  { gemstones: ['Pearl'] },
  { gemstones: ['Ruby'], stoneCut: 'Marquise' },
];

describe('brooch pins', () => {
  it.each(HELD.map((brief, i) => [brief, 2 - (i % 2)] as const))(
    'are hidden behind what they hold, and held by it: %o, %d',
    async (brief, seed) => {
      const { place, isHeld, bodies, alone, openEdges, touching, showsMm2 } = await pinned(brief, seed);
      const label = JSON.stringify(place);
      expect(showsMm2, label).toBeLessThan(1.5);
      expect({ isHeld, openEdges }, label).toEqual({ isHeld: true, openEdges: 0 });
      expect(bodies, label).toBeLessThanOrEqual(alone);
      expect(touching, label).toBeLessThan(1e-6);
    },
  );

  it('are long and level where a disc hides them, and follow the spine of what is narrow', async () => {
    const disc = await pinned({ engraving: 'AM' }, 1);
    expect(disc.place).toMatchObject({ kind: 'stem', feet: 1, angle: 0 });
    const blade = await pinned({ figures: ['arrow'] }, 0);
    expect(blade.place).toMatchObject({ kind: 'stem', angle: Math.PI / 2 });
  });

  it('are a post with a clutch where a joint and a catch would show', async () => {
    const { place } = await pinned({ gemstones: ['Pearl'] }, 1);
    expect(place.kind).toBe('tack');
  });
});
