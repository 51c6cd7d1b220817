import { type Design, isRing, membersOf, type SoleDesign } from '../document.ts';

/** How a piece is shown: on its own feet, hanging before a wall, or lying on the ground facing up. */
export type Pose = 'stands' | 'hangs' | 'lies';

/**
 * How a design is shown. A set has the pose that its pieces share; pieces that would stand and hang are laid out on the
 * ground together.
 */
export function poseOf(design: Design): Pose {
  const poses = new Set(membersOf(design).map(poseOfSole));
  return poses.size === 1 ? [...poses][0]! : 'lies';
}

/** The pose geometry builds a piece in. */
export function poseOfSole(design: SoleDesign): Pose {
  if (isRing(design)) return 'stands';
  switch (design.carrier.kind) {
    case 'hung':
      return 'hangs';
    case 'fitted':
      return design.carrier.shown;
    case 'bangle':
      return 'stands';
    case 'chain':
      return design.carrier.wear === 'wrist' || design.carrier.wear === 'ankle' ? 'lies' : 'hangs';
    case 'tiara':
      return 'stands';
  }
}
