/** A stone in the place that a figure has for it: the heart of a claddagh, the collet of an owl. */
import { type EmblemOrnament, emblemStone } from '../design/ornament/emblem.ts';
import { hasSeat } from '../design/ornament/emblemSeats.ts';
import type { Change } from './change.ts';
import { kindOf, sayKind } from './kinds.ts';
import { already, done, type Outcome } from './outcome.ts';

/** Null where the figure has no place for a stone. */
export function setIntoEmblem(
  emblem: EmblemOrnament,
  { gemstone, colour }: Pick<Extract<Change, { kind: 'gemstone' }>, 'gemstone' | 'colour'>,
): Outcome | null {
  if (!hasSeat(emblem.form, emblem.ground, emblem.sizeMm)) return null;
  const shaped = emblemStone(emblem.form, { ...kindOf(gemstone, 'Heart').kind, colour });
  const next = shaped.cut === 'Heart' ? shaped : { ...kindOf(gemstone, 'Round').kind, colour };
  const before = emblem.stone;
  if (before?.gemstone === gemstone && before.colour === colour)
    return already(`The stones are already ${gemstone.toLowerCase()}.`);
  emblem.stone = next;
  return done(
    before === null ? `${sayKind(next)} set into the emblem` : `Stone ${sayKind(before)} -> ${sayKind(next)}`,
  );
}
