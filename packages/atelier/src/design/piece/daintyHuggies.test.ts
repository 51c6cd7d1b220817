import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { EMPTY_BRIEF } from '../emptyBrief.ts';
import { openBrief } from '../testing/briefs.ts';

/** Breadth over all against the tube, by section (geometry/findings/hoops.ts). */
const BROAD = { round: 1, strip: 1.9, cushion: 1.5 } as const;

describe('dainty huggies', () => {
  it('are no broader than about two millimetres in any of four sketches', () => {
    for (const from of [0, 11, 402]) {
      for (const k of [0, 1, 2, 3]) {
        const design = createDesign(
          openBrief({
            type: 'Earrings',
            earringKind: 'huggie',
            proportions: { ...EMPTY_BRIEF.proportions, presence: 'delicate' },
          }),
          from + k,
        );
        const text = JSON.stringify(design);
        const tube = Number(/"tubeMm":([\d.]+)/.exec(text)?.[1]);
        const section = (/"section":"(round|strip)"/.exec(text)?.[1] ?? 'cushion') as keyof typeof BROAD;
        expect(tube * BROAD[section]).toBeLessThanOrEqual(2.35);
        expect(tube * BROAD[section]).toBeGreaterThan(1.5);
      }
    }
  });
});
