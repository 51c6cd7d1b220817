import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from './document.ts';

const drawn = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, 7919 + seed) as PieceDesign);
};

describe('letters and an opaque stone on cufflinks', () => {
  it.each([
    ['gold cufflinks engraved AB with lapis', 'Lapis Lazuli'],
    ["silver cufflinks with the initials 'TR' and mother of pearl", 'Moonstone'],
    ['cufflinks in turquoise with the letter K', 'Turquoise'],
  ] as const)('%s: it is laid about them', (prompt, gemstone) => {
    for (const { ornaments, provenance } of drawn(prompt)) {
      const [main] = ornaments;
      expect(main?.ornament).toMatchObject({
        kind: 'plate',
        field: { kind: 'text', cut: 'raised', ground: { gemstone } },
      });
      expect(provenance.adjustments.join()).not.toMatch(/no seat for a stone/);
    }
  });

  it('leaves bare letters bare', () => {
    for (const { ornaments } of drawn('gold cufflinks engraved AB'))
      expect(JSON.stringify(ornaments)).not.toContain('"ground"');
  });
});

describe('lockets of a motif', () => {
  it.each(['silver locket with a flower on it', 'gold locket, celestial'])(
    '%s: show it as several figures, and miss none',
    (prompt) => {
      const pieces = drawn(prompt);
      const forms = pieces.map(({ ornaments }) => {
        const field = ornaments[0]?.ornament.kind === 'plate' ? ornaments[0].ornament.field : null;
        return field?.kind === 'emblem' ? field.form : null;
      });
      expect(forms).not.toContain(null);
      expect(new Set(forms).size).toBeGreaterThanOrEqual(3);
      for (const { provenance } of pieces) expect(provenance.adjustments.join()).not.toMatch(/motif/);
    },
  );

  it('are of the figure that was named', () => {
    for (const { ornaments } of drawn('gold locket with a rose'))
      expect(ornaments[0]?.ornament).toMatchObject({ field: { kind: 'emblem', form: 'rose' } });
  });
});
