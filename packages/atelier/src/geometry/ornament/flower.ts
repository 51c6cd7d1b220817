import type { RosetteOrnament, StoneHold } from '../../design/ornament/stone.ts';
import type { PetalStones } from '../../design/petals.ts';
import {
  buildFlower,
  type FlowerPlan,
  flowerProngs,
  petalOutlines,
  planFlower,
  tieRadiusMm,
} from '../settings/flower.ts';
import type { Vec3 } from '../solids.ts';
import { gemOf, isDomed } from '../stones/placing.ts';
import type { Vec2 } from '../vec.ts';
import type { OrnamentBuilder } from './built.ts';
import { axisCrossing } from './relief/holds.ts';
import { seatStone } from './stone.ts';

/** Metal about the petals, and how far inside their edge links take hold, mm. */
const EDGE_MM = { prong: 0.3, bezel: 0.6 } as const;
const HOLD_INSET_MM = 0.24;
/** Under the cups, for what is worn against the skin, mm. */
const BACK_MM = 0.3;

/** A centre stone with petals about it, one of them upwards. */
export function buildFlowerOrnament(
  ...[bench, work, tray, frame, spec, stones]: [...Parameters<OrnamentBuilder<RosetteOrnament>>, PetalStones]
): ReturnType<OrnamentBuilder<RosetteOrnament>> {
  const gem = gemOf(spec.stone);
  const plan: FlowerPlan = {
    petals: spec.petals,
    accent: spec.accent,
    stones,
    alloyId: spec.alloyId,
    milgrain: spec.milgrain === true,
    firstAngle: 0,
  };
  const { depthMm } = planFlower(gem, plan);
  const isBezel = stones.setting === 'bezel';
  // Domes and pearls stand in cups, whose walls the ties of the petals reach.
  const hold: StoneHold =
    isBezel || isDomed(gem)
      ? { kind: 'bezel', wallMm: null, milgrain: plan.milgrain, scalloped: false }
      : { kind: 'prong', prongCount: 4, prongForm: 'round' };
  const seated = seatStone(
    bench,
    work,
    tray,
    frame,
    gem,
    { alloyId: spec.alloyId, orientation: 'upright', hold, halo: null },
    hold.kind === 'prong' ? flowerProngs(gem, plan) : null,
    depthMm + BACK_MM,
  );
  const flower = buildFlower(bench, work, tray, gem, seated.seat, plan);
  // Upright, the stone's own x is up and its y to the left.
  const upright = (loop: readonly Vec2[]): Vec2[] => loop.map(([x, y]): Vec2 => [-y, x]);
  const edge = petalOutlines(flower, stones, EDGE_MM[stones.setting]).map(upright);
  const points = edge.flat();
  const most = (dx: number, dy: number): number => Math.max(...points.map(([x, y]) => x * dx + y * dy));
  const wireZ = seated.height - depthMm * 0.62;
  const middle = tieRadiusMm(flower, 0);
  // Where no petal lies on the axis, links take hold of the wire that ties them.
  const holdAt = (dx: number, dy: number): Vec3 => {
    const crossing = axisCrossing(edge, dx, dy);
    const onPetal = crossing !== null && crossing > middle;
    const along = onPetal ? crossing - HOLD_INSET_MM : middle;
    return [dx * along, dy * along, onPetal ? seated.height - depthMm * 0.4 : wireZ];
  };
  const frontMm = seated.height + Math.max(gem.crownMm, flower.petal.crownMm);
  return {
    leftMm: most(-1, 0),
    rightMm: most(1, 0),
    upMm: most(0, 1),
    downMm: most(0, -1),
    frontMm,
    rimMm: 2 * seated.rimMm,
    holds: { top: holdAt(0, 1), bottom: holdAt(0, -1), left: holdAt(-1, 0), right: holdAt(1, 0) },
    focus: [0, 0, frontMm],
    rimStones: true,
  };
}
