import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../../design/createDesign.ts';
import { isRing } from '../../design/document.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { buildSolids } from '../buildSolids.ts';
import { atBench } from '../mesh/bench.ts';
import type { Solids } from '../solids.ts';
import { countOpenEdges } from '../testing/inspect.ts';
import { BACK_LETTERS } from './backLetters.ts';
import { placeOnBack } from './place-letters.ts';

function pieceOf(prompt: string, seed: number): PieceDesign {
  const design = createDesign(interpret({ prompt }).brief, seed);
  if (isRing(design)) throw new Error('no piece');
  return design;
}

async function solidsOf(design: PieceDesign): Promise<Solids> {
  const built = await buildSolids(design);
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  return built.solids;
}

const volumeOf = ({ metal }: Solids): number => metal.reduce((sum, { volumeMm3 }) => sum + volumeMm3, 0);
const depthsOf = ({ measures }: Solids): number[] =>
  measures.flatMap(({ kind, where, value }) =>
    kind === 'engraving-depth' && where === BACK_LETTERS ? [value] : [],
  );

describe('letters on the back', () => {
  it.each([
    'gold medallion with a compass, engrave the back with "Bon voyage"',
    'silver disc pendant, engraved on the back with NR 1988',
    'oval gold locket, the reverse engraved "Nana"',
    'heart pendant in gold with "Be mine" engraved on the back',
    'cufflinks with a horse, engraved TJB on the back',
    'dog tag necklace with a bear, on the back "Stay wild"',
    'silver owl charm, engrave the back with Lia',
  ])('are cut where the back is a plate: %s', async (prompt) => {
    const design = pieceOf(prompt, 5);
    expect(design.engraving?.place).toBe('back');
    const [cut, bare] = [await solidsOf(design), await solidsOf({ ...design, engraving: null })];
    const taken = volumeOf(bare) - volumeOf(cut);
    expect(taken).toBeGreaterThan(0.5);
    expect(taken).toBeLessThan(0.1 * volumeOf(bare));
    expect(depthsOf(cut).length).toBeGreaterThan(0);
    for (const { mesh, name } of cut.metal) expect(countOpenEdges(mesh), name).toBe(0);
    // The front is as it was.
    expect(cut.bounds).toEqual(bare.bounds);
  });

  it.each([
    ['a swallow pendant in silver, engraved on the back with "Fly home, Nan"', 2],
    ['bee pendant in gold, engraved on the back with "Busy as ever"', 1],
  ] as const)('stand on a sheet behind a figure that is too narrow for them: %s', async (prompt, seed) => {
    const design = pieceOf(prompt, seed);
    const [cut, bare] = [await solidsOf(design), await solidsOf({ ...design, engraving: null })];
    expect(depthsOf(cut).length).toBeGreaterThan(0);
    expect(volumeOf(cut)).toBeGreaterThan(volumeOf(bare));
    expect(cut.metal.length).toBe(bare.metal.length);
    for (const { mesh, name } of cut.metal) expect(countOpenEdges(mesh), name).toBe(0);
  });

  it('are the engraver’s where the back is no plate', async () => {
    const design = pieceOf('gold medallion with a compass, engrave the back with "Bon voyage"', 5);
    const [main] = pieceOf('sapphire pendant in gold', 5).ornaments;
    const open = { ...design, ornaments: [{ ...main!, slot: 'main' as const }] };
    expect(depthsOf(await solidsOf(open))).toEqual([]);
  });

  it('are as large as the flat lets them be, in lines, within it', () =>
    atBench((bench) => {
      const disc = bench.region([
        Array.from({ length: 64 }, (_, i) => {
          const a = (i * Math.PI) / 32;
          return [7 * Math.cos(a), 7 * Math.sin(a)] as const;
        }),
      ]);
      const text = 'You are my only sunshine';
      const place = placeOnBack(bench, disc, { text, lettering: 'serif' });
      expect(place?.text.replaceAll('\n', ' ')).toBe(text);
      expect(place?.text).toContain('\n');
      expect(place?.letterMm).toBeGreaterThanOrEqual(1.2);
      const small = bench.grown(disc, -5.5);
      expect(placeOnBack(bench, small, { text, lettering: 'serif' })).toBeNull();
    }));
});
