/** Serpents whose body is the ring or the bangle. The axis of finger or wrist is y, the top is z. */
import type { Vec3 } from '@filigree/raytracer';
import type { Coil } from '../../../design/ornament/coil.ts';
import type { MotifOrnament } from '../../../design/ornament/motif.ts';
import { type Frame, frameAt, toWorld } from '../../frame.ts';
import type { Bench, Solid } from '../../mesh/bench.ts';
import { lathe } from '../../mesh/loft.ts';
import type { StoneTray } from '../../stones/placing.ts';
import { clamp, cross, mixNumber, normalize, smoothstep } from '../../vec.ts';
import type { Workpiece } from '../../workpiece.ts';
import { scaledBody } from '../relief/snake.ts';
import { finishMotif } from './finish.ts';
import { Kit } from './kit.ts';
import { bodyRadius, serpentHead } from './serpent.ts';
import type { Site } from './site.ts';

export interface CoilPlan {
  readonly coil: Coil;
  readonly innerRadiusMm: number;
  /** Of the body where it is fullest: along the finger, and over it. */
  readonly widthMm: number;
  readonly heightMm: number;
  /** A site on the cylinder of a radius: at an angle from the top and a y, turned by `turn` on the surface. */
  readonly siteAt: (angle: number, radiusMm: number, y: number, turn: number) => Site;
  /** Where it is laid, its axis the frame's y and its top the frame's z; absent for the piece's own. */
  readonly frame?: Frame;
}

export interface BuiltCoil {
  readonly body: Solid;
  /** The middle of the head that is looked at. */
  readonly head: Vec3;
  readonly headMm: number;
}

/** The finger's side is flat: this share of the body's half height stays between its middle and the finger. */
const INNER_SHARE = 0.85;
/** A neck lies a little over that, so that the jaw stays clear of the finger. */
const NECK_SHARE = 1.02;
/** Light between neighbouring turns, in body widths and mm. */
const TURN_LIGHT = { share: 0.06, mm: 0.3 } as const;
/** The head moves away from the turn beside it by this much of the body's half width. */
const ASIDE = 0.5;
/** A raised head, in body heights; the neck begins to rise so many body widths before it. */
const RISE = 1.05;
const RISE_LENGTH = 3.2;
const TAPER = 0.45;
/** In the mouth the tail is no fine tip: half the body, as it must hold the ring closed. */
const BITTEN = 0.5;
/** How far behind the snout a bitten tail ends, as a share of the head. */
const BITE_DEPTH = 0.5;
/** Half the distance along the finger between two heads, in half widths of the body: they pass without touching. */
const PASSING = 1.7;
/** Head lengths that are modelled, in body widths. */
const HEAD_RANGE = [1.7, 3.4] as const;

interface Path {
  readonly lengthMm: number;
  readonly at: (t: number) => { angle: number; y: number; riseMm: number };
  readonly radiusMm: (t: number) => number;
  /** Ends that carry a head, as shares of the length. */
  readonly heads: readonly (0 | 1)[];
}

function pathOf({ coil, innerRadiusMm, widthMm, heightMm }: CoilPlan, headMm: number): Path {
  const half = widthMm / 2;
  const reach = innerRadiusMm + heightMm * 0.43;
  const headAngle = headMm / reach;
  const neck = -headAngle * 0.5;
  switch (coil.form) {
    case 'bites': {
      const sweep = 2 * Math.PI - BITE_DEPTH * headAngle;
      return {
        lengthMm: sweep * reach,
        at: (t) => ({ angle: neck - sweep * (1 - t), y: 0, riseMm: 0 }),
        radiusMm: (t) =>
          half *
          mixNumber(BITTEN, 1, Math.min(1, t / TAPER) ** 0.8) *
          mixNumber(1, 0.84, smoothstep(0.92, 1, t)),
        heads: [1],
      };
    }
    case 'crossing': {
      const sweep = 2 * Math.PI + 2 * neck;
      const pitch = 2 * PASSING * half;
      return {
        lengthMm: Math.hypot(sweep * reach, pitch),
        // Straight behind the finger, then apart towards the heads.
        at: (t) => ({
          angle: neck - sweep * (1 - t),
          y: pitch * (smoothstep(0.12, 0.88, t) - 0.5),
          riseMm: 0,
        }),
        radiusMm: (t) => half * mixNumber(1, 0.84, smoothstep(0.38, 0.5, Math.abs(t - 0.5))),
        heads: [1, 0],
      };
    }
    case 'laid':
    case 'raised': {
      const sweep = 2 * Math.PI * coil.turns;
      const pitch = widthMm * (1 + TURN_LIGHT.share) + TURN_LIGHT.mm;
      const lengthMm = Math.hypot(sweep * reach, pitch * coil.turns);
      const rising = 1 - (RISE_LENGTH * widthMm) / lengthMm;
      const riseMm = coil.form === 'raised' ? RISE * heightMm : 0;
      return {
        lengthMm,
        at: (t) => {
          const near = smoothstep(rising, 1, t);
          return {
            angle: neck - sweep * (1 - t),
            y: pitch * coil.turns * (t - 0.5) + ASIDE * half * near,
            riseMm: riseMm * near,
          };
        },
        radiusMm: (t) => bodyRadius(half, TAPER, t),
        heads: [1],
      };
    }
  }
}

