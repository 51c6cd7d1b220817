import type { Arrangement, Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { EMPTY_BRIEF } from '../emptyBrief.ts';
import { createRing } from './createRing.ts';
import type { RingDesign } from './document.ts';

const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7];

const rings = (arrangements: Arrangement[], wish: Partial<Brief> = {}): RingDesign[] =>
  SEEDS.map((seed) => createRing({ ...EMPTY_BRIEF, type: 'Ring', arrangements, ...wish }, seed));

/** What the eye tells rings apart by, besides their stone. */
const look = ({ composition, band, head, halo, bandStones, shoulders }: RingDesign): string =>
  JSON.stringify([
    composition,
    band.form,
    band.profile,
    Math.round(band.widthMm),
    head?.kind,
    head?.kind === 'prong' ? [head.gallery, head.prongCount] : head?.kind === 'bezel' ? head.coverage : null,
    halo?.outline,
    bandStones?.setting,
    bandStones?.rows,
    'ornament' in shoulders && shoulders.ornament.kind === 'plate'
      ? shoulders.ornament.outline
      : shoulders.kind,
  ]);

describe('rings arranged as asked by name', () => {
  it.each(['bypass', 'split-shank', 'twist'] as const)('%s: every band is one', (name) => {
    const form = name === 'split-shank' ? 'split' : name;
    for (const wish of [{}, { stoneCut: 'Oval' as const, occasion: 'Engagement' as const }])
      for (const { band } of rings([name], wish)) expect(band.form).toBe(form);
  });

  it('chevron: every band comes to a point, with stones where one was named', () => {
    for (const { band, head } of rings(['chevron'])) expect([band.form, head]).toEqual(['chevron', null]);
    for (const { bandStones, title } of rings(['chevron'], { gemstones: ['Ruby'] })) {
      expect(bandStones?.stone.gemstone).toBe('Ruby');
      expect(title).toMatch(/ruby chevron band/);
    }
    for (const { bandStones } of rings(['chevron'], { noStones: true })) expect(bandStones).toBeNull();
  });

  it('keeps the form that was named, whatever surface or culture goes with it', () => {
    for (const ring of rings(['twist'], { culture: ['Celtic'] })) expect(ring.band.form).toBe('twist');
    for (const { band, provenance } of rings(['split-shank'], { finish: 'Hammered', gemstones: ['Ruby'] })) {
      expect(band).toMatchObject({ form: 'split', texture: { kind: 'none' }, finish: 'Polished' });
      expect(provenance.adjustments.join()).toContain('too fine for a hammered surface');
    }
  });

  it('cathedral: every head has its arches', () => {
    for (const { shoulders, head } of rings(['cathedral'])) {
      expect(shoulders.kind).toBe('cathedral');
      expect(head).not.toBeNull();
    }
  });

  it('set-shoulders: every head has a row along its band, halos and arches too', () => {
    const wishes: readonly Partial<Brief>[] = [
      {},
      { setting: 'Halo' },
      { gemstones: ['Sapphire', 'Diamond'] },
    ];
    for (const wish of wishes) {
      for (const { bandStones, head } of rings(['set-shoulders'], wish)) {
        expect(head).not.toBeNull();
        expect(bandStones).not.toBeNull();
      }
    }
    for (const { band } of rings(['set-shoulders'], { setting: 'Halo', finish: 'Hammered' }))
      expect(band.finish).toBe('Hammered');
    for (const { bandStones, shoulders } of rings(['cathedral', 'set-shoulders'])) {
      expect(shoulders.kind).toBe('cathedral');
      expect(bandStones).not.toBeNull();
    }
  });

  it('set-shoulders on a twist: one strand has them, and nothing about the stone', () => {
    for (const wish of [{}, { setting: 'Pave' as const }, { gemstones: ['Ruby' as const] }])
      for (const { band, bandStones, halo, head } of rings(['twist', 'set-shoulders'], wish)) {
        expect(band.form).toBe('twist');
        expect(bandStones?.setting).toBe('pave');
        expect([halo, head?.kind === 'cluster']).toEqual([null, false]);
      }
    for (const { halo } of rings(['set-shoulders'], { gemstones: ['Morganite', 'Diamond'] }))
      expect(halo).toBeNull();
  });

  it('a halo of two rows, a square or a flower: about every stone that is round', () => {
    for (const { halo } of rings(['double-halo'], { setting: 'Halo' })) expect(halo?.rows).toBe(2);
    const round = { setting: 'Halo', stoneCut: 'Round' } as const;
    for (const { halo } of rings(['square-halo'], round)) expect(halo?.outline).toBe('cushion');
    for (const { halo } of rings(['flower-halo'], round)) expect(halo?.outline).toBe('floral');
    for (const { halo, provenance } of rings(['square-halo'], { setting: 'Halo', stoneCut: 'Pear' })) {
      expect(halo?.outline).toBe('follow');
      expect(provenance.adjustments.join()).toContain('A square halo is made about a round stone');
    }
  });

  it('two cuts that were named for a pair are one each', () => {
    for (const { centre, companion } of rings(['toi-et-moi'], { stoneCut: 'Pear', sideCut: 'Emerald' })) {
      expect(centre?.cut).toBe('Pear');
      expect(companion?.stone.cut).toBe('Emerald');
    }
  });

  it('eternity: stones all around, whatever holds them; half as far for a half', () => {
    const full = rings(['eternity'], { gemstones: ['Sapphire'] });
    expect(full.every(({ head, bandStones }) => head === null && bandStones?.spanDegrees === 360)).toBe(true);
    expect(new Set(full.map(({ bandStones }) => bandStones?.setting)).size).toBeGreaterThanOrEqual(3);
    expect(full.every(({ bandStones }) => bandStones?.stone.gemstone === 'Sapphire')).toBe(true);
    const half = rings(['half-eternity'], { setting: 'Channel' });
    expect(half.every(({ bandStones }) => bandStones?.spanDegrees === 180)).toBe(true);
    expect(half.every(({ bandStones }) => bandStones?.setting === 'channel')).toBe(true);
  });

  it('long stones lie across an eternity band where claws, bars or a channel hold them', () => {
    for (const stoneCut of ['Oval', 'Marquise', 'Emerald', 'Baguette', 'Cushion'] as const) {
      const made = rings(['eternity'], { stoneCut });
      expect(made.map(({ bandStones }) => bandStones?.stone.cut)).toEqual(SEEDS.map(() => stoneCut));
      expect(made.some(({ bandStones }) => bandStones?.setting === 'pave')).toBe(false);
    }
    const [ring] = rings(['eternity'], { stoneCut: 'Pear' });
    expect(ring!.bandStones?.stone.cut).toBe('Round');
    expect(ring!.provenance.adjustments).toContain(
      'A row of pear stones cannot be held so: round ones stand in for them.',
    );
  });

  it('long stones lie along a wedding band, the arms of a point and a bow too', () => {
    for (const stoneCut of ['Marquise', 'Baguette'] as const)
      for (const names of [['band'], ['chevron', 'band'], ['curved']] as Arrangement[][]) {
        const made = rings(names, { stoneCut, gemstones: ['Diamond'] });
        expect(made.map(({ bandStones }) => bandStones?.stone.cut)).toEqual(SEEDS.map(() => stoneCut));
        expect(made.some(({ bandStones }) => bandStones?.setting === 'pave')).toBe(false);
        expect(new Set(made.map(look)).size).toBeGreaterThan(1);
      }
    const pave = rings(['chevron'], { stoneCut: 'Marquise', gemstones: ['Diamond'], setting: 'Pave' });
    expect(pave.map(({ bandStones }) => bandStones?.stone.cut)).toEqual(SEEDS.map(() => 'Round'));
  });

  it('a half hoop of five stones is five stones', () => {
    for (const ring of rings(['half-eternity'], { stoneCount: 5 }))
      expect(ring.composition).toBe('five-stone');
  });

  it('east-west: a long stone lies across the finger', () => {
    for (const { centre } of rings(['east-west'], { stoneCut: 'Marquise' }))
      expect(centre?.orientation).toBe('across-finger');
    // Left open, the stone is one that is seen to lie across.
    for (const { centre } of rings(['east-west']))
      expect((centre?.lengthMm ?? 0) / (centre?.widthMm ?? 1)).toBeGreaterThan(1.2);
  });

  it('two at once are both followed', () => {
    for (const { band, centre } of rings(['split-shank', 'east-west'], { stoneCut: 'Oval' })) {
      expect(band.form).toBe('split');
      expect(centre?.orientation).toBe('across-finger');
    }
  });

  it('twist: metal alone where no stone was spoken of', () => {
    const alone = rings(['twist']).filter(({ head }) => head === null);
    expect(alone.length).toBeGreaterThanOrEqual(2);
    for (const { head } of rings(['twist'], { gemstones: ['Ruby'] })) expect(head).not.toBeNull();
  });

  it.each(['bypass', 'split-shank', 'cathedral', 'eternity', 'signet'] as const)(
    '%s: the four of a generation differ',
    (name) => {
      const looks = rings([name], { gemstones: ['Diamond'] })
        .slice(0, 4)
        .map(look);
      expect(new Set(looks).size).toBe(4);
    },
  );

  it('two stones are a pair on a ring, but not where the row or the ends count them', () => {
    for (const { composition } of rings([], { stoneCount: 2, gemstones: ['Ruby'] }))
      expect(composition).toBe('toi-et-moi');
    for (const { bandStones } of rings(['eternity'], { stoneCount: 2, gemstones: ['Ruby'] }))
      expect(bandStones).not.toBeNull();
    for (const { composition } of rings(['open'], { stoneCount: 2, gemstones: ['Ruby'] }))
      expect(composition).toBe('open');
    for (const { shoulders } of rings(['signet'], { stoneCount: 2 })) expect(shoulders.kind).toBe('signet');
  });

  it('what cannot be made together is told', () => {
    const told = (ring: RingDesign): string => ring.provenance.adjustments.join(' ');
    for (const ring of rings(['eternity'], { noStones: true }))
      expect(told(ring)).toContain('The eternity arrangement cannot be made');
    for (const ring of rings(['toi-et-moi'], { noStones: true }))
      expect(told(ring)).toContain('The toi et moi arrangement cannot be made');
    for (const ring of rings(['split-shank'], { gemstones: ['Ruby'] })) expect(told(ring)).toBe('');
  });

  it('nothing else changes where no arrangement is named', () => {
    for (const seed of SEEDS) {
      const brief = { ...EMPTY_BRIEF, type: 'Ring' as const };
      expect(createRing({ ...brief, arrangements: [] }, seed)).toEqual(createRing(brief, seed));
    }
  });
});

