/** Wires twisted like a rope along a band that was asked for with one. */
import { namesForm } from './named.ts';
import type { RingSketch } from './recipes/recipe.ts';
import { isForHim, type RingWish, round2 } from './wish.ts';

/** Least band for a rope in each place, and what is usual for it, mm; the metal that is left under one in a channel. */
const BAND_MM = {
  edges: { least: 2.6, usual: 4.6, thick: 1.8 },
  middle: { least: 2.8, usual: 4, thick: 2.1 },
} as const;
const FOR_HIM = 1.5;
/** Two of four sketches have one on each edge, broader and narrower; the others one around the middle. */
const TURNS = [
  ['edges', 1, 'flat'],
  ['middle', 1, 'd-shape'],
  ['edges', 1.35, 'd-shape'],
  ['middle', 1.3, 'flat'],
] as const;

/** Lays the rope, where no plate has it as its border. The palm is as wide as the top: strands keep their size. */
export function layCord(sketch: RingSketch, { brief, adjustments }: RingWish, seed: number): void {
  if (brief.plateBorder !== 'rope' || sketch.shoulders.kind === 'signet') return;
  const { band } = sketch;
  const [place, share, profile] = TURNS[seed % TURNS.length]!;
  const { least, usual, thick } = BAND_MM[place];
  const hindrance = hindranceTo(sketch, brief, least);
  if (hindrance !== null) {
    adjustments.push(`The rope along the band is left out: ${hindrance}.`);
    return;
  }
  band.form = 'single';
  sketch.bandStones = null;
  if (sketch.shoulders.kind === 'tapered') sketch.shoulders = { kind: 'plain' };
  if (brief.bandWidthMm === null)
    band.widthMm = round2(Math.max(usual * share * (isForHim(brief.recipient) ? FOR_HIM : 1), band.widthMm));
  if (brief.bandProfile == null) band.profile = profile;
  band.thicknessMm = Math.max(thick, band.thicknessMm);
  Object.assign(band, { palmTaper: 1, milgrain: false, grooves: 0, cord: place });
  if (brief.finish === null) {
    band.texture = { kind: 'none' };
    band.finish = 'Polished';
  }
}

function hindranceTo(
  { band, head, bandStones }: RingSketch,
  brief: RingWish['brief'],
  leastMm: number,
): string | null {
  if (brief.bandWidthMm !== null && brief.bandWidthMm < leastMm)
    return `a band of ${brief.bandWidthMm} mm is too narrow for it, ${leastMm} mm are needed`;
  if (band.twig) return 'the bark of the twig takes its place';
  if (band.filigree) return 'the filigree takes its place';
  if (band.form !== 'single' && namesForm(brief)) return 'the band was asked for in another form';
  if (bandStones !== null && (head === null || brief.setting !== null))
    return 'the stones along the band take its place';
  if (head?.kind === 'tension') return 'a band under tension must stay whole';
  return head?.kind === 'flush' ? 'the stone is sunk into the band' : null;
}
