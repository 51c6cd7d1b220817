/** A stone in the place that a figure has for it: the heart of a claddagh, the collet of an owl. */

import type { Ornament } from '../design/ornament/document.ts';
import { type EmblemOrnament, emblemStone } from '../design/ornament/emblem.ts';
import { hasSeat } from '../design/ornament/emblemSeats.ts';
import type { StoneKind } from '../design/parts.ts';
import { canBeMelee } from '../design/stones/gems.ts';
import type { Change } from './change.ts';
import { kindOf, sayKind } from './kinds.ts';
import { already, done, impossible, lower, type Outcome, plural, round2 } from './outcome.ts';

/** A gem in the cut of its place: a heart between the hands of a claddagh, round in any collet. */
export function stoneOfEmblem(
  { form }: Pick<EmblemOrnament, 'form'>,
  { gemstone, colour }: Pick<StoneKind, 'gemstone' | 'colour'>,
): StoneKind {
  const shaped = emblemStone(form, { ...kindOf(gemstone, 'Heart').kind, colour });
  return shaped.cut === 'Heart' ? shaped : { ...kindOf(gemstone, 'Round').kind, colour };
}

/** Null where the figure has no place for a stone. */
export function setIntoEmblem(
  emblem: EmblemOrnament,
  { gemstone, colour }: Pick<Extract<Change, { kind: 'gemstone' }>, 'gemstone' | 'colour'>,
): Outcome | null {
  if (!hasSeat(emblem.form, emblem.ground, emblem.sizeMm)) return null;
  const next = stoneOfEmblem(emblem, { gemstone, colour });
  const before = emblem.stone;
  if (before?.gemstone === gemstone && before.colour === colour)
    return already(`The stones are already ${gemstone.toLowerCase()}.`);
  emblem.stone = next;
  return done(
    before === null ? `${sayKind(next)} set into the emblem` : `Stone ${sayKind(before)} -> ${sayKind(next)}`,
  );
}

/** Small stones for a figure that has none, or others for those that it has. */
export function setIntoMotif(
  motif: Extract<Ornament, { kind: 'motif' }>,
  { gemstone, colour }: Pick<Extract<Change, { kind: 'gemstone' }>, 'gemstone' | 'colour'>,
): Outcome {
  if (motif.centre?.gemstone === gemstone && motif.centre.colour === colour)
    return already(`The stones are already ${lower(gemstone)}.`);
  if (!canBeMelee(gemstone))
    return impossible(`${gemstone} is too soft to be set small in this motif: choose a harder stone.`);
  const { kind } = kindOf(gemstone, 'Round');
  const { accent } = motif;
  if (accent?.stone.gemstone === gemstone && accent.stone.colour === colour)
    return already(`The stones are already ${lower(gemstone)}.`);
  motif.accent = {
    stone: { ...kind, colour },
    diameterMm: accent?.diameterMm ?? round2(Math.min(2.4, Math.max(0.9, motif.sizeMm * 0.075))),
  };
  return done(
    accent === null
      ? `Small ${plural(gemstone)} added to the motif`
      : `Small stones ${lower(accent.stone.gemstone)} -> ${lower(gemstone)}`,
  );
}