/** A cylinder along the finger's axis, clear of everything along it. */
function fingerOf(bench: Bench, frame: Frame, radiusMm: number, farMm: number): Solid {
  return bench.placed(
    bench.solid(
      lathe(
        [
          [radiusMm, -farMm],
          [radiusMm, farMm],
        ],
        128,
      ),
      'finger',
    ),
    { x: frame.z, y: frame.x, z: frame.y, origin: frame.origin },
  );
}

/** Builds a serpent about finger or wrist: its body is all that is worn. */
export function buildSerpentCoil(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  spec: MotifOrnament,
  plan: CoilPlan,
): BuiltCoil {
  const { innerRadiusMm, widthMm, heightMm, siteAt, frame = frameAt([0, 0, 0]) } = plan;
  const headMm = clamp(spec.sizeMm, HEAD_RANGE[0] * widthMm, HEAD_RANGE[1] * widthMm);
  const path = pathOf(plan, headMm);
  const tall = heightMm / widthMm;
  const middleOf = (t: number): { angle: number; y: number; radius: number } => {
    const { angle, y, riseMm } = path.at(t);
    const nearest = Math.min(...path.heads.map((end) => Math.abs(end - t))) * path.lengthMm;
    const share = mixNumber(NECK_SHARE, INNER_SHARE, smoothstep(0, 2 * widthMm, nearest));
    return { angle, y, radius: innerRadiusMm + path.radiusMm(t) * tall * share + riseMm };
  };
  const pointOf = (t: number): Vec3 => {
    const { angle, y, radius } = middleOf(t);
    return toWorld(frame, Math.sin(angle) * radius, y, Math.cos(angle) * radius);
  };
  const body = scaledBody({
    lengthMm: path.lengthMm,
    place: (t) => {
      const at = pointOf(t);
      const [a, b] = [pointOf(Math.max(0, t - 1e-3)), pointOf(Math.min(1, t + 1e-3))];
      const along = normalize([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
      const { angle } = middleOf(t);
      const out = toWorld({ ...frame, origin: [0, 0, 0] }, Math.sin(angle), 0, Math.cos(angle));
      const side = normalize(cross(along, out));
      return { at, side, up: cross(side, along) };
    },
    radiusMm: path.radiusMm,
    fullMm: widthMm / 2,
    tall,
  });
  const coiled = bench.solid(body, 'serpent');
  const far = 2 * Math.max(...[0, 0.5, 1].map((t) => Math.abs(path.at(t).y))) + 4 * widthMm + 10;
  const finger = fingerOf(bench, frame, innerRadiusMm, far);
  const worn = bench.subtract(coiled, [finger]);
  work.add(spec.alloyId, worn);
  work.cutters.push(finger);
  for (const t of path.heads) {
    // Of two heads one wears the stone.
    const k = new Kit(bench, t === 1 ? spec : { ...spec, centre: null });
    const neckMm = path.radiusMm(t);
    const { angle, y, radius } = middleOf(t);
    const before = middleOf(t === 1 ? 1 - 2e-3 : 2e-3);
    const slope = Math.atan2(y - before.y, (angle - before.angle) * radius);
    serpentHead(k, [0, 0, neckMm], 0, headMm, neckMm, 'own');
    finishMotif(k, work, tray, siteAt(angle, Math.max(innerRadiusMm, radius - neckMm), y, slope));
  }
  const { angle, y, radius } = middleOf(1);
  const middle = angle + headMm / 2 / radius;
  return {
    body: worn,
    head: toWorld(
      frame,
      Math.sin(middle) * (radius + heightMm / 2),
      y,
      Math.cos(middle) * (radius + heightMm / 2),
    ),
    headMm,
  };
}
