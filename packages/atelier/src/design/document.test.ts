import { describe, expect, it } from 'vitest';
import { createDesign } from './createDesign.ts';
import { readDesign } from './document.ts';
import { migrateDesign } from './migrations.ts';
import type { PieceDesign } from './piece/document.ts';
import { openBrief } from './testing/briefs.ts';
import { ringOf } from './testing/ring.ts';

const halo = ringOf(createDesign(openBrief({ setting: 'Halo' }), 5));

const paths = (document: unknown): string[] => {
  const reading = readDesign(document);
  return reading.ok ? [] : reading.faults.map((fault) => fault.path);
};

describe('readDesign', () => {
  it('accepts what createDesign made', () => {
    expect(readDesign(halo)).toEqual({ ok: true, design: halo });
  });

  it('lists every fault with its place', () => {
    const bad = { ...halo, band: { ...halo.band, widthMm: -1, thicknessMm: 90 } };
    expect(paths(bad)).toEqual(expect.arrayContaining(['band.widthMm', 'band.thicknessMm']));
  });

  it('knows the rules between fields', () => {
    expect(paths({ ...halo, centre: null })).toEqual(expect.arrayContaining(['head', 'halo']));
    expect(paths({ ...halo, band: { ...halo.band, alloyId: 'gone' } })).toEqual(['band.alloyId']);
    expect(paths({ ...halo, size: { us: 7, innerDiameterMm: 19 } })).toEqual(['size.innerDiameterMm']);
  });

  it('refuses a peg for a stone that is no bead', () => {
    const pearl = createDesign(openBrief({ type: 'Pendant', gemstones: ['Pearl'] }), 0) as PieceDesign;
    const pegged = (form: 'bead' | 'faceted') => ({
      ...pearl,
      ornaments: pearl.ornaments.map((placed) => ({
        ...placed,
        ornament: {
          kind: 'stone',
          alloyId: 'main',
          stone: {
            gemstone: 'Pearl',
            cut: 'Round',
            form,
            colour: null,
            lengthMm: 7,
            widthMm: 7,
            depthMm: 7,
            nominalCarat: 2.5,
          },
          orientation: 'upright',
          hold: { kind: 'peg' },
          halo: null,
        },
      })),
    });
    expect(paths(pegged('bead'))).toEqual([]);
    expect(paths(pegged('faceted'))).toEqual(['ornaments.0.ornament.hold']);
  });

  it('refuses what is no document', () => {
    for (const nonsense of [
      null,
      'ring',
      [],
      { documentVersion: 99 },
      { documentVersion: 1, type: 'Boat' },
    ]) {
      expect(readDesign(nonsense).ok).toBe(false);
    }
  });
});

describe('migrateDesign', () => {
  it('walks the steps in order and stamps each version', () => {
    const steps = { 1: (d: object) => ({ ...d, one: true }), 2: (d: object) => ({ ...d, two: true }) };
    expect(migrateDesign({ documentVersion: 1, a: 0 }, 3, steps)).toEqual({
      ok: true,
      document: { documentVersion: 3, a: 0, one: true, two: true },
    });
    expect(migrateDesign({ documentVersion: 2 }, 4, steps).ok).toBe(false);
  });
});
