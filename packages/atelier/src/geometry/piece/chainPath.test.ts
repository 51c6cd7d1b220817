import { describe, expect, it } from 'vitest';
import { chainOf } from '../../design/chain/draw.ts';
import { seededRandom } from '../../design/random.ts';
import { pathLengthMm } from '../chain/paths.ts';
import { claspGapMm } from '../findings/clasps.ts';
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
  ] as const)('about the %s is %d mm from end to end, its clasp included', (wear, lengthMm) => {
    for (const front of ['hangs', 'let-in'] as const) {
      const whole = pathLengthMm(lyingAs(wear, lengthMm, front)) + claspGapMm(clasp);
      expect(Math.abs(whole - lengthMm)).toBeLessThan(lengthMm * 0.003);
    }
  });

  it('about the wrist is as long as asked beside its clasp', () => {
    expect(pathLengthMm(lyingAs('wrist', 178, 'let-in'))).toBeCloseTo(178, 0);
  });
});
