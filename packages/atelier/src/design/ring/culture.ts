import type { CulturalInspiration } from '@filigree/contracts';
import { cultureRules } from '../cultures.ts';
import { enamelOf } from '../enamels.ts';
import type { PatternName } from '../ornament/patterns.ts';
import { type EraRules, NO_ERA } from './eras.ts';
import { namesForm } from './named.ts';
import type { RingSketch } from './recipes/recipe.ts';
import type { RingWish } from './wish.ts';

/** A border needs this much band, and a floor of this under glass (mm). */
const LEAST_BAND_MM = 2.8;
const ENAMEL_BAND_MM = 1.9;

/** Without an era a culture's own metals and stones lead. */
export function eraOfCulture(culture: CulturalInspiration | undefined): EraRules {
  if (culture === undefined) return NO_ERA;
  const { metals, gemstones, granulation } = cultureRules(culture);
  return { ...NO_ERA, metals, gemstones, milgrain: granulation };
}

/** Sections of bands that are nothing but their border, in turn. */
const PROFILES = ['flat', 'd-shape', 'comfort', 'flat'] as const;
/** Further borders of a culture whose knots and scrolls are many; others have their one. */
const FURTHER: Readonly<Partial<Record<CulturalInspiration, readonly PatternName[]>>> = {
  Celtic: ['interlaced-arcs', 'plait', 'endless-knots'],
};

function borderOf(culture: CulturalInspiration, turn: number): PatternName {
  const { border } = cultureRules(culture);
  const all = [border, ...(FURTHER[culture] ?? [])];
  return all[turn % all.length]!;
}

/** Puts the border of the asked culture around the band, and enamel into its ground where that was asked. */
export function applyCulture(sketch: RingSketch, wish: RingWish, seed: number): void {
  const { brief, adjustments } = wish;
  const culture = brief.culture[0];
  const enamelled = brief.metals.includes('Enamel');
  if ((culture === undefined && !enamelled) || sketch.spinner) return;
  // A border that was named itself is there already.
  if (sketch.band.texture.kind === 'pattern' || sketch.band.cord || isPlainBelow(sketch, wish)) return;
  const what = culture === undefined ? 'The enamel' : `The ${culture} border`;
  const hindrance = hindranceTo(sketch, wish);
  if (hindrance !== null) {
    adjustments.push(`${what} is not on this ring: ${hindrance}.`);
    return;
  }
  const { band } = sketch;
  band.form = 'single';
  sketch.bandStones = null;
  if (brief.bandWidthMm === null) band.widthMm = Math.max(band.widthMm, sketch.head === null ? 5.4 : 4);
  if (sketch.shoulders.kind === 'tapered') sketch.shoulders = { kind: 'plain' };
  const isBare = sketch.head === null && sketch.shoulders.kind === 'plain';
  if (brief.bandProfile == null && isBare) band.profile = PROFILES[seed % PROFILES.length]!;
  else if (brief.bandProfile == null && band.profile !== 'd-shape' && band.profile !== 'comfort')
    band.profile = 'flat';
  band.thicknessMm = Math.max(band.thicknessMm, enamelled ? ENAMEL_BAND_MM : 1.75);
  band.palmTaper = Math.max(band.palmTaper, 0.86);
  band.grooves = 0;
  band.milgrain = false;
  if (brief.finish === null) band.finish = 'Polished';
  band.texture = {
    kind: 'pattern',
    pattern: culture === undefined ? null : borderOf(culture, isBare ? seed : 0),
    depthMm: enamelled ? 0.42 : 0.32,
    enamel: enamelled ? enamelOf(brief, culture) : null,
  };
  if (brief.culture.length > 1) {
    adjustments.push(
      `One border fits around a band: it is ${culture}; ${brief.culture.slice(1).join(' and ')} is noted.`,
    );
  }
}

/**
 * "Simple shank, no carving", "nothing too chunky": under a front nothing is on the band of a ring that is to be simple,
 * and under a sign that shows the culture itself no border makes a slender one broad.
 */
function isPlainBelow({ head, shoulders }: RingSketch, { brief }: RingWish): boolean {
  const { ornament, presence, band } = brief.proportions;
  if (brief.metals.includes('Enamel')) return false;
  const isSlender = presence === 'delicate' || band === 'slim';
  return (
    (ornament === 'simple' && head !== null) ||
    (isSlender && brief.bandWidthMm === null && shoulders.kind === 'emblem')
  );
}

function hindranceTo({ band, head, bandStones, shoulders }: RingSketch, { brief }: RingWish): string | null {
  if (brief.bandWidthMm !== null && band.widthMm < LEAST_BAND_MM) {
    return `a band of ${band.widthMm} mm is too narrow for it, ${LEAST_BAND_MM} mm are needed`;
  }
  if (brief.finish === 'Hammered' || brief.finish === 'Textured')
    return `the ${brief.finish.toLowerCase()} surface takes its place`;
  if (band.form !== 'single' && namesForm(brief)) return 'the band was asked for in another form';
  if (band.filigree) return 'the filigree takes its place';
  if (band.inlay) return 'the inlay takes its place';
  if (band.twig) return 'the bark of the twig takes its place';
  if (head?.kind === 'tension') return 'a band under tension must stay whole';
  if (head?.kind === 'flush') return 'the stone is sunk into the band';
  if (shoulders.kind === 'motif' && shoulders.place === 'around') return 'the motif goes around the band';
  if (
    bandStones !== null &&
    (head === null || brief.setting === 'Pave' || brief.setting === 'Channel' || brief.setting === 'Bar')
  ) {
    return 'the stones along the band take its place';
  }
  return null;
}
