import type { Texture } from '../parts.ts';
import type { Random } from '../random.ts';
import type { RingBand } from './document.ts';
import { between, pick } from './recipes/parts.ts';
import type { RingSketch } from './recipes/recipe.ts';
import type { RingWish } from './wish.ts';

/** Lays the asked finish, or the era's surface, on the band. A finish that was asked shows in every sketch. */
export function finishBand(
  sketch: Pick<RingSketch, 'band' | 'bandStones'>,
  wish: Pick<RingWish, 'brief' | 'era'>,
  random: Random,
): void {
  const { band } = sketch;
  const { finish } = wish.brief;
  const seed = Math.floor(random() * 1e6);
  const scale = Math.min(1, Math.max(0.45, band.widthMm / 4));
  const hammered: Texture = {
    kind: 'hammered',
    seed,
    dentDiameterMm: Math.max(0.9, between(random, 1.7, 2.3) * scale),
    depthMm: Math.max(0.06, between(random, 0.13, 0.18) * scale),
  };
  const textured: Texture = { kind: 'textured', seed, grainMm: between(random, 0.7, 1.1), depthMm: 0.13 };
  const pattern =
    wish.era.surface === 'scroll' || wish.era.surface === 'chevron'
      ? wish.era.surface
      : pick(random, ['wheat', 'scroll', 'chevron'] as const);
  if (finish !== null) band.finish = finish;
  if (finish === 'Hammered') band.texture = hammered;
  else if (finish === 'Textured') band.texture = textured;
  else if (finish === 'Engraved') band.texture = { kind: 'engraved', pattern, depthMm: 0.15 };
  else if (finish !== null) band.texture = { kind: 'none' };
  else if (band.texture.kind === 'none' && sketch.bandStones === null && band.form === 'single') {
    // The era's own surface, on about half of the sketches and only where there is room for it.
    const roomy = band.widthMm >= 2.4;
    if (wish.era.surface === 'hammered') band.texture = hammered;
    else if (wish.era.surface === 'textured' && roomy && random() < 0.5) band.texture = textured;
    else if (wish.era.surface !== 'none' && wish.era.surface !== 'textured' && roomy && random() < 0.6) {
      band.texture = { kind: 'engraved', pattern: wish.era.surface, depthMm: 0.13 };
    }
  }
  if (finish === null) band.finish = band.texture.kind === 'none' ? 'Polished' : FINISH_OF[band.texture.kind];
  // Strands and beads are too fine for hammer marks: the finish stays, the relief goes where it can be seen.
  if (!isOneBar(band) && band.texture.kind !== 'none') {
    if (finish !== null && finish !== 'Polished') band.form = 'single';
    else band.texture = { kind: 'none' };
  }
  if (band.texture.kind !== 'none') band.grooves = 0;
  layTwoFinishes(sketch, wish, { hammered, textured });
}

/** Two finishes are told apart on a band of this width, mm; edges are so much of half the width. */
const TWO_FINISHES_MM = { least: 2.4, usual: 4.4 } as const;
const EDGE_SHARES = { usual: 0.62, wide: 0.7, wideMm: 6, bevelled: 0.66 } as const;

/** Both finishes that were asked for, on one even bar. */
function layTwoFinishes(
  { band, bandStones }: Pick<RingSketch, 'band' | 'bandStones'>,
  { brief }: Pick<RingWish, 'brief'>,
  reliefs: Readonly<Record<'hammered' | 'textured', Texture>>,
): void {
  const { secondFinish, bandWidthMm } = brief;
  if (!secondFinish || brief.finish === null || bandStones !== null) return;
  if (bandWidthMm !== null && bandWidthMm < TWO_FINISHES_MM.least) return;
  band.form = 'single';
  band.grooves = 0;
  if (bandWidthMm === null) band.widthMm = Math.max(TWO_FINISHES_MM.usual, band.widthMm);
  // A ridge along the middle would be a third face.
  if (band.profile === 'knife-edge') band.profile = 'flat';
  if (band.texture.kind === 'none') {
    if (secondFinish.finish === 'Hammered') band.texture = reliefs.hammered;
    if (secondFinish.finish === 'Textured') band.texture = reliefs.textured;
  }
  const edgeShare =
    band.profile === 'bevelled'
      ? EDGE_SHARES.bevelled
      : band.widthMm >= EDGE_SHARES.wideMm
        ? EDGE_SHARES.wide
        : EDGE_SHARES.usual;
  band.secondFinish = { ...secondFinish, atShare: secondFinish.place === 'edges' ? edgeShare : 0 };
}

const ONE_FINISH =
  'Two finishes need one even bar of metal with room for both: this piece shows the first of them.';

/** Says so where two finishes were asked for and the band shows one. */
export const finishDeparture = ({ secondFinish }: RingWish['brief'], band: RingBand | null): string[] =>
  secondFinish && band?.secondFinish === undefined ? [ONE_FINISH] : [];

/** Bands of one bar, whatever way it goes: these are broad enough for a relief. */
export const isOneBar = ({ form }: Pick<RingBand, 'form'>): boolean =>
  form === 'single' || form === 'chevron' || form === 'curved' || form === 'wavy' || form === 'coil';

const FINISH_OF = {
  hammered: 'Hammered',
  textured: 'Textured',
  engraved: 'Engraved',
  pattern: 'Engraved',
} as const;
