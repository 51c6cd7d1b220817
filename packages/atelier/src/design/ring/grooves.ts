/** Grooves that were asked for, and lines of height engraved all over a band. */
import type { Arrangement } from '@filigree/contracts';
import type { RingBand } from './document.ts';
import { namesForm, ringArrangements } from './named.ts';
import type { RingSketch } from './recipes/recipe.ts';
import { type RingWish, round2 } from './wish.ts';

/** Across and deep, mm, in turn; on a hammered band a groove is as deep as its dents and more. */
const WIDTHS_MM = [0.7, 1, 0.55, 0.85] as const;
const DEPTH_MM = { smooth: 0.3, hammered: 0.42 } as const;
/** Off the middle, as a share of half the width, in turn. */
const OFFSETS = [0.36, -0.44, 0.5, -0.32] as const;
const PAIRS = [0.34, 0.5, 0.42, 0.58] as const;
/** The narrowest band that keeps metal on both sides of one, and how thick it is under it, mm. */
const LEAST_MM = { width: 2.2, off: 3.2, thick: 1.7 } as const;

const GROOVED: readonly Arrangement[] = ['groove', 'offset-groove', 'grooves'];

/** Turns the grooves into the band, where nothing else takes its outside. */
export function layGrooves(sketch: RingSketch, { brief, adjustments }: RingWish, seed: number): void {
  const asked = GROOVED.find((name) => ringArrangements(brief).includes(name));
  if (asked === undefined) return;
  const { band } = sketch;
  const leastMm = asked === 'groove' ? LEAST_MM.width : LEAST_MM.off;
  const hindrance = hindranceTo(sketch, brief, leastMm);
  if (hindrance !== null) {
    adjustments.push(`The groove around the band is left out: ${hindrance}.`);
    return;
  }
  band.form = 'single';
  if (band.profile === 'knife-edge') band.profile = 'd-shape';
  // A relief that nobody asked for would hide it.
  if (brief.finish === null && band.texture.kind !== 'none') {
    band.texture = { kind: 'none' };
    band.finish = 'Polished';
  }
  if (brief.bandWidthMm === null) band.widthMm = round2(Math.max(leastMm + 0.8, band.widthMm));
  const widthMm = round2(Math.min(WIDTHS_MM[seed % WIDTHS_MM.length]!, band.widthMm * 0.18));
  const depthMm = band.texture.kind === 'hammered' ? DEPTH_MM.hammered : DEPTH_MM.smooth;
  const at = (share: number) => ({ atShare: share, widthMm, depthMm });
  const pair = PAIRS[seed % PAIRS.length]!;
  band.grooves = 0;
  band.turned =
    asked === 'groove'
      ? [at(0)]
      : asked === 'grooves'
        ? [at(-pair), at(pair)]
        : [at(OFFSETS[seed % OFFSETS.length]!)];
  band.thicknessMm = Math.max(LEAST_MM.thick, band.thicknessMm);
  delete band.edge;
}

function hindranceTo(
  { band, bandStones, head, spinner }: RingSketch,
  brief: RingWish['brief'],
  leastMm: number,
): string | null {
  if (brief.bandWidthMm !== null && brief.bandWidthMm < leastMm)
    return `a band of ${brief.bandWidthMm} mm is too narrow for it, ${leastMm} mm are needed`;
  if (spinner) return 'the bands that turn take its place';
  if (takesOutside(band) || brief.bandProfile === 'knife-edge')
    return 'what else is on the outside takes its place';
  if (band.form !== 'single' && namesForm(brief)) return 'the band was asked for in another form';
  if (bandStones !== null) return 'the stones along the band take its place';
  return head?.kind === 'tension' || head?.kind === 'flush' ? 'the band itself holds the stone' : null;
}

const takesOutside = ({ twig, filigree, inlay, cord, texture }: RingBand): boolean =>
  Boolean(twig ?? filigree ?? inlay ?? cord) || texture.kind === 'pattern';

/** Widths of bands with lines of height, in turn, mm; the narrowest that shows them, and how deep they are cut. */
const CONTOURED_MM = [8, 7, 9, 10] as const;
const LEAST_CONTOURED_MM = 3;
const CONTOUR_DEPTH_MM = 0.2;
const CONTOUR_PROFILES = ['comfort', 'flat', 'd-shape', 'flat'] as const;

/** Engraves lines of height all over the band. */
export function layContours(sketch: RingSketch, { brief, adjustments }: RingWish, seed: number): void {
  if (!ringArrangements(brief).includes('contour-lines')) return;
  const { band } = sketch;
  const hindrance =
    hindranceTo(sketch, brief, LEAST_CONTOURED_MM) ??
    (brief.finish === 'Hammered' || brief.finish === 'Textured'
      ? `the ${brief.finish.toLowerCase()} surface takes its place`
      : null);
  if (hindrance !== null) {
    adjustments.push(`The map of contour lines around the band is left out: ${hindrance}.`);
    return;
  }
  if (!('ornament' in sketch.shoulders)) sketch.shoulders = { kind: 'plain' };
  band.form = 'single';
  if (brief.bandWidthMm === null) {
    const usual = CONTOURED_MM[seed % CONTOURED_MM.length]! * (sketch.head === null ? 1 : 0.6);
    const share = brief.proportions.band === 'slim' || brief.proportions.presence === 'delicate' ? 0.65 : 1;
    band.widthMm = round2(Math.max(usual * share, LEAST_CONTOURED_MM));
  }
  if (brief.bandProfile == null) band.profile = CONTOUR_PROFILES[seed % CONTOUR_PROFILES.length]!;
  band.palmTaper = Math.max(band.palmTaper, 0.9);
  band.thicknessMm = Math.max(LEAST_MM.thick, band.thicknessMm);
  band.grooves = 0;
  band.milgrain = false;
  delete band.edge;
  band.texture = { kind: 'engraved', pattern: 'contour', depthMm: CONTOUR_DEPTH_MM, seed };
  if (brief.finish === null) band.finish = 'Engraved';
}
