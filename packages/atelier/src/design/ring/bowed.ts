/** Bands that lie in a bow about another ring's head, and what a stone of their own makes of them. */
import type { Arrangement, Brief } from '@filigree/contracts';
import { OF_ONE, ringArrangements } from './named.ts';

/** Of one stone that stands on the top of its ring. */
const OF_ONE_STONE: ReadonlySet<Arrangement> = new Set<Arrangement>([
  'solitaire',
  'east-west',
  'cathedral',
  'side-stones',
  'surround',
  'hidden-halo',
  'double-halo',
]);

const TOLD =
  'A curved band leads around the head of another ring: under a stone of its own it would leave it without a hold, so the band goes straight round.';

/** One stone on the top of the ring was asked for. */
export const standsOne = (brief: Brief): boolean =>
  ringArrangements(brief).some((name) => OF_ONE_STONE.has(name)) ||
  brief.caratWeight !== null ||
  brief.stoneCount === 1 ||
  (brief.setting !== null && OF_ONE.has(brief.setting));

/** "A pear diamond on a curved band": the bow of a wedding band leads aside where that stone is to stand. */
export function withoutBow(brief: Brief): { readonly brief: Brief; readonly notes: readonly string[] } {
  const names = ringArrangements(brief);
  if (!names.includes('curved') || names.includes('band') || brief.noStones || !standsOne(brief))
    return { brief, notes: [] };
  return { brief: { ...brief, arrangements: names.filter((name) => name !== 'curved') }, notes: [TOLD] };
}
