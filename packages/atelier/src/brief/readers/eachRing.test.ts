import { briefSchema, type RingOfSeveral } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

/** What was said of each ring, the empty left out. */
const eachOf = (prompt: string): Record<string, unknown>[] | null =>
  interpret({ prompt }).brief.eachRing?.map((ring: RingOfSeveral) =>
    Object.fromEntries(
      Object.entries(ring).filter(
        ([field, value]) =>
          field !== 'proportions' &&
          value !== null &&
          value !== false &&
          !(Array.isArray(value) && value.length === 0),
      ),
    ),
  ) ?? null;

describe('rings of a stack that are told apart', () => {
  it.each<[string, Record<string, unknown>[]]>([
    [
      'three stacking bands, one rose one yellow and one white gold',
      [
        { metals: ['Rose Gold'], arrangements: ['band'] },
        { metals: ['Yellow Gold'], arrangements: ['band'] },
        { metals: ['White Gold'], arrangements: ['band'] },
      ],
    ],
    [
      'stackable rings set of 3, one yellow one white one rose gold, one with a single small ruby',
      [
        { metals: ['Yellow Gold'], gemstones: ['Ruby'], stoneCount: 1 },
        { metals: ['White Gold'] },
        { metals: ['Rose Gold'] },
      ],
    ],
    [
      'stack of three rings, one hammered, one twisted, one with a diamond',
      [{ finish: 'Hammered' }, { arrangements: ['twist'] }, { gemstones: ['Diamond'] }],
    ],
    [
      'set of 3 stacking rings, silver, gold and rose gold',
      [{ metals: ['Silver'] }, { metals: ['Yellow Gold'] }, { metals: ['Rose Gold'] }],
    ],
    [
      'Three stacking rings: a plain silver one, a rope twist one in yellow gold, and one with a little sapphire in rose gold',
      [
        { metals: ['Silver'], noStones: true },
        { metals: ['Yellow Gold'], arrangements: ['twist'] },
        { metals: ['Rose Gold'], gemstones: ['Sapphire'] },
      ],
    ],
    [
      'stackable rings set of 4, two plain and two with garnets, sterling silver',
      [
        { metals: ['Silver'], noStones: true },
        { metals: ['Silver'], noStones: true },
        { metals: ['Silver'], gemstones: ['Garnet'] },
        { metals: ['Silver'], gemstones: ['Garnet'] },
      ],
    ],
    [
      '3 stacker rings - matte, brushed and hammered - in 14k yellow gold',
      ['Matte', 'Brushed', 'Hammered'].map((finish) => ({ metals: ['Yellow Gold', '14k Gold'], finish })),
    ],
    [
      'five thin gold stacking rings, the middle one has a star, the rest satin',
      [
        { metals: ['Yellow Gold'], finish: 'Satin' },
        { metals: ['Yellow Gold'], finish: 'Satin' },
        { metals: ['Yellow Gold'], motifs: ['Star'] },
        { metals: ['Yellow Gold'], finish: 'Satin' },
        { metals: ['Yellow Gold'], finish: 'Satin' },
      ],
    ],
    [
      'stack of 2 rings: the first in platinum with a channel of sapphires, the second a chevron band with rubies',
      [
        { metals: ['Platinum'], gemstones: ['Sapphire'], setting: 'Channel' },
        { gemstones: ['Ruby'], arrangements: ['chevron', 'set-shoulders'] },
      ],
    ],
    [
      'a stack of two rings, one brushed and one with an opal, in silver',
      [
        { metals: ['Silver'], finish: 'Brushed' },
        { metals: ['Silver'], gemstones: ['Opal'] },
      ],
    ],
    [
      'a stacking ring set: a hammered band, a twisted band and a band with emeralds',
      [{ finish: 'Hammered' }, { arrangements: ['twist'] }, { gemstones: ['Emerald'] }],
    ],
    [
      'three thin stacking rings, one white gold, one yellow and one rose, one with little opals',
      [
        { metals: ['White Gold'], gemstones: ['Opal'], arrangements: ['band'] },
        { metals: ['Yellow Gold'] },
        { metals: ['Rose Gold'] },
      ],
    ],
    [
      'stack of two rings: one yellow, one white with tiny garnets',
      [
        { metals: ['Yellow Gold'] },
        { metals: ['White Gold'], gemstones: ['Garnet'], arrangements: ['band'] },
      ],
    ],
    [
      'stackable set of three skinny rings, one rose gold one yellow one white, the middle one with a little row of diamonds',
      [
        { metals: ['Rose Gold'] },
        { metals: ['Yellow Gold'], gemstones: ['Diamond'], arrangements: ['band'] },
        { metals: ['White Gold'] },
      ],
    ],
    [
      'set of 3 stacking rings one white gold one rose one yellow, the first with a ruby',
      [
        { metals: ['White Gold'], gemstones: ['Ruby'] },
        { metals: ['Rose Gold'] },
        { metals: ['Yellow Gold'] },
      ],
    ],
    [
      'three thin stacking rings, one in rose, one in yellow, one in white gold, the last one hammered',
      [
        { metals: ['Rose Gold'] },
        { metals: ['Yellow Gold'] },
        { metals: ['White Gold'], finish: 'Hammered' },
      ],
    ],
    [
      'stack of three rings: the first yellow gold, the second white, the third rose',
      [{ metals: ['Yellow Gold'] }, { metals: ['White Gold'] }, { metals: ['Rose Gold'] }],
    ],
    [
      'a trio of stacking rings in rose, white and yellow gold, the middle one with an emerald',
      [
        { metals: ['Rose Gold'] },
        { metals: ['White Gold'], gemstones: ['Emerald'] },
        { metals: ['Yellow Gold'] },
      ],
    ],
    [
      '3 stackable rings, rose gold, yellow and white, the middle one pave',
      [{ metals: ['Rose Gold'] }, { metals: ['Yellow Gold'], setting: 'Pave' }, { metals: ['White Gold'] }],
    ],
    [
      'stacking rings, one yellow one white and one rose gold, the white one with a sapphire',
      [
        { metals: ['Yellow Gold'] },
        { metals: ['White Gold'], gemstones: ['Sapphire'] },
        { metals: ['Rose Gold'] },
      ],
    ],
    [
      'three stacking bands: a yellow, a white and a rose gold band',
      [
        { metals: ['Yellow Gold'], arrangements: ['band'] },
        { metals: ['White Gold'], arrangements: ['band'] },
        { metals: ['Rose Gold'], arrangements: ['band'] },
      ],
    ],
    [
      'three stacking rings, one yellow sapphire one white sapphire one ruby',
      [
        {
          gemstones: ['Sapphire'],
          stoneCount: 1,
          stoneColours: [{ gemstone: 'Sapphire', colour: 'yellow' }],
        },
        { gemstones: ['Sapphire'], stoneCount: 1, stoneColours: [{ gemstone: 'Sapphire', colour: 'white' }] },
        { gemstones: ['Ruby'], stoneCount: 1 },
      ],
    ],
  ])('%s', (prompt, rings) => {
    expect(eachOf(prompt)).toEqual(rings);
    expect(interpret({ prompt }).notUnderstood).toEqual([]);
  });

  it('leaves fewer wishes than rings to the first ones, the others with what is said of all', () => {
    expect(eachOf('stack of four rose gold rings, one with a pearl')).toEqual([
      { metals: ['Rose Gold'], gemstones: ['Pearl'] },
      { metals: ['Rose Gold'] },
      { metals: ['Rose Gold'] },
      { metals: ['Rose Gold'] },
    ]);
  });

  it.each([
    ['stack of rings, one hammered, one with a ruby', 2],
    ['a stack of thin rings: one plain, one twisted, one with a garnet and one hammered', 4],
    ['stacking rings please, one with a pearl', 3],
    ['a stack of three rings, one hammered, one with an opal', 3],
  ])('are as many as were told of, where no number was said: %s', (prompt, count) => {
    expect(interpret({ prompt }).brief.setTypes).toHaveLength(count);
  });

  it.each([
    'stack of three gold rings, size 7',
    'three stacking rings with diamonds in 18k gold',
    'a stack of two hammered silver rings for one of my friends',
    'a stacking ring in gold',
    'one hammered ring',
  ])('is nothing where all are alike: %s', (prompt) => {
    expect(eachOf(prompt)).toBeNull();
  });

  it('is told with the words of each', () => {
    const { understood } = interpret({ prompt: 'stack of two rings, one matte, one with a ruby' });
    expect(understood.filter(({ field }) => field === 'eachRing')).toEqual([
      { field: 'eachRing', value: 'ring 1', words: 'one matte', source: 'words' },
      { field: 'eachRing', value: 'ring 2', words: 'one with a ruby', source: 'words' },
    ]);
  });

  it('is absent from briefs that were stored before', () => {
    const { eachRing: _eachRing, ...stored } = interpret({
      prompt: 'stack of two rings, one matte, one with a ruby',
    }).brief;
    expect(briefSchema.safeParse(stored).success).toBe(true);
  });
});
