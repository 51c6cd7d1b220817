import { describe, expect, it } from 'vitest';
import { claspGapMm } from '../../design/findings/clasp.ts';
import type { Alloy } from '../../design/parts.ts';
import type { ChainEnd } from '../chain/build.ts';
import { frameAt } from '../frame.ts';
import { atBench, type Bench } from '../mesh/bench.ts';
import type { MetalPart } from '../solids.ts';
import { countOpenEdges, solidOf } from '../testing/inspect.ts';
import { Workpiece } from '../workpiece.ts';
import { buildBail, buildJumpRing } from './bails.ts';
import { buildBroochPin, type PinPlace } from './broochPin.ts';
import { closeChain } from './clasps.ts';
import { buildEarFitting } from './ears.ts';
import type { BuiltFinding, FindingMetal } from './forms.ts';
import { buildNoseFitting } from './nose.ts';
import { buildPinFitting } from './pins.ts';
import { buildBandFitting } from './wearing.ts';

const ALLOY: Alloy = {
  id: 'main',
  metal: '14k Gold',
  family: 'gold',
  karat: 14,
  colour: 'yellow',
  plating: 'none',
  recycled: false,
};
const METAL: FindingMetal = { alloy: ALLOY, finish: 'Polished' };
const FRAME = frameAt([0, 0, 0]);

type Build = (bench: Bench, work: Workpiece) => BuiltFinding;
const ear =
  (spec: Parameters<typeof buildEarFitting>[3]): Build =>
  (b, w) =>
    buildEarFitting(b, w, FRAME, spec, METAL);
const pin =
  (spec: Parameters<typeof buildPinFitting>[3]): Build =>
  (b, w) =>
    buildPinFitting(b, w, FRAME, spec, METAL);
const stem = (changes: Partial<Extract<PinPlace, { kind: 'stem' }>>): PinPlace => ({
  kind: 'stem',
  x: 0,
  y: 0,
  angle: 0,
  spanMm: 28,
  feet: 1,
  double: false,
  ...changes,
});
const brooch =
  (place: PinPlace, spanMm: number): Build =>
  (b, w) =>
    buildBroochPin(b, w, FRAME, { kind: 'brooch-pin', wireMm: 1.1, spanMm, double: false }, place, METAL);
const nose =
  (spec: Parameters<typeof buildNoseFitting>[3]): Build =>
  (b, w) =>
    buildNoseFitting(b, w, FRAME, spec, METAL);
const bail =
  (form: Parameters<typeof buildBail>[3]['form']): Build =>
  (b, w) =>
    buildBail(b, w, FRAME, { kind: 'bail', form, insideMm: 4, widthMm: 4 }, METAL);
const bandOf =
  (spec: Parameters<typeof buildBandFitting>[3]): Build =>
  (b, w) =>
    buildBandFitting(b, w, FRAME, spec, METAL);
const jump =
  (open: boolean): Build =>
  (b) =>
    buildJumpRing(b, FRAME, { kind: 'jump-ring', wireMm: 0.8, innerDiameterMm: 3, open }, METAL);

/** Builders with the number of separate bodies that are fused to the piece (a bail of two legs stands on two). */
const FINDINGS: readonly (readonly [name: string, build: Build, fused: number])[] = [
  ['post', ear({ kind: 'post', wireMm: 0.81, lengthMm: 10 }), 1],
  ['fish hook', ear({ kind: 'fish-hook', wireMm: 0.81, heightMm: 18 }), 1],
  ['lever back', ear({ kind: 'lever-back', wireMm: 0.9, heightMm: 14 }), 1],
  ['round hoop', ear({ kind: 'hoop', form: 'round', innerDiameterMm: 25, tubeMm: 2.4 }), 1],
  ['oval hoop', ear({ kind: 'hoop', form: 'oval', innerDiameterMm: 22, tubeMm: 2 }), 1],
  ['huggie', ear({ kind: 'hoop', form: 'huggie', innerDiameterMm: 10, tubeMm: 2.2 }), 1],
  ['threader', ear({ kind: 'threader', wireMm: 0.81, lengthMm: 40 }), 1],
  ['climber', ear({ kind: 'climber', wireMm: 0.81, lengthMm: 18 }), 1],
  ['tapered bail', bail('tapered'), 1],
  ['loop bail', bail('loop'), 1],
  ['split bail', bail('split'), 1],
  ['hidden bail', bail('hidden'), 1],
  ['hinged bail', bail('hinged'), 1],
  ['open jump ring', jump(true), 0],
  ['soldered jump ring', jump(false), 0],
  ['brooch pin', brooch(stem({}), 28), 1],
  ['fine brooch pin', brooch(stem({ feet: 0.75, spanMm: 12, angle: 1.2 }), 12), 1],
  ['finest brooch pin', brooch(stem({ feet: 0.55, spanMm: 7.5, x: 4, y: -3 }), 12), 1],
  ['double brooch pin', brooch(stem({ spanMm: 48, double: true }), 48), 2],
  ['tack for a brooch pin', brooch({ kind: 'tack', x: 1, y: 2 }, 12), 1],
  ['bullet cufflink', pin({ kind: 'cufflink', form: 'bullet', reachMm: 18 }), 1],
  ['fixed cufflink', pin({ kind: 'cufflink', form: 'fixed-bar', reachMm: 18 }), 1],
  ['chain cufflink', pin({ kind: 'cufflink', form: 'chain', reachMm: 18 }), 1],
  ['hairpin', pin({ kind: 'hairpin', wireMm: 1.8, lengthMm: 75, gapMm: 14 }), 1],
  ['comb', pin({ kind: 'comb', wireMm: 1.6, widthMm: 50, teeth: 9, lengthMm: 42 }), 1],
  ['barrette', pin({ kind: 'barrette', lengthMm: 60, widthMm: 9 }), 1],
  ['L-bend', nose({ kind: 'nose-stud', form: 'l-bend', wireMm: 0.81, lengthMm: 7 }), 1],
  ['nose screw', nose({ kind: 'nose-stud', form: 'screw', wireMm: 0.81, lengthMm: 7 }), 1],
  ['nose bone', nose({ kind: 'nose-stud', form: 'bone', wireMm: 0.81, lengthMm: 7 }), 1],
  ['seamless hoop', nose({ kind: 'nose-hoop', form: 'seamless', wireMm: 0.9, innerDiameterMm: 8 }), 1],
  ['clicker', nose({ kind: 'nose-hoop', form: 'clicker', wireMm: 1.2, innerDiameterMm: 9 }), 1],
  ['tiara band', bandOf({ kind: 'tiara-band', wireMm: 2.2, widthMm: 125, depthMm: 100 }), 1],
  ['toe ring', bandOf({ kind: 'toe-band', innerDiameterMm: 15, widthMm: 3, thicknessMm: 1.3, gapMm: 3 }), 1],
];

