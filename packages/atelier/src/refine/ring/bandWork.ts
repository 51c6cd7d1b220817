/** What is worked into a ring's band: laid, cut, exchanged, left out. */
import type { Gemstone, Metal } from '@filigree/contracts';
import { layBandPattern } from '../../design/ring/bandPattern.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import { asTwig } from '../../design/ring/foliage.ts';
import { inlayStone, layInlay } from '../../design/ring/inlay.ts';
import type { RingWish } from '../../design/ring/wish.ts';
import type { Change } from '../change.ts';
import { sayAlloy } from '../metals.ts';
import { already, done, impossible, mm, type Outcome, plural, round2 } from '../outcome.ts';
import { take } from '../step.ts';
import { changeMetal } from './metals.ts';
import { bandNotes, keptWidth, wishOf } from './motif.ts';

const WIDTH_SHARE = { least: 0.3, most: 0.8 } as const;
const REACH_DEGREES = { around: 300, top: 150 } as const;

const sayPattern = (pattern: string | null): string => (pattern ?? 'plain').replaceAll('-', ' ');

/** Draws on the band alone: what stands on it stays, and a hindrance is told. */
function workBand(
  ring: RingDesign,
  wish: RingWish,
  draw: (sketch: RingDesign) => void,
  isDone: (band: RingDesign['band']) => boolean,
): Outcome | null {
  const sketch = structuredClone(ring);
  draw(sketch);
  if (!isDone(sketch.band)) return impossible(wish.adjustments.join(' ') || 'This band has no room for it.');
  ring.band = sketch.band;
  if (sketch.bandStones === null) ring.bandStones = null;
  return null;
}

export function changeInlay(ring: RingDesign, change: Extract<Change, { kind: 'inlay' }>): Outcome {
  const { inlay } = ring.band;
  if (change.does === 'lay')
    return inlay === undefined ? addInlay(ring, change.gemstones) : relay(ring, change.gemstones);
  if (change.does === 'line') return layLine(ring, change.metals);
  const { second } = ring.band;
  if (inlay === undefined && second !== undefined && ring.band.form !== 'twist')
    return changeLine(ring, second, change);
  if (inlay === undefined) return impossible('There is no inlay in this band.');
  switch (change.does) {
    case 'remove':
      delete ring.band.inlay;
      return done('Inlay removed: a plain band');
    case 'widen': {
      const { widthMm } = ring.band;
      const before = round2(inlay.widthShare * widthMm);
      const step = change.step;
      const { value, limit } = take(step, before, WIDTH_SHARE.least * widthMm, WIDTH_SHARE.most * widthMm);
      if (value === before)
        return already(
          `The inlay is already as ${limit === 'most' ? 'wide' : 'narrow'} as the band holds it.`,
        );
      inlay.widthShare = Math.min(WIDTH_SHARE.most, Math.max(WIDTH_SHARE.least, value / widthMm));
      return done(
        `Inlay ${mm(before)} -> ${mm(value)} wide${limit === null ? '' : ' (as far as the band holds it)'}`,
      );
    }
    case 'reach': {
      const spanDegrees = change.around ? REACH_DEGREES.around : REACH_DEGREES.top;
      if (inlay.spanDegrees === spanDegrees)
        return already('The inlay already goes so far: the palm stays whole, so that the ring can be sized.');
      const share = spanDegrees / inlay.spanDegrees;
      const each = inlay.stones.length;
      inlay.pieces = Math.min(40, Math.max(each, Math.round((inlay.pieces * share) / each) * each));
      inlay.spanDegrees = spanDegrees;
      return done(
        change.around
          ? 'Inlay now all around but the palm, where rings are sized'
          : 'Inlay now over the top only',
      );
    }
  }
}

/** A line of a second metal: its share of the width, and the narrowest band that has edges beside it, mm. */
const LINE = { share: 0.42, least: 0.1, most: 0.7, bandMm: 2.2, thickMm: 1.5 } as const;

function layLine(ring: RingDesign, metals: readonly Metal[]): Outcome {
  const { band, head, bandStones } = ring;
  const hindered = band.form !== 'single' || band.texture.kind === 'pattern' || band.twig || band.filigree;
  if (head !== null || bandStones !== null || hindered || ring.spinner)
    return impossible('A line of a second metal is laid into a plain band: ask for one first.');
  if (band.widthMm < LINE.bandMm)
    return impossible(
      `A band of ${mm(band.widthMm)} is too narrow for an inlay: ${LINE.bandMm} mm are needed.`,
    );
  band.second ??= { alloyId: band.alloyId, widthShare: LINE.share };
  band.thicknessMm = Math.max(LINE.thickMm, band.thicknessMm);
  band.grooves = 0;
  const outcome = changeMetal(ring, { kind: 'metal', target: 'setting', metals, instead: [] });
  if (outcome.kind !== 'done') return already('The inlay would be of the metal of its band.');
  const alloy = ring.alloys.find(({ id }) => id === band.second?.alloyId);
  return done(`Inlay of ${alloy === undefined ? 'a second metal' : sayAlloy(alloy)} laid into the band`);
}

function changeLine(
  ring: RingDesign,
  line: NonNullable<RingDesign['band']['second']>,
  change: Exclude<Extract<Change, { kind: 'inlay' }>, { does: 'lay' | 'line' }>,
): Outcome {
  if (change.does === 'remove') {
    delete ring.band.second;
    ring.alloys = ring.alloys.filter(({ id }) => id === ring.band.alloyId || id === ring.head?.alloyId);
    return done('Inlay removed: a band of one metal');
  }
  if (change.does === 'reach') return already('The inlay goes all around already.');
  const before = round2(line.widthShare * ring.band.widthMm);
  const { value, limit } = take(
    change.step,
    before,
    LINE.least * ring.band.widthMm,
    LINE.most * ring.band.widthMm,
  );
  if (value === before)
    return already(`The inlay is already as ${limit === 'most' ? 'wide' : 'narrow'} as the band holds it.`);
  line.widthShare = Math.min(LINE.most, Math.max(LINE.least, value / ring.band.widthMm));
  return done(`Inlay ${mm(before)} -> ${mm(value)} wide`);
}

