import type { Brief } from '@filigree/contracts';
import { expect, it } from 'vitest';
import { EMPTY_BRIEF } from '../../design/emptyBrief.ts';
import { createPiece } from '../../design/piece/createPiece.ts';
import { buildSolids } from '../buildSolids.ts';

const rowsOfPearls: Brief = {
  ...EMPTY_BRIEF,
  type: 'Necklace',
  metals: ['Yellow Gold'],
  gemstones: ['Sapphire', 'Pearl'],
  stoneCut: 'Princess',
  arrangements: ['choker', 'strand', 'flanked'],
  rows: 3,
};

it('strands of pearls with a named stone in their middle are that in every sketch', () => {
  for (const seed of [0, 1, 2, 3]) {
    const { carrier, ornaments, title } = createPiece(rowsOfPearls, 'Necklace', seed, 'test');
    expect(carrier).toMatchObject({
      kind: 'chain',
      front: 'let-in',
      strand: { strands: 3, stone: { gemstone: 'Pearl' } },
    });
    expect(carrier.kind === 'chain' && carrier.strand?.eachStrand).toBeUndefined();
    expect(ornaments).toMatchObject([
      {
        slot: 'main',
        ornament: { kind: 'stone', halo: null, stone: { gemstone: 'Sapphire', cut: 'Princess' } },
      },
    ]);
    expect(title).toContain('sapphire');
  }
});

it('the strands end on both sides of the stone, and no pearl is in its place', async () => {
  const design = createPiece(rowsOfPearls, 'Necklace', 1, 'test');
  const built = await buildSolids(design);
  if (!built.ok) throw new Error(built.error.code);
  const { stones } = built.solids;
  const middle = stones.find(({ gemstone }) => gemstone === 'Sapphire')!;
  const away = stones
    .filter(({ gemstone }) => gemstone === 'Pearl')
    .map(({ placement, widthMm }) => {
      const [dx, , dz] = placement.origin.map((at, i) => at - middle.placement.origin[i]!);
      return Math.hypot(dx!, dz!) - widthMm / 2;
    });
  expect(away.length).toBeGreaterThan(90);
  expect(Math.min(...away)).toBeGreaterThan(middle.widthMm / 2);
});

it('one strand, and a bracelet of two, have it too', () => {
  const one = createPiece(
    { ...rowsOfPearls, rows: null, arrangements: ['strand', 'flanked'] },
    'Necklace',
    2,
    'test',
  );
  expect(one.carrier).toMatchObject({ front: 'let-in', strand: { stone: { gemstone: 'Pearl' } } });
  const wrist: Brief = { ...rowsOfPearls, type: 'Bracelet', arrangements: ['strand', 'flanked'], rows: 2 };
  const bracelet = createPiece(wrist, 'Bracelet', 1, 'test');
  expect(bracelet.carrier).toMatchObject({ front: 'let-in', strand: { strands: 2 } });
  expect(bracelet.ornaments[0]?.ornament).toMatchObject({ stone: { gemstone: 'Sapphire' } });
});
