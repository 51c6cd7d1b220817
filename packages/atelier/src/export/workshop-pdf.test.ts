import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkDesign } from '../checks/index.ts';
import { estimate } from '../estimate/index.ts';
import { flatBandDesign, flatBandSolids } from '../testing/flat-band.ts';
import { workshopPdf } from './index.ts';
import { drawView, extentOf } from './sheet/draw-view.ts';
import { factsOf } from './sheet/facts.ts';
import { orient } from './sheet/orient.ts';
import { printable } from './sheet/paper.ts';
import { subjectOf } from './sheet/subject.ts';
import { tintOf } from './sheet/tint.ts';

const ORIGIN = { designId: 'd0', version: 2, createdAt: '2026-01-02T03:04:05.000Z' };
const design = flatBandDesign({
  engraving: { text: 'always', place: 'inside-band', lettering: 'script' },
});
const solids = flatBandSolids();
const data = {
  design,
  solids,
  check: checkDesign(design, solids),
  estimate: estimate(design, solids),
};

describe('views', () => {
  it('draw dark stones dark and pale ones pale', () => {
    const light = (gemstone: 'Onyx' | 'Diamond' | 'Garnet', colour: 'black' | null = null): number =>
      Math.max(...tintOf({ gemstone, colour }));
    expect(light('Onyx')).toBeLessThan(0.5);
    expect(light('Diamond', 'black')).toBeLessThan(0.5);
    expect(light('Diamond')).toBeGreaterThan(0.85);
  });

  it('are square to the ring: its hole from the front, its width from the side', () => {
    const axes = orient(design, solids);
    const band = subjectOf(design, solids).filter(({ stuff }) => stuff === 'metal');
    const front = extentOf(band, axes.front);
    const side = extentOf(band, axes.side);
    const outside = 17.32 + 2 * 1.8;
    expect(front.right - front.left).toBeCloseTo(outside, 1);
    expect(front.top - front.bottom).toBeCloseTo(outside, 1);
    expect(side.right - side.left).toBeCloseTo(2, 2);
  });

  it('leave the finger hole white and hide the far side', async () => {
    const axes = orient(design, solids);
    const band = subjectOf(design, solids).filter(({ stuff }) => stuff === 'metal');
    const png = await drawView(band, axes.front, extentOf(band, axes.front), 12);
    const { data: pixels, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
    const middle = pixels[Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)]!;
    expect(middle).toBeGreaterThan(250);
    const onBand = pixels[Math.floor(info.height / 2) * info.width + 10]!;
    expect(onBand).toBeLessThan(250);
    // From above nothing is seen of the far side of the band: one line a side and its two ends, no more.
    const top = await drawView(band, axes.top, extentOf(band, axes.top), 12);
    const above = await sharp(top).greyscale().raw().toBuffer({ resolveWithObject: true });
    const row = Math.floor(above.info.height / 2) * above.info.width;
    const dark = above.data
      .subarray(row + 20, row + above.info.width - 20)
      .reduce((count, value) => count + Number(value < 100), 0);
    expect(dark).toBe(0);
  });
});

// Four sheets on a busy machine.
describe('the sheet', () => {
  it('tells what a workshop must know', () => {
    const text = factsOf(data)
      .flatMap(({ heading, lines }) => [heading, ...lines.map((line) => `${line.label ?? ''} ${line.text}`)])
      .join('\n');
    expect(text).toContain('US 7, 17.32 mm inside');
    expect(text).toContain('about 2.8 g of 14k yellow gold');
    expect(text).toContain('1 oval sapphire');
    expect(text).toContain('always');
    expect(text).toMatch(/prints: \w+/);
  });

  it('says a remedy once', () => {
    const letters = checkDesign(design, {
      ...solids,
      measures: [{ kind: 'engraving-width', value: 0.1, where: 'engraving', alloyId: null }],
    });
    const lines = factsOf({ ...data, check: letters }).flatMap((block) =>
      block.lines.map(({ text }) => text),
    );
    const said = lines.filter((line) => line.includes('laser cut'));
    expect(said).toHaveLength(1);
    expect(said[0]?.split('laser cut')).toHaveLength(2);
  });

  it('has letters for the names of half the world: nothing that can be engraved is printed as a box', async () => {
    const names = 'Łukasz Dvořák Győző Ștefan Çağla Αγάπη Любовь Ђорђе';
    expect(printable(names)).toBe(names);
    expect(printable('愛 forever')).toBe('□ forever');
    const engraved = flatBandDesign({
      engraving: { text: 'Любовь Αγάπη', place: 'inside-band', lettering: 'sans' },
    });
    const pdf = Buffer.from(
      await workshopPdf({ ...data, design: engraved }, ORIGIN, { paper: 'a4', picture: null }),
    ).toString('latin1');
    expect(pdf).toContain('NotoSans');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });

  it('is one page with embedded fonts whose text can be read out, and the same every time', async () => {
    for (const paper of ['a4', 'letter'] as const) {
      const pdf = Buffer.from(await workshopPdf(data, ORIGIN, { paper, picture: null }));
      const raw = pdf.toString('latin1');
      expect(raw.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
      expect(raw).toMatch(/\/FontFile[23]/);
      // A map from glyphs to characters is what makes text extractable (PDF 1.7, 9.10.3).
      expect(raw).toContain('/ToUnicode');
      expect(raw).toContain(paper === 'a4' ? '841.89' : '[0 0 792 612]');
    }
    const [one, two] = await Promise.all(
      [1, 2].map(() => workshopPdf(data, ORIGIN, { paper: 'a4', picture: null })),
    );
    expect(Buffer.compare(one!, two!)).toBe(0);
  });
});