const nameAll = (gemstones: readonly Gemstone[]): string =>
  gemstones.map((one) => one.toLowerCase()).join(' and ');

function relay(ring: RingDesign, gemstones: readonly Gemstone[]): Outcome {
  const inlay = ring.band.inlay!;
  const stones = gemstones.map((gemstone) => inlayStone(gemstone, null));
  const cannot = gemstones.find((_, at) => stones[at] === null);
  if (cannot !== undefined) return impossible(notInlaid(cannot));
  const laid = stones.filter((stone) => stone !== null);
  const before = inlay.stones.map(({ gemstone }) => gemstone);
  if (before.join() === gemstones.join()) return already(`The inlay is already of ${nameAll(before)}.`);
  inlay.stones = laid;
  inlay.pieces = Math.ceil(inlay.pieces / laid.length) * laid.length;
  return done(`Inlay ${nameAll(before)} -> ${nameAll(gemstones)}`);
}

const notInlaid = (gemstone: Gemstone): string =>
  `Inlay is of opaque stones such as turquoise, onyx or opal: ${plural(gemstone)} are set, not inlaid.`;

function addInlay(ring: RingDesign, gemstones: readonly Gemstone[]): Outcome {
  if (ring.centre !== null || ring.bandStones !== null || 'ornament' in ring.shoulders)
    return impossible(
      'An inlay is laid into a band that nothing else stands on: ask for a plain band first.',
    );
  if (ring.band.form !== 'single' || ring.band.filigree || ring.spinner || ring.openFront)
    return impossible('An inlay needs a whole band, closed and of one bar.');
  const before = structuredClone(ring);
  const wish = wishOf(ring, { arrangements: ['inlay'], gemstones: [...gemstones] });
  const failed = workBand(
    ring,
    wish,
    (sketch) => {
      delete sketch.band.twig;
      sketch.band.texture = { kind: 'none' };
      layInlay(sketch, wish, ring.seed);
      sketch.band.profile = sketch.band.profile === 'comfort' ? 'comfort' : 'flat';
      if (/^(?:Hammered|Textured|Engraved)$/.test(sketch.band.finish)) sketch.band.finish = 'Polished';
      sketch.band.grooves = 0;
    },
    ({ inlay }) => inlay !== undefined,
  );
  return failed ?? done(`Inlay of ${nameAll(gemstones)} laid into the band`, ...bandNotes(before, ring));
}

/** A border that is there, exchanged or left out; null where there is none yet and one is asked for. */
export function exchangeBorder(
  band: RingDesign['band'],
  { pattern }: Extract<Change, { kind: 'border' }>,
): Outcome | null {
  const { texture } = band;
  if (pattern === null) {
    if (texture.kind !== 'pattern') return impossible('There is no pattern around this band.');
    band.texture = { kind: 'none' };
    return done(`The ${sayPattern(texture.pattern)} border removed: a plain band`);
  }
  if (texture.kind !== 'pattern') return null;
  if (texture.pattern === pattern) return already(`The border is already a ${sayPattern(pattern)}.`);
  const said = `Border ${sayPattern(texture.pattern)} -> ${sayPattern(pattern)}`;
  band.texture = { ...texture, pattern };
  return done(said);
}

export function changeBorder(ring: RingDesign, change: Extract<Change, { kind: 'border' }>): Outcome {
  const { pattern } = change;
  const exchanged = exchangeBorder(ring.band, change);
  if (exchanged !== null || pattern === null)
    return exchanged ?? impossible('There is no pattern around this band.');
  if (ring.band.inlay || ring.band.twig || ring.spinner)
    return impossible('The band has no room for a border: ask for a plain band first.');
  const before = structuredClone(ring);
  const wish = wishOf(ring, { bandWidthMm: keptWidth(ring), arrangements: ['patterned'] });
  const failed = workBand(
    ring,
    wish,
    (sketch) => layBandPattern(sketch, wish, { pattern, figures: [], motifs: [] }, ring.seed),
    ({ texture: now }) => now.kind === 'pattern',
  );
  return failed ?? done(`${sayPattern(pattern)} border around the band`, ...bandNotes(before, ring));
}

export function changeTwig(ring: RingDesign, { on }: Extract<Change, { kind: 'twig' }>): Outcome {
  const { band } = ring;
  if (!on) {
    if (band.twig === undefined) return impossible('This band is no twig.');
    delete band.twig;
    return done('Twig -> smooth band');
  }
  if (band.twig !== undefined) return already('The band is a twig already.');
  if (
    ring.spinner ||
    band.inlay ||
    ring.openFront ||
    ring.shoulders.kind === 'steps' ||
    'ornament' in ring.shoulders
  )
    return impossible('A twig needs a band that nothing else is worked into: ask for a plain band first.');
  const before = structuredClone(ring);
  const wish = wishOf(ring, { bandWidthMm: ring.band.widthMm, arrangements: ['twig'] });
  const failed = workBand(
    ring,
    wish,
    (sketch) => asTwig(sketch, wish, ring.seed),
    ({ twig }) => twig !== undefined,
  );
  if (failed !== null) return failed;
  return done('The band is now a twig', ...bandNotes(before, ring), ...wish.adjustments);
}
