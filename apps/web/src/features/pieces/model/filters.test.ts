import { describe, expect, it } from 'vitest';
import { testPiece } from '../../../testing/piece.ts';
import { arrange } from './arrange.ts';
import { askedOf, cleared, countFilters, EVERYTHING, searchOf, toggled, viewOf } from './filters.ts';

const read = (address: string) => viewOf(new URLSearchParams(address));

describe('the address of the catalogue', () => {
  it('is empty when nothing is filtered', () => {
    expect(searchOf(EVERYTHING).toString()).toBe('');
    expect(read('')).toEqual(EVERYTHING);
  });

  it('says every filter, and is read back as it was written', () => {
    const view = {
      category: 'earring',
      materials: ['18k Gold', 'Platinum'],
      gemstones: ['Diamond'],
      styles: ['Art Deco', 'Minimalist'],
      price: [500, 4_000],
      sort: 'price-desc',
      more: 2,
    } as const;
    expect(viewOf(searchOf(view))).toEqual(view);
    expect(viewOf(new URLSearchParams(searchOf(view).toString()))).toEqual(view);
  });

  it('ignores what it does not know, and puts prices on the steps of the slider', () => {
    const view = read(
      'category=spoon&materials=Tin,Silver&gemstones=%3Cscript%3E&sort=random&min=abc&max=4949&more=-3',
    );
    expect(view).toEqual({ ...EVERYTHING, materials: ['Silver'], price: [0, 4_900] });
    expect(read('min=9000&max=100').price).toEqual([100, 9_000]);
    expect(read('min=-50&max=1e9').price).toEqual([0, 10_000]);
    expect(read('more=1.5').more).toBe(0);
    expect(read('more=999999').more).toBe(100);
  });

  it('takes repeated names as well as commas', () => {
    expect(read('styles=Modern&styles=Classic,Modern').styles).toEqual(['Classic', 'Modern']);
  });
});

describe('filters', () => {
  it('ask the server for neither price nor order', () => {
    const view = { ...EVERYTHING, styles: ['Modern'], price: [100, 200], sort: 'newest' } as const;
    expect(askedOf(view)).toEqual({ styleTags: ['Modern'] });
    expect(askedOf(EVERYTHING)).toEqual({});
  });

  it('go in and out in the order of the page, from the first page on', () => {
    const both = toggled(toggled({ ...EVERYTHING, more: 3 }, 'gemstones', 'Pearl'), 'gemstones', 'Diamond');
    expect(both).toMatchObject({ gemstones: ['Diamond', 'Pearl'], more: 0 });
    expect(toggled(both, 'gemstones', 'Diamond').gemstones).toEqual(['Pearl']);
  });

  it('are counted and cleared with the category; the order stays', () => {
    const view = read('category=ring&materials=Silver,Platinum&max=900&sort=newest');
    expect(countFilters(view)).toBe(3);
    expect(cleared(view)).toEqual({ ...EVERYTHING, sort: 'newest' });
  });
});

describe('arranging', () => {
  const cheap = testPiece({ id: 'cheap', price: 120, listedOn: '2026-01-01' });
  const middle = testPiece({ id: 'middle', price: 500, listedOn: '2026-05-01' });
  const same = testPiece({ id: 'same', price: 500, listedOn: '2026-04-01' });
  const dear = testPiece({ id: 'dear', price: 14_000, listedOn: '2026-02-01' });
  const all = [middle, dear, cheap, same];
  const ids = (view: Parameters<typeof arrange>[1]) => arrange(all, view).map(({ id }) => id);

  it('keeps the order of the featured pieces, and among equals', () => {
    expect(ids({ price: [0, 10_000], sort: 'featured' })).toEqual(['middle', 'dear', 'cheap', 'same']);
    expect(ids({ price: [0, 10_000], sort: 'price-asc' })).toEqual(['cheap', 'middle', 'same', 'dear']);
    expect(ids({ price: [0, 10_000], sort: 'price-desc' })).toEqual(['dear', 'middle', 'same', 'cheap']);
    expect(ids({ price: [0, 10_000], sort: 'newest' })).toEqual(['middle', 'same', 'dear', 'cheap']);
  });

  it('takes both ends of a price; the end of the slider is open', () => {
    expect(ids({ price: [120, 500], sort: 'featured' })).toEqual(['middle', 'cheap', 'same']);
    expect(ids({ price: [600, 9_900], sort: 'featured' })).toEqual([]);
    expect(ids({ price: [600, 10_000], sort: 'featured' })).toEqual(['dear']);
  });

  it('leaves the list that it was given as it was', () => {
    arrange(all, { price: [0, 10_000], sort: 'price-asc' });
    expect(all.map(({ id }) => id)).toEqual(['middle', 'dear', 'cheap', 'same']);
  });
});
