import { describe, expect, it } from 'vitest';
import { chainOf } from '../../design/chain/draw.ts';
import { claspGapMm } from '../../design/findings/clasp.ts';
import { seededRandom } from '../../design/random.ts';
import { pathLengthMm } from '../chain/paths.ts';
import { type ChainCarrier, pathOf } from './chainPath.ts';

const clasp = { kind: 'clasp', form: 'lobster', lengthMm: 12 } as const;
const chain = chainOf('cable', 'main', 1.4, seededRandom(1));
const lyingAs = (wear: ChainCarrier['wear'], lengthMm: number, front: ChainCarrier['front']) =>
  pathOf({ kind: 'chain', alloyId: 'main', wear, lengthMm, front, clasp, chain, tailMm: null });

describe('the way of a chain', () => {
  it.each([
    ['neck', 355],
    ['neck', 457],
    ['neck', 760],
    ['body', 800],
    ['wrist', 165],
    ['wrist', 178],
    ['ankle', 240],
  ] as const)('about the %s is %d mm from end to end, its clasp included', (wear, lengthMm) => {
    for (const front of ['hangs', 'let-in'] as const) {
      const { points } = lyingAs(wear, lengthMm, front);
      const [first, last] = [points[0]!, points[points.length - 1]!];
      const gapMm = Math.hypot(first[0] - last[0], first[1] - last[1], first[2] - last[2]);
      expect(Math.abs(gapMm - claspGapMm(clasp))).toBeLessThan(0.3);
      const whole = pathLengthMm({ points, closed: false }) + gapMm;
      expect(Math.abs(whole - lengthMm)).toBeLessThan(lengthMm * 0.003);
    }
  });

  it.each([330, 355, 457, 760])('bends nowhere sharply, nor at the clasp: %d mm', (lengthMm) => {
    for (const front of ['hangs', 'let-in'] as const) {
      const { points } = lyingAs('neck', lengthMm, front);
      const headings = points
        .slice(1)
        .map((to, i) => Math.atan2(to[2] - points[i]![2], to[0] - points[i]![0]));
      const steps = points
        .slice(2)
        .map((to, i) => Math.hypot(to[0] - points[i]![0], to[2] - points[i]![2]) / 2);
      headings.slice(1).forEach((heading, i) => {
        const turn = Math.abs(Math.atan2(Math.sin(heading - headings[i]!), Math.cos(heading - headings[i]!)));
        expect(steps[i]! / Math.max(turn, 1e-9)).toBeGreaterThan(6);
      });
      // The ends lie level and face each other.
      expect(Math.abs(Math.sin(headings[0]!))).toBeLessThan(0.05);
      expect(Math.abs(Math.sin(headings[headings.length - 1]!))).toBeLessThan(0.05);
    }
  });
});
