import { type Brief, type RingOfSeveral, ringOfSeveralSchema } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { type Design, isRing, membersOf, readDesign } from '../document.ts';
import type { RingDesign } from '../ring/document.ts';
import { openBrief } from '../testing/briefs.ts';

const ringsOf = (design: Design): RingDesign[] => membersOf(design).filter(isRing);
const coloursOf = (design: Design): (string | undefined)[] =>
  ringsOf(design).map(({ alloys, band }) => alloys.find(({ id }) => id === band.alloyId)?.colour);
const stackOf = (count: number, wish: Partial<Brief> = {}, seed = 3): Design =>
  createDesign(
    openBrief({
      type: 'Ring',
      setTypes: Array.from({ length: count }, () => 'Ring'),
      arrangements: ['stack'],
      ...wish,
    }),
    seed,
  );
const rolling = (wish: Partial<Brief> = {}, seed = 3): Design =>
  createDesign(openBrief({ type: 'Ring', arrangements: ['rolling'], ...wish }), seed);

describe('a stack', () => {
  it.each([2, 3, 5])('is of %d slim rings of one size', (count) => {
    const design = stackOf(count);
    const rings = ringsOf(design);
    expect(rings).toHaveLength(count);
    expect(new Set(rings.map(({ size }) => size.us)).size).toBe(1);
    for (const { band, centre } of rings) {
      expect(band.widthMm).toBeLessThan(2.6);
      expect(centre).toBeNull();
    }
    expect(design.title).toMatch(/ with matching stacking bands?$/);
    expect(readDesign(JSON.parse(JSON.stringify(design)))).toEqual({ ok: true, design });
  });

  it('has each ring in a metal of its own where several were named, with the karat of all', () => {
    const metals: Brief['metals'] = ['18k Gold', 'Yellow Gold', 'White Gold', 'Rose Gold'];
    const design = stackOf(3, { metals });
    expect(coloursOf(design)).toEqual(['yellow', 'white', 'rose']);
    for (const { alloys } of ringsOf(design)) expect(alloys).toMatchObject([{ karat: 18 }]);
  });

  it.each([3, 4, 5, 6])(
    'has nothing besides where its rings are told apart by their metals: seed %i',
    (seed) => {
      const told = (wish: Partial<RingOfSeveral>): RingOfSeveral => ({
        ...ringOfSeveralSchema.parse(openBrief({})),
        ...wish,
      });
      const rings = ringsOf(
        stackOf(
          3,
          {
            gemstones: ['Opal'],
            eachRing: [
              told({ metals: ['Silver'] }),
              told({ metals: ['Rose Gold'], gemstones: ['Opal'], arrangements: ['band'] }),
              told({ metals: ['Yellow Gold'] }),
            ],
          },
          seed,
        ),
      );
      const [first, set, last] = rings;
      for (const { band, shoulders } of [first!, last!]) {
        expect(band).toMatchObject({ form: 'single', texture: { kind: 'none' }, finish: 'Polished' });
        expect(band.profile).toBe(first!.band.profile);
        expect(shoulders.kind).toBe('plain');
      }
      expect(set!.centre).toBeNull();
      expect(set!.bandStones?.stone.gemstone).toBe('Opal');
      expect(rings.flatMap(({ provenance }) => provenance.adjustments)).toEqual([]);
    },
  );

  it('has one ring with the stone that was named, or one for each of several', () => {
    const one = ringsOf(stackOf(3, { gemstones: ['Ruby'] }));
    expect(one.map(({ centre, bandStones }) => centre !== null || bandStones !== null)).toEqual([
      true,
      false,
      false,
    ]);
    const each = ringsOf(stackOf(3, { gemstones: ['Ruby', 'Emerald', 'Sapphire'] }));
    expect(each.map(({ centre, bandStones }) => (centre ?? bandStones?.stone)?.gemstone)).toEqual([
      'Ruby',
      'Emerald',
      'Sapphire',
    ]);
  });

  it('differs from seed to seed', () => {
    const drawn = new Set(
      [0, 1, 2, 3].map((seed) => JSON.stringify(ringsOf(stackOf(3, {}, seed)).map(({ band }) => band))),
    );
    expect(drawn.size).toBe(4);
  });
});

/** Brief of one ring of several, with what was said of it. */
const told = (wish: Partial<RingOfSeveral>): RingOfSeveral =>
  ringOfSeveralSchema.parse({ ...openBrief(wish), arrangements: wish.arrangements ?? null });

