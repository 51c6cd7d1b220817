import { BAND_PROFILES, type RingDesign } from '../../design/ring/document.ts';
import { isOneBar } from '../../design/ring/finish.ts';
import { wavesFor } from '../../design/ring/recipes/waves.ts';
import { BOWS } from '../../design/ring/recipes/windings.ts';
import { ROW_EDGE_MM } from '../../design/ring/spacing.ts';
import type { Change } from '../change.ts';
import { already, done, impossible, mm, type Outcome, round2 } from '../outcome.ts';
import { take } from '../step.ts';

/** Limits of the document's own schema, and the smallest stone that is set in a row. */
const WIDTH_MM = { least: 1.2, most: 20 };
const THICKNESS_MM = { least: 1.1, most: 4 };
const SMALLEST_ROW_STONE_MM = 0.9;
/** A band with stones in it needs metal under them. */
const THICKNESS_WITH_STONES_MM = 1.5;

/** The narrowest band that still carries its row of stones. */
export function narrowestBand({ bandStones }: RingDesign): number {
  if (bandStones === null) return WIDTH_MM.least;
  return Math.max(
    WIDTH_MM.least,
    round2(SMALLEST_ROW_STONE_MM * bandStones.rows + ROW_EDGE_MM[bandStones.setting]),
  );
}

/** Shrinks the stones of a row that a band has become too narrow for; says so. */
export function fitRow(ring: RingDesign): string[] {
  const row = ring.bandStones;
  if (row === null) return [];
  const room = round2((ring.band.widthMm - ROW_EDGE_MM[row.setting]) / row.rows);
  if (row.diameterMm <= room) return [];
  const before = row.diameterMm;
  row.diameterMm = Math.max(SMALLEST_ROW_STONE_MM, room);
  return [`Stones of the band ${mm(before)} -> ${mm(row.diameterMm)}, to fit it`];
}

const unchanged = (what: string, limit: 'least' | 'most' | null, least: string, most: string): Outcome =>
  impossible(
    limit === null
      ? `The ${what} is already so.`
      : `The ${what} is already ${limit === 'least' ? least : most}.`,
  );

export function changeBandWidth(ring: RingDesign, change: Extract<Change, { kind: 'bandWidth' }>): Outcome {
  const before = ring.band.widthMm;
  const least = narrowestBand(ring);
  const { value, limit } = take(change.step, before, least, WIDTH_MM.most);
  if (value === before) {
    return unchanged(
      'band',
      limit,
      ring.bandStones === null ? 'as thin as can be worn' : 'as thin as its stones allow',
      'as wide as can be worn',
    );
  }
  ring.band.widthMm = value;
  const why =
    limit === null
      ? ''
      : limit === 'most'
        ? ' (the widest that can be worn)'
        : least > WIDTH_MM.least
          ? ' (the thinnest that holds its stones)'
          : ' (the thinnest that lasts)';
  return done(`Band ${mm(before)} -> ${mm(value)}${why}`, ...fitRow(ring));
}

export function changeBandThickness(
  ring: RingDesign,
  change: Extract<Change, { kind: 'bandThickness' }>,
): Outcome {
  const before = ring.band.thicknessMm;
  const least = ring.bandStones === null ? THICKNESS_MM.least : THICKNESS_WITH_STONES_MM;
  const { value, limit } = take(change.step, before, Math.min(least, before), THICKNESS_MM.most);
  if (value === before)
    return unchanged('thickness', limit, 'the least that lasts', 'the most that can be worn');
  ring.band.thicknessMm = value;
  return done(
    `Thickness of the band ${mm(before)} -> ${mm(value)}${limit === null ? '' : ' (as far as it goes)'}`,
  );
}

/** A profile or a form takes the place of bark and knots. */
function smoothed({ band }: RingDesign): string[] {
  if (band.twig === undefined) return [];
  delete band.twig;
  return ['The bark of the twig gives way to it'];
}

/** What was high and hollow as a dome is a band as others are. */
function asEvenBand(ring: RingDesign): void {
  const { band } = ring;
  delete band.ribs;
  delete ring.wallMm;
  band.thicknessMm = Math.min(band.thicknessMm, ring.bandStones === null ? 2 : 2.2);
  band.palmTaper = Math.max(0.6, band.palmTaper);
}

