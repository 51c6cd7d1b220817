/** The outline of a kokoshnik's shield: how high it stands along the band, and what fits along its edge. Lengths in mm. */
import type { Carrier, TiaraShield } from './carriers.ts';

type Tiara = Extract<Carrier, { kind: 'tiara' }>;

/** Light between neighbours on the edge, mm. */
export const EDGE_GAP_MM = 0.5;
/** How far the shield reaches to either side, as a share of the band's width along it: to before the ears. */
const REACH_SHARE = 0.58;
/** From one scallop to the next along the band, and how deep it is, mm. */
const SCALLOP_PITCH_MM = 8;
const SCALLOP_MM = 1.3;

export const shieldReachMm = ({ band }: Tiara): number => band.widthMm * REACH_SHARE;

/** How high the shield stands at a distance along the band from its front, mm. */
export function heightAt(carrier: Tiara, shield: TiaraShield, distanceMm: number): number {
  const t = Math.min(1, Math.abs(distanceMm) / shieldReachMm(carrier));
  const arch = Math.cos((Math.PI / 2) * t);
  const share = shield.outline === 'pointed' ? 0.55 * (1 - t) ** 1.1 + 0.45 * arch : arch ** 0.85;
  const scallop =
    shield.outline === 'scalloped'
      ? SCALLOP_MM * (Math.abs(Math.cos((Math.PI * distanceMm) / SCALLOP_PITCH_MM)) - 1)
      : 0;
  return shield.endMm + (shield.middleMm - shield.endMm) * share + scallop;
}

/** How far along the band the next one stands whose middle is so far from this one's along the sloping edge, mm. */
export function nextOnEdge(carrier: Tiara, shield: TiaraShield, distanceMm: number, pitchMm: number): number {
  const step = 0.25;
  let [gone, at] = [0, distanceMm];
  while (gone < pitchMm) {
    gone += Math.hypot(step, heightAt(carrier, shield, at + step) - heightAt(carrier, shield, at));
    at += step;
  }
  return at;
}

/** How many stand on one side of the middle of the edge, each taking so much of it. */
export function countOnEdge(carrier: Tiara, shield: TiaraShield, pitchMm: number): number {
  let count = 0;
  for (
    let at = nextOnEdge(carrier, shield, 0, pitchMm / 2);
    at <= shieldReachMm(carrier);
    at = nextOnEdge(carrier, shield, at, pitchMm)
  )
    count += 1;
  return count;
}
