import { describe, expect, it } from 'vitest';
import type { NoseHoop } from './nose.ts';
import { beadsOnHoop } from './noseBeads.ts';

const HOOP: NoseHoop = { kind: 'nose-hoop', form: 'seamless', wireMm: 0.9, innerDiameterMm: 8.5 };
const RADIUS_MM = (HOOP.innerDiameterMm + HOOP.wireMm) / 2;
const at = (degrees: number) => [
  RADIUS_MM * Math.cos((degrees * Math.PI) / 180),
  RADIUS_MM * Math.sin((degrees * Math.PI) / 180),
];

describe('beads along a nose ring', () => {
  it.each([
    [3, 2, undefined],
    [4, 1.8, undefined],
    [5, 2, 0.7],
  ])(
    '%i of %d mm touch their neighbours and lie alike on both sides of its lowest place',
    (count, diameterMm, endShare) => {
      const beads = beadsOnHoop({ ...HOOP, beads: { count, diameterMm, ...(endShare && { endShare }) } });
      expect(beads).toHaveLength(count);
      beads.slice(1).forEach((bead, i) => {
        const [one, other] = [at(beads[i]!.degrees), at(bead.degrees)];
        const apart = Math.hypot(one[0]! - other[0]!, one[1]! - other[1]!);
        const reach = (beads[i]!.diameterMm + bead.diameterMm) / 2;
        expect(apart).toBeLessThan(reach);
        expect(apart).toBeGreaterThan(reach - 0.15);
      });
      expect(beads[0]!.degrees + beads[count - 1]!.degrees).toBeCloseTo(540, 6);
      expect(beads[0]!.diameterMm).toBeCloseTo(diameterMm * (endShare ?? 1), 6);
    },
  );

  it('of a stone leave light between them', () => {
    const stone = { gemstone: 'Turquoise', cut: 'Round', form: 'bead', colour: null } as const;
    const [one, other] = beadsOnHoop({ ...HOOP, beads: { count: 2, diameterMm: 2, stone } }).map(
      ({ degrees }) => at(degrees),
    );
    expect(Math.hypot(one![0]! - other![0]!, one![1]! - other![1]!)).toBeGreaterThan(2.05);
  });
});