export function changeBandProfile(
  ring: RingDesign,
  { profile }: Extract<Change, { kind: 'bandProfile' }>,
): Outcome {
  const before = ring.band.profile;
  const twig = smoothed(ring);
  if (before === profile && twig.length === 0) return already(`The band already has a ${profile} profile.`);
  if (before === 'bombe') asEvenBand(ring);
  ring.band.profile = profile;
  return done(`Profile of the band ${before} -> ${profile}`, ...twig);
}

/** One stone by itself stands where a wave crosses the top. */
const standsOnWaves = ({ head, halo, sideStones, companion, shoulders }: RingDesign): boolean =>
  (head?.kind === 'prong' || head?.kind === 'bezel') &&
  halo === null &&
  sideStones === null &&
  companion === undefined &&
  !('ornament' in shoulders);

export function changeBandForm(ring: RingDesign, { form }: Extract<Change, { kind: 'bandForm' }>): Outcome {
  const { band } = ring;
  if (band.form === form) return already(`The band is already ${FORM_WORDS[form]}.`);
  if (form === 'bypass' && ring.centre === null)
    return impossible('A bypass band needs a stone between its ends.');
  if (form === 'chevron' && (ring.head !== null || 'ornament' in ring.shoulders))
    return impossible('A chevron comes to its point where this ring has its front: ask for a band.');
  if (form === 'curved' && (ring.head !== null || 'ornament' in ring.shoulders))
    return impossible('A band curves aside where this ring has its front: ask for a band.');
  if (form === 'wavy' && (ring.head !== null || 'ornament' in ring.shoulders) && !standsOnWaves(ring))
    return impossible('Waves would leave the front of this ring without a hold: ask for a band.');
  const before = band.form;
  band.form = form;
  delete band.bow;
  delete band.waves;
  delete band.turns;
  if (form === 'curved') band.bow = { ...BOWS.round };
  if (form === 'wavy') band.waves = wavesFor(band.widthMm, 'usual');
  const said = [`Band ${FORM_WORDS[before]} -> ${FORM_WORDS[form]}`, ...smoothed(ring)];
  if (!isOneBar(band) && band.texture.kind !== 'none') {
    band.texture = { kind: 'none' };
    band.finish = 'Polished';
    said.push('Its relief gives way to polish: the strands are too fine for it');
  }
  if (!isOneBar(band) && band.grooves > 0) {
    band.grooves = 0;
    said.push('Its grooves are left out: the strands are too fine for them');
  }
  return done(...said);
}

const FORM_WORDS = {
  single: 'plain',
  split: 'split',
  twist: 'twisted',
  bypass: 'bypass',
  chevron: 'chevron',
  curved: 'curved',
  wavy: 'wavy',
  coil: 'coiled',
} as const;

export function changeBandTaper(ring: RingDesign, { to }: Extract<Change, { kind: 'bandTaper' }>): Outcome {
  const before = ring.band.palmTaper;
  const value = to === 'even' ? 1 : Math.min(0.75, round2(before - 0.1));
  if (before === value || (to === 'tapered' && before <= 0.6)) {
    return already(`The band is already ${to === 'even' ? 'even' : 'as tapered as lasts'}.`);
  }
  ring.band.palmTaper = Math.max(0.6, value);
  return done(
    `Width at the palm ${Math.round(before * 100)} % -> ${Math.round(ring.band.palmTaper * 100)} % of the top`,
  );
}

export function changeGrooves(ring: RingDesign, { count }: Extract<Change, { kind: 'grooves' }>): Outcome {
  const { band } = ring;
  if (band.grooves === count)
    return impossible(count === 0 ? 'The band has no grooves.' : 'The band already has them.');
  if (count > 0 && (band.form !== 'single' || band.texture.kind !== 'none' || ring.bandStones !== null)) {
    return impossible('Grooves need a smooth band without stones in it.');
  }
  const before = band.grooves;
  band.grooves = count;
  return done(`Grooves ${before} -> ${count}`);
}

/** "Change the band", without saying how: the next profile in a fixed order. */
export function changeToAnotherBand(ring: RingDesign): Outcome {
  const others = BAND_PROFILES.filter((profile) => profile !== 'bombe');
  const next = others[(others.indexOf(ring.band.profile as (typeof others)[number]) + 1) % others.length]!;
  return changeBandProfile(ring, { kind: 'bandProfile', profile: next });
}