describe('a stack whose rings were told apart', () => {
  it.each([0, 1, 2, 3])('has each as it was told, seed %d', (seed) => {
    const eachRing = [
      told({ finish: 'Hammered', metals: ['Silver'] }),
      told({ arrangements: ['twist'], metals: ['Rose Gold'] }),
      told({ gemstones: ['Sapphire'], metals: ['Yellow Gold'] }),
      told({
        noStones: true,
        metals: ['Silver'],
        proportions: { ...openBrief().proportions, ornament: 'simple' },
      }),
    ];
    const design = stackOf(4, { eachRing, gemstones: ['Sapphire'], finish: 'Hammered' }, seed);
    const [hammered, twisted, set, plain] = ringsOf(design);
    expect(hammered!.band).toMatchObject({ finish: 'Hammered', texture: { kind: 'hammered' } });
    expect(twisted!.band.form).toBe('twist');
    expect((set!.centre ?? set!.bandStones?.stone)?.gemstone).toBe('Sapphire');
    expect(plain!.band).toMatchObject({ finish: 'Polished', texture: { kind: 'none' }, form: 'single' });
    for (const ring of [hammered!, twisted!, plain!]) {
      expect(ring.centre).toBeNull();
      expect(ring.bandStones).toBeNull();
    }
    expect(ringsOf(design).map(({ alloys }) => alloys[0]?.metal)).toEqual([
      'Silver',
      'Rose Gold',
      'Yellow Gold',
      'Silver',
    ]);
    expect(new Set(ringsOf(design).map(({ size }) => size.us)).size).toBe(1);
    expect(readDesign(JSON.parse(JSON.stringify(design)))).toEqual({ ok: true, design });
  });

  it('bears a motif on the ring that has one, and on no other', () => {
    const eachRing = [told({}), told({ motifs: ['Heart'] }), told({})];
    for (const seed of [0, 1, 2, 3])
      expect(
        ringsOf(stackOf(3, { eachRing, motifs: ['Heart'] }, seed)).map(({ shoulders }) => shoulders.kind),
      ).toEqual(['plain', 'motif', 'plain']);
  });

  it('tells rings apart of which nothing was said', () => {
    const eachRing = [told({ gemstones: ['Ruby'] }), told({}), told({})];
    const [, one, other] = ringsOf(stackOf(3, { eachRing, gemstones: ['Ruby'] }, 1));
    expect(JSON.stringify(one!.band)).not.toBe(JSON.stringify(other!.band));
  });
});

describe('a rolling ring', () => {
  it('is of three equal bands, in three golds where no metal was named', () => {
    const design = rolling();
    const rings = ringsOf(design);
    expect(rings).toHaveLength(3);
    expect(new Set(rings.map(({ band }) => `${band.widthMm} ${band.thicknessMm} ${band.form}`)).size).toBe(1);
    expect(coloursOf(design).sort()).toEqual(['rose', 'white', 'yellow']);
    expect(coloursOf(rolling({ metals: ['Platinum'] }))).toEqual(['white', 'white', 'white']);
  });

  it('is made larger than the finger, and says so', () => {
    const design = rolling({ ringSize: 7, bandWidthMm: 2.5 });
    for (const { size } of ringsOf(design)) expect(size.us).toBe(10);
    expect(design.provenance.adjustments).toContain(
      'Linked bands pass over each other: each is made in US 10, so that together they sit as US 7.',
    );
  });

  it('is of two bands where two were asked for, as a gimmel is', () => {
    const design = createDesign(
      openBrief({
        type: 'Ring',
        setTypes: ['Ring', 'Ring'],
        arrangements: ['rolling'],
        ringSize: 7,
        bandWidthMm: 2.5,
      }),
      1,
    );
    expect(ringsOf(design)).toHaveLength(2);
    // Two take less of the finger than three.
    for (const { size } of ringsOf(design)) expect(size.us).toBe(9.5);
  });

  it('has bands that can roll, and says so where wider ones were asked for', () => {
    const design = rolling({ bandWidthMm: 8 });
    for (const { band } of ringsOf(design)) expect(band.widthMm).toBe(3.6);
    expect(design.provenance.adjustments.join()).toMatch(/Bands wider than 3\.6 mm do not roll/);
  });

  it('bears the stones that were named along one of its bands', () => {
    const rows = ringsOf(rolling({ gemstones: ['Diamond'] })).map(
      ({ bandStones }) => bandStones?.stone.gemstone,
    );
    expect(rows).toEqual([undefined, undefined, 'Diamond']);
  });
});
