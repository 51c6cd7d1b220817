/** The stones of a cluster stand between the prongs of its centre: a large heart leaves them no room. */
import type { RingDesign } from '../../design/ring/document.ts';
import { leavesNoPetals } from '../../design/ring/recipes/setting.ts';
import { round2 } from '../outcome.ts';
import { prongHead } from './centre.ts';

/** Small stones about a heart, as a share of its width; mm within what a halo is set with. */
const HALO_SHARE = 0.18;
const HALO_MELEE_MM = { least: 1, most: 1.8 };

/** Frames a heart that its cluster cannot hold by a halo of the same stones; says so. */
export function petalsToHalo(ring: RingDesign): string[] {
  const { head, centre } = ring;
  if (head?.kind !== 'cluster' || centre === null || !leavesNoPetals({ centre })) return [];
  ring.head = prongHead(centre, head.alloyId, head.clearanceMm);
  ring.halo = {
    stone: head.accent,
    alloyId: head.alloyId,
    meleeDiameterMm: round2(
      Math.min(HALO_MELEE_MM.most, Math.max(HALO_MELEE_MM.least, centre.widthMm * HALO_SHARE)),
    ),
    rows: 1,
    outline: 'follow',
    scalloped: true,
    milgrain: false,
  };
  return ['A halo in the place of the cluster: beside a heart of this size its stones have no room'];
}
