import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { RingDesign } from './document.ts';

const SEEDS = [0, 1, 2, 3, 8, 13, 22, 35];
const ringsFor = (prompt: string): RingDesign[] => {
  const brief: Brief = interpret({ prompt }).brief;
  return SEEDS.map((seed) => createDesign(brief, seed) as RingDesign);
};

describe('a ring that is named by its figure', () => {
  it.each([
    ['black rose ring, oxidized silver, one dark red garnet in the middle of the flower', 'Garnet'],
    ['rose ring with a ruby', 'Ruby'],
    ['daisy ring with a yellow sapphire', 'Sapphire'],
    ['heart ring with a ruby inside', 'Ruby'],
    ['lotus ring, one amethyst', 'Amethyst'],
  ])('%s: the figure is the front, with the stone in it', (prompt, gemstone) => {
    for (const { head, shoulders } of ringsFor(prompt)) {
      expect(head).toBeNull();
      expect(shoulders).toMatchObject({ kind: 'motif', place: 'front', ornament: { centre: { gemstone } } });
    }
  });

  it.each(['skull ring with one ruby', 'sunflower ring with one citrine'])(
    '%s: as an emblem too',
    (prompt) => {
      for (const { head, shoulders } of ringsFor(prompt)) {
        expect(head).toBeNull();
        expect(shoulders.kind).toBe('emblem');
      }
    },
  );

  it.each([
    'toe ring silver adjustable with little lotus flower',
    'rose ring',
    'silver toe ring with a daisy',
  ])('%s: no stone is in the middle that nobody spoke of', (prompt) => {
    for (const { head, centre, shoulders } of ringsFor(prompt)) {
      expect([head, centre]).toEqual([null, null]);
      expect(shoulders).toMatchObject({ kind: 'motif', ornament: { centre: null } });
    }
  });

  it.each(['engagement ring with a 1 ct diamond and roses', 'oval sapphire ring with little stars'])(
    '%s: a stone that was described stays the head',
    (prompt) => {
      for (const { head } of ringsFor(prompt)) expect(head).not.toBeNull();
    },
  );
});

describe('the stem of a flower', () => {
  it.each([
    'rose ring, thorny stem wraps around the finger, one garnet',
    'black rose ring with a thorn band',
    'rose ring, its vine wrapped around the finger',
  ])('%s: is the band', (prompt) => {
    for (const { band, shoulders } of ringsFor(prompt)) {
      expect(band.twig).toBeTruthy();
      expect(shoulders).toMatchObject({ kind: 'motif', ornament: { form: 'rose' } });
    }
  });
});

describe('a slim band', () => {
  it.each([
    'oval diamond engagement ring, thin plain band',
    'sapphire ring with a dainty band',
    'diamond solitaire on a 1.8 mm band',
  ])('%s: carries no form that a broad one needs', (prompt) => {
    for (const { composition, band } of ringsFor(prompt)) {
      expect(composition).not.toMatch(/tension|flush/);
      expect(band.widthMm).toBeLessThan(3.3);
    }
  });

  it('is wide where tension was asked for by name', () => {
    for (const { head } of ringsFor('thin tension set diamond ring')) expect(head?.kind).toBe('tension');
  });
});
