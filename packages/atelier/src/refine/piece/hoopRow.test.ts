import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { HOOP_ROW_SHARE } from '../../design/piece/carriers.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { refineDesign } from '../refineDesign.ts';

const huggies = createDesign(
  openBrief({ type: 'Earrings', earringKind: 'huggie', gemstones: ['Diamond'] }),
  0,
) as PieceDesign;

function refined(instruction: string) {
  const result = refineDesign(huggies, instruction);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { carrier, composition, title } = result.design as PieceDesign;
  if (carrier.kind !== 'fitted' || carrier.fitting.kind !== 'hoop') throw new Error(title);
  return { fitting: carrier.fitting, composition, title };
}

describe('a row of small stones along a hoop', () => {
  it('is taken away, and the piece is named without it', () => {
    for (const instruction of ['remove the stones', 'no diamonds']) {
      const { fitting, composition, title } = refined(instruction);
      expect(fitting.stones).toBeUndefined();
      expect(composition).toBe('huggie');
      expect(title).toBe('Huggie earrings in 14k yellow gold');
    }
  });

  it('takes other stones in the place of its own', () => {
    const { fitting, title } = refined('rubies instead of diamonds');
    expect(fitting.stones?.stone.gemstone).toBe('Ruby');
    expect(title).toContain('ruby');
  });

  it('keeps metal beside its stones, whatever grows or shrinks', () => {
    for (const instruction of ['much larger stones', 'much thinner', 'smaller stones', 'thicker']) {
      const { fitting } = refined(instruction);
      expect(fitting.stones!.diameterMm).toBeLessThanOrEqual(fitting.tubeMm * HOOP_ROW_SHARE + 0.01);
    }
    expect(refined('smaller stones').fitting.stones!.diameterMm).toBeLessThan(1.38);
  });
});
