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
