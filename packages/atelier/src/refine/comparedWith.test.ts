import { describe, expect, it } from 'vitest';
import { isRing, membersOf } from '../design/document.ts';
import { made, refined, refusal } from './testing.ts';

const PAIR = made('matching wedding bands for him and her in yellow gold, his 6 mm, hers 4 mm', 31);
const BRIDAL = made('diamond engagement ring and wedding band set, white gold', 7919);
/** His before hers: the larger finger first. */
const bandsOf = (design: typeof PAIR) =>
  membersOf(design)
    .filter(isRing)
    .sort((one, other) => other.size.us - one.size.us)
    .map(({ band }) => band);
const widths = (say: string, of = PAIR) => bandsOf(refined(of, say).design).map(({ widthMm }) => widthMm);

describe('one ring of a set measured against the other', () => {
  it.each([
    ['make hers 1 mm narrower than his', [6, 5]],
    ['make hers 3mm narrower than his please', [6, 3]],
    ['his should be twice as wide as hers', [8, 4]],
    ['hers the same width as his', [6, 6]],
    ['his 3.5 mm wider than hers', [7.5, 4]],
    ['his half a mm wider than mine', [4.5, 4]],
    ['hers half as wide as his', [6, 3]],
  ])('%s', (say, wanted) => {
    expect(widths(say)).toEqual(wanted);
  });

  it('what is beyond the other already goes on from itself, and what is so is told', () => {
    const [his, hers] = widths('hers a bit narrower than his');
    expect(his).toBe(6);
    expect(hers).toBeLessThan(4);
    expect(refusal(PAIR, 'make hers 2 mm narrower than his')).toBe('The band is already so.');
  });

  it('thickness is another measure, and what stands beside it is done too', () => {
    const [, hers] = bandsOf(PAIR);
    const [thicker] = bandsOf(refined(PAIR, 'his 0.5 mm thicker than hers and brushed').design);
    expect(thicker?.thicknessMm).toBeCloseTo((hers?.thicknessMm ?? 0) + 0.5, 2);
    expect(thicker?.finish).toBe('Brushed');
  });

  it('the other is named by what it is', () => {
    const [ring] = bandsOf(BRIDAL);
    const [, band] = widths('make the wedding band half a mm wider than the engagement ring', BRIDAL);
    expect(band).toBeCloseTo((ring?.widthMm ?? 0) + 0.5, 2);
  });
});
