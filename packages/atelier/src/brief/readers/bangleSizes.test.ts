import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt });

describe('sizes of Indian bangles: whole inches and sixteenths inside', () => {
  it.each([
    ['22k gold bangle pair, 2.6 size', 60.3],
    ['gold bangles 2-6, plain', 60.3],
    ['kada size 2.8 in silver', 63.5],
    ['bangle size 2 10, gold', 66.7],
    ['set of bangles 2.4 with rubies', 57.2],
    ['gold kangan, size is 2.10', 66.7],
    ['silver bangle, size 2/6', 60.3],
    ['gold bangle 2.4 aana', 57.2],
  ])('%s: %f mm', (prompt, mm) => {
    const { brief, notUnderstood } = read(prompt);
    expect(brief).toMatchObject({ pieceSizeMm: [mm], ringSize: null });
    expect(notUnderstood).toEqual([]);
  });

  it.each([
    ['bangle 2.6 mm wide', { bandWidthMm: 2.6 }],
    ['bangle with 2.5 ct rubies', { caratWeight: 2.5 }],
    ['2-4 bangles in gold', {}],
    ['gold ring, size 2.5', { ringSize: 2.5 }],
  ])('none: %s', (prompt, fields) => {
    const { brief } = read(prompt);
    expect(brief).toMatchObject(fields);
    expect(brief.pieceSizeMm ?? []).toEqual([]);
  });

  it('leaves the ring of a set its own', () =>
    expect(read('size 7 ring and a bangle 2.6').brief).toMatchObject({ ringSize: 7, pieceSizeMm: [60.3] }));
});

describe('heads at the opening of a bangle', () => {
  it.each([
    'gold bangle with peacock heads meeting at the opening',
    'bangle, ram heads on either side of the gap',
    'lion head cuff, the heads meet at the opening',
  ])('%s', (prompt) => {
    const { brief, notUnderstood } = read(prompt);
    expect(brief.arrangements).toContain('head-ends');
    expect(notUnderstood).toEqual([]);
  });
});
