import { describe, expect, it } from 'vitest';
import type { PieceDesign } from '../design/piece/document.ts';
import { refineDesign } from './refineDesign.ts';
import { DERIVED, differences, pieceOf } from './testing.ts';

const BRACELET = pieceOf('charm bracelet with an anchor, a key and a fox');
const formsOf = ({ ornaments }: PieceDesign): string[] =>
  ornaments.flatMap(({ ornament }) => ('form' in ornament ? [ornament.form] : [ornament.kind]));

function refined(say: string): PieceDesign {
  const result = refineDesign(BRACELET, say);
  if (!result.ok) throw new Error(`${say}: ${JSON.stringify(result.error)}`);
  const after = result.design as PieceDesign;
  const touched = differences(BRACELET, after).filter((path) => !DERIVED.test(path));
  expect(touched.every((path) => path.startsWith('ornaments'))).toBe(true);
  return after;
}

describe('charms among others', () => {
  it.each([
    ['add a bell', ['anchor', 'key', 'fox', 'bell']],
    ['remove the key', ['anchor', 'fox']],
    ['swap the fox for an owl', ['anchor', 'key', 'owl']],
    ['add a ruby charm', ['anchor', 'key', 'fox', 'stone']],
  ])('%s', (say, forms) => {
    expect(formsOf(refined(say))).toEqual(forms);
  });

  it('are all larger where they are asked to be', () => {
    const after = refined('bigger charms');
    for (const [i, { ornament }] of after.ornaments.entries()) {
      const before = BRACELET.ornaments[i]!.ornament;
      if ('sizeMm' in ornament && 'sizeMm' in before) expect(ornament.sizeMm).toBeGreaterThan(before.sizeMm);
    }
  });

  it('that are not there cannot go', () => {
    expect(refineDesign(BRACELET, 'remove the dolphin').ok).toBe(false);
  });
});