/** The parts' bodies are closed, whole, and none goes through another. */
function expectSound(bench: Bench, parts: readonly MetalPart[], fused: Workpiece | null): void {
  const solids = parts.map((part) => {
    expect(countOpenEdges(part.mesh), part.name).toBe(0);
    const solid = solidOf(bench, part.mesh);
    expect(bench.bodies(solid), part.name).toHaveLength(1);
    return solid;
  });
  if (fused !== null && fused.bodies.size > 0) solids.push(bench.union([...fused.bodies.values()].flat()));
  for (let i = 0; i < solids.length; i++) {
    for (let k = i + 1; k < solids.length; k++)
      expect(
        bench.intersect(solids[i], solids[k]).volume(),
        `${parts[i].name} and ${parts[k]?.name ?? 'piece'}`,
      ).toBeLessThan(1e-6);
  }
}

describe('findings', () => {
  it.each(FINDINGS)('%s: whole bodies that move freely', async (_, build, fused) => {
    await atBench((bench) => {
      const work = new Workpiece();
      const built = build(bench, work);
      const solids = [...[...work.bodies.values()].flat(), ...work.base];
      if (fused > 0) expect(bench.bodies(bench.union(solids))).toHaveLength(fused);
      expectSound(bench, built.loose, work);
      expect(built.reach.back).toBeGreaterThanOrEqual(0);
    });
  });

  /** Letters are cut half a millimetre into fronts in whose backs these stand, 0.3 mm deep. */
  const ON_BACKS = /^(?:post|.*brooch pin|.*cufflink|barrette)$/;
  it.each(FINDINGS.filter(([name]) => ON_BACKS.test(name)))(
    '%s: stands on a back without coming through to what is cut into the front',
    async (_, build) => {
      await atBench((bench) => {
        const work = new Workpiece();
        build(bench, work);
        const fused = bench.union([...[...work.bodies.values()].flat(), ...work.base]);
        expect(bench.extent(fused).max[2]).toBeLessThanOrEqual(0.3);
      });
    },
  );

  it.each(['lobster', 'spring-ring', 'toggle', 'box', 'magnetic', 's-hook'] as const)(
    '%s clasp closes a chain',
    async (form) => {
      await atBench((bench) => {
        const spec = { kind: 'clasp', form, lengthMm: 13 } as const;
        const end = (x: number, s: 1 | -1): ChainEnd => ({
          at: [x, 0, 0],
          outward: [s, 0, 0],
          axis: [0, 0, 1],
          roomMm: 0.9,
        });
        const parts = closeChain(bench, end(0, 1), end(claspGapMm(spec), -1), spec, METAL);
        expect(parts.length).toBeGreaterThanOrEqual(3);
        expectSound(bench, parts, null);
      });
    },
  );
});

describe('hammered hoops', () => {
  it.each([
    { kind: 'hoop', form: 'round', innerDiameterMm: 40, tubeMm: 2.2 },
    { kind: 'hoop', form: 'oval', innerDiameterMm: 25, tubeMm: 1.8 },
    { kind: 'hoop', form: 'huggie', innerDiameterMm: 10, tubeMm: 2, section: 'strip' },
  ] as const)('are dented, whole and no thicker: $form', (spec) =>
    atBench((bench) => {
      const built = (hammer: number | null) => {
        const work = new Workpiece();
        const { loose } = buildEarFitting(bench, work, FRAME, spec, METAL, null, hammer);
        const solid = bench.union([...work.bodies.values()].flat());
        expect(solid.status()).toBe('NoError');
        return { volume: solid.volume(), area: solid.surfaceArea(), box: bench.extent(solid), loose };
      };
      const [smooth, worked] = [built(null), built(7)];
      expect(worked.volume).toBeLessThan(0.99 * smooth.volume);
      expect(worked.volume).toBeGreaterThan(0.75 * smooth.volume);
      for (const axis of [0, 1, 2] as const) {
        expect(worked.box.max[axis]).toBeLessThan(smooth.box.max[axis] + 0.02);
        expect(worked.box.min[axis]).toBeGreaterThan(smooth.box.min[axis] - 0.02);
      }
      for (const part of worked.loose) expect(countOpenEdges(part.mesh)).toBe(0);
      expect(built(7).volume).toBe(worked.volume);
      expect(built(8).volume).not.toBe(worked.volume);
    }),
  );
});
