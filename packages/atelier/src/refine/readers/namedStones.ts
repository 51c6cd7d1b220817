/** Stones that are named in passing. */
import type { Gemstone } from '@filigree/contracts';
import type { StoneTarget } from '../change.ts';
import type { Scene } from '../scene.ts';

/** Where a gem that the piece has stands beside its centre; null where it is the centre, or nowhere. */
export function placeOf({ facts }: Scene, gemstone: Gemstone): StoneTarget | null {
  if (facts.centre?.gemstone === gemstone) return null;
  if (facts.second?.gemstone === gemstone || facts.sides === gemstone) return 'sides';
  if (facts.surround === gemstone) return 'halo';
  return facts.row?.gemstone === gemstone ? 'row' : null;
}

/** Which stones a gem that is named in passing speaks of: the diamonds of "make the diamonds bigger". */
export function targetNamed(scene: Scene): StoneTarget | null {
  const named = scene.words.gemstones[0]?.value;
  return named === undefined ? null : placeOf(scene, named);
}