describe('rings that are to lie low, or that carry a motif', () => {
  it('have their stone as near to the finger as it can be, in a band that reaches up to it', () => {
    const low: Brief['proportions'] = { ...EMPTY_BRIEF.proportions, profile: 'low' };
    for (const wish of [
      { setting: 'Bezel' as const },
      { setting: 'Prong' as const },
      { gemstones: ['Ruby' as const] },
    ])
      for (const { head, band } of rings([], { ...wish, proportions: low })) {
        if (head === null || !('clearanceMm' in head)) continue;
        expect(head.clearanceMm).toBe(0.6);
        expect(band.thicknessMm).toBeGreaterThanOrEqual(2.3);
      }
  });

  it('are not those whose band holds the stone', () => {
    for (const { head } of rings(['twig'], { gemstones: ['Diamond'] }))
      expect(head?.kind).not.toBe('tension');
    for (const { head, provenance } of rings([], { gemstones: ['Sapphire'], motifs: ['Floral'] })) {
      expect(['tension', 'flush']).not.toContain(head?.kind);
      expect(provenance.adjustments.join(' ')).not.toContain('no room beside this head');
    }
  });
});

describe('signet rings', () => {
  const faces = (wish: Partial<Brief>) =>
    rings(['signet'], wish).map(({ shoulders, engraving, title }) => {
      if (shoulders.kind !== 'signet') throw new Error(`no signet but ${shoulders.kind}`);
      return { ...shoulders.ornament, inside: engraving?.text ?? null, title };
    });

  it('initials are cut into the face, a motto inside the band', () => {
    for (const { field, inside } of faces({ engraving: 'A.B.' })) {
      expect(field).toMatchObject({ kind: 'text', text: 'A.B.' });
      expect(inside).toBeNull();
    }
    for (const { field, inside } of faces({ engraving: 'Semper paratus' })) {
      expect(field.kind).not.toBe('text');
      expect(inside).toBe('Semper paratus');
    }
  });

  it('bears a crest, a stone, or nothing', () => {
    for (const { field, title } of faces({ figures: ['lion'] })) {
      expect(field).toEqual({ kind: 'emblem', form: 'lion' });
      expect(title).toMatch(/^(?:\w+ )?lion signet ring in /i);
    }
    for (const { field, title } of faces({ gemstones: ['Onyx'] })) {
      expect(field).toMatchObject({ kind: 'stone', stone: { gemstone: 'Onyx' } });
      expect(title).toMatch(/onyx signet ring in /i);
    }
    for (const { field } of faces({})) expect(['plain', 'sunburst', 'guilloche']).toContain(field.kind);
  });

  it('has four shapes of face in turn, larger for him', () => {
    const [his, any] = [faces({ recipient: 'my husband' }), faces({})];
    expect(new Set(any.slice(0, 4).map(({ outline }) => outline)).size).toBe(4);
    for (const [seed, { heightMm }] of his.entries()) expect(heightMm).toBeGreaterThan(any[seed]!.heightMm);
  });

  it('a motif that is no emblem is the front all the same', () => {
    for (const { head, shoulders } of rings(['signet'], { motifs: ['Star'] })) {
      expect(head).toBeNull();
      expect(shoulders.kind).toBe('motif');
    }
  });

  it('has a tablet of an opaque stone as its face, and a small stone in its corner where one was said', () => {
    for (const { field } of faces({ gemstones: ['Turquoise'] }))
      expect(field).toMatchObject({ kind: 'stone', isTablet: true });
    const cornered: Brief['arrangements'] = ['signet', 'corner-stone'];
    for (const { shoulders, provenance } of rings(cornered, {
      gemstones: ['Lapis Lazuli', 'Ruby'],
      stoneCut: 'Princess',
      stoneCount: 2,
    })) {
      expect(shoulders).toMatchObject({
        kind: 'signet',
        ornament: { outline: 'square', field: { isTablet: true, corner: { stone: { gemstone: 'Ruby' } } } },
      });
      expect(provenance.adjustments).toEqual([]);
    }
    for (const { field } of faces({ gemstones: ['Garnet'] })) expect(field).not.toHaveProperty('isTablet');
  });

  it('is as long as was asked, and runs out to a slim band at the palm', () => {
    for (const { shoulders, band } of rings(['signet'], { pieceSizeMm: [15], recipient: 'son' })) {
      expect(shoulders).toMatchObject({ kind: 'signet', ornament: { heightMm: 15 } });
      expect(band.widthMm * band.palmTaper).toBeLessThan(4.8);
    }
    for (const { shoulders, provenance } of rings(['signet'], { pieceSizeMm: [30] })) {
      expect(shoulders).toMatchObject({ ornament: { heightMm: 22 } });
      expect(provenance.adjustments).toContain('Faces of signets are 8 to 22 mm long: this one is 22 mm.');
    }
  });

  it('tells of a figure that the face has no room for', () => {
    for (const { provenance } of rings(['signet'], { figures: ['lion', 'anchor'] }))
      expect(provenance.adjustments).toContain(
        'A face of this size bears one figure well: the anchor is left out.',
      );
  });
});
