import { type MotifForm, type MotifOrnament, ZODIAC_SIGNS } from '../../../design/ornament/motif.ts';
import type { Bench } from '../../mesh/bench.ts';
import type { Vec3 } from '../../solids.ts';
import type { StoneTray } from '../../stones/placing.ts';
import type { Workpiece } from '../../workpiece.ts';
import type { BuiltOrnament, OrnamentBuilder } from '../built.ts';
import { knot, mobius, pebble, ribbon, wave } from './abstract.ts';
import { bee, butterfly, fox, panther, swallow } from './animal.ts';
import {
  constellation,
  crescentMoon,
  crescentStar,
  moonPhases,
  namedConstellation,
  planet,
  sun,
} from './celestial.ts';
import { celticCross, fleuryCross, latinCross, roundedCross } from './cross.ts';
import { almondEye, horus, nazar } from './eye.ts';
import { finishMotif } from './finish.ts';
import { fish } from './fish.ts';
import { blossom, branch, daisy, lotus, oneLeaf, rose } from './floral.ts';
import { chevrons, cubes, decoFan, hexagons } from './geometric.ts';
import {
  heartCradle,
  heartDrop,
  heartWithSide,
  interlocked,
  openHeart,
  puffed,
  sacredHeart,
} from './heart.ts';
import { infinityCrossing, infinityHeart, infinityLoop, infinityRibbon, infinityStones } from './infinity.ts';
import { type FormBuilder, Kit } from './kit.ts';
import { coiled, ouroboros, spiral } from './serpent.ts';
import { flatSite, frameOn, mirroredSite, type Site } from './site.ts';
import { fivePoint, northStar, starburst } from './star.ts';
import { feather, spreadWing, wingPair } from './wing.ts';
import { zodiacConstellation, zodiacGlyph } from './zodiac.ts';

type SignForm = Extract<MotifForm, `${string}-glyph` | `${string}-constellation`>;

const SIGN_FORMS = Object.fromEntries(
  ZODIAC_SIGNS.flatMap((sign) => [
    [`${sign}-glyph`, zodiacGlyph(sign)],
    [`${sign}-constellation`, zodiacConstellation(sign)],
  ]),
) as Record<SignForm, FormBuilder>;

const FORMS: Readonly<Record<MotifForm, FormBuilder>> = {
  ...SIGN_FORMS,
  blossom,
  rose,
  branch,
  leaf: oneLeaf,
  lotus,
  daisy,
  hexagons,
  'deco-fan': decoFan,
  chevrons,
  cubes,
  panther,
  butterfly,
  bee,
  swallow,
  fish,
  fox,
  crescent: crescentMoon,
  'crescent-star': crescentStar,
  sun,
  'moon-phases': moonPhases,
  planet,
  constellation,
  orion: namedConstellation('orion'),
  cassiopeia: namedConstellation('cassiopeia'),
  'southern-cross': namedConstellation('southern-cross'),
  ribbon,
  knot,
  pebble,
  wave,
  mobius,
  puffed,
  'open-heart': openHeart,
  'sacred-heart': sacredHeart,
  'heart-drop': heartDrop,
  'heart-cradle': heartCradle,
  'heart-side': heartWithSide,
  interlocked,
  'infinity-ribbon': infinityRibbon,
  'infinity-stones': infinityStones,
  'infinity-heart': infinityHeart,
  'infinity-crossing': infinityCrossing,
  'infinity-loop': infinityLoop,
  'latin-cross': latinCross,
  'rounded-cross': roundedCross,
  'fleury-cross': fleuryCross,
  'celtic-cross': celticCross,
  coiled,
  ouroboros,
  spiral,
  'spread-wing': spreadWing,
  'wing-pair': wingPair,
  feather,
  'almond-eye': almondEye,
  nazar,
  horus,
  'five-point': fivePoint,
  'north-star': northStar,
  starburst,
};

/** How far a motif's size may be from what was asked, as a share. */
const SIZE_TOLERANCE = 0.05;

/** Models a motif flat at a frame: metal into `work`, stones onto `tray`. */
export const buildMotif: OrnamentBuilder<MotifOrnament> = (bench, work, tray, frame, spec) =>
  buildMotifOn(bench, work, tray, flatSite(frame), spec);

/** Models a motif on any site: bent around a band, mirrored for the other shoulder. */
export function buildMotifOn(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  site: Site,
  spec: MotifOrnament,
): BuiltOrnament {
  const k = drawn(bench, spec);
  const from = tray.placements.length;
  const built = spec.mirrored
    ? seenInMirror(finishMotif(k, work, tray, mirroredSite(site)))
    : finishMotif(k, work, tray, site);
  work.ornaments.push({
    ornament: spec,
    frame: frameOn(site, [0, 0, 0]),
    extent: built,
    stones: [from, tray.placements.length],
  });
  return built;
}

/** What a bench has drawn, by value: equal motifs along a band are drawn and fused once. */
const drawings = new WeakMap<Bench, Map<string, Kit>>();

function drawn(bench: Bench, spec: MotifOrnament): Kit {
  const key = JSON.stringify(spec);
  const kits = drawings.get(bench) ?? new Map<string, Kit>();
  drawings.set(bench, kits);
  const k =
    kits.get(key) ??
    bench.lasting(() =>
      bench.passing(
        () => draw(bench, spec),
        ({ main, accent, cuts }) => [...main, ...accent, ...cuts],
      ),
    );
  kits.set(key, k);
  return k;
}

function draw(bench: Bench, spec: MotifOrnament): Kit {
  const form = FORMS[spec.form];
  const k = new Kit(bench, spec);
  form(k);
  // Cups and leaves stand out further on small motifs: drawn again where the size would not hold.
  const ratio = spec.sizeMm / k.drawnMm();
  if (Math.abs(ratio - 1) <= SIZE_TOLERANCE) return k;
  const again = new Kit(bench, spec, ratio);
  form(again);
  return again;
}

/** What is known of an ornament in its own frame, left and right exchanged. */
function seenInMirror(built: BuiltOrnament): BuiltOrnament {
  const over = ([x, y, z]: Vec3): Vec3 => [-x, y, z];
  const { holds, focus } = built;
  return {
    ...built,
    leftMm: built.rightMm,
    rightMm: built.leftMm,
    holds: {
      top: over(holds.top),
      bottom: over(holds.bottom),
      left: over(holds.right),
      right: over(holds.left),
    },
    focus: over(focus),
  };
}
