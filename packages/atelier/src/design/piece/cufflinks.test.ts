import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from './document.ts';

const sketches = (prompt: string): PieceDesign[] =>
  [0, 1, 2, 3].map((seed) => createDesign(interpret({ prompt }).brief, seed) as PieceDesign);
const backs = (prompt: string): (string | null)[] =>
  sketches(prompt).map(({ carrier }) =>
    carrier.kind === 'fitted' && carrier.fitting.kind === 'cufflink' ? carrier.fitting.form : null,
  );

describe('backs of cufflinks', () => {
  it.each([
    ['gold cufflinks with a monogram, chain link back not the swivel type', 'chain'],
    ['silver cufflinks joined by a chain, lapis', 'chain'],
    ['onyx cufflinks, whale back', 'bullet'],
    ['round cufflinks with a swivel bar', 'bullet'],
    ['silver cufflinks with a fixed back, an anchor', 'fixed-bar'],
  ])('are as asked in all sketches, which differ: %s', (prompt, form) => {
    expect(backs(prompt)).toEqual([form, form, form, form]);
    expect(new Set(sketches(prompt).map(({ composition }) => composition)).size).toBeGreaterThan(2);
  });

  it('are of several kinds where nothing was said', () =>
    expect(new Set(backs('silver cufflinks with an anchor')).size).toBeGreaterThan(1));

  it('a whale is a whale, and the links of a chain are its links', () => {
    expect(interpret({ prompt: 'silver cufflinks with a whale' }).brief.figures).toEqual(['whale']);
    expect(interpret({ prompt: 'onyx cufflinks, whale back' }).brief.figures ?? []).toEqual([]);
    const { brief } = interpret({ prompt: 'curb chain link bracelet' });
    expect([brief.chainKind, brief.claspKind ?? null]).toEqual(['curb', null]);
  });
});

describe('faces of cufflinks', () => {
  const faces = (prompt: string) =>
    sketches(prompt).flatMap(({ ornaments }) =>
      ornaments.flatMap(({ ornament }) => (ornament.kind === 'plate' ? [ornament] : [])),
    );

  it.each([
    ['lapis cufflinks, round, gold', 'disc'],
    ['mother of pearl cufflinks round with a thin gold rim', 'disc'],
    ['square cufflinks of onyx, silver', 'square'],
    ['silver cufflinks, oval, with turquoise', 'oval'],
  ])(
    'have the outline that was named, and opaque stones are laid flat into all of it: %s',
    (prompt, outline) => {
      const drawn = faces(prompt);
      expect(drawn).toHaveLength(4);
      for (const face of drawn) {
        expect(face.outline).toBe(outline);
        expect(face.border.kind).not.toBe('pave');
        expect(face.field).toEqual(expect.objectContaining({ kind: 'stone', isTablet: true }));
      }
    },
  );

  it('stones of their own size, domes and stones of light are set', () => {
    for (const prompt of ['round cufflinks with 6 mm onyx', 'round cufflinks with amethysts'])
      for (const { field } of faces(prompt)) expect(JSON.stringify(field)).not.toContain('isTablet');
  });
});

describe('a small stone in the corner of an inlay', () => {
  it.each([
    ['square cufflinks of onyx with a small ruby in the corner', 'Ruby'],
    ['a silver pendant, turquoise inlay and one tiny diamond in a corner', 'Diamond'],
  ])('is in all sketches: %s', (prompt, gemstone) => {
    for (const { ornaments, provenance } of sketches(prompt)) {
      const face = ornaments.map(({ ornament }) => ornament).find(({ kind }) => kind === 'plate');
      const field = face?.kind === 'plate' && face.field.kind === 'stone' ? face.field : null;
      expect(field?.isTablet).toBe(true);
      expect(field?.corner?.stone.gemstone).toBe(gemstone);
      expect(provenance.adjustments.join()).not.toContain('left out');
    }
  });
});
