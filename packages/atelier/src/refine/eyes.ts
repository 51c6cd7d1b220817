/** Eyes of a modelled creature: its small stones, or stones in the place of grains of metal. */
import type { Ornament } from '../design/ornament/document.ts';
import type { StoneKind } from '../design/parts.ts';
import type { Change } from './change.ts';
import { canBeEye, kindOf } from './kinds.ts';
import { already, done, impossible, lower, type Outcome, plural, round2 } from './outcome.ts';

/** Motifs whose small stones are eyes; of others they are stamens, stars, borders. */
const CREATURES: ReadonlySet<string> = new Set(['Animal', 'Serpent']);

export function changeEyesOf(
  ornament: Ornament | null,
  { gemstone, colour }: Extract<Change, { kind: 'gemstone' }>,
  noun: string,
): Outcome {
  const none = impossible(`The creature of this ${noun} has no stones for eyes.`);
  const kind: StoneKind = { ...kindOf(gemstone, 'Round').kind, colour };
  const isSame = (present: StoneKind): boolean => present.gemstone === gemstone && present.colour === colour;
  if (ornament?.kind === 'emblem') {
    const { groups } = ornament;
    const eyes = groups?.find(({ place }) => place === 'eyes');
    const before = groups === undefined ? ornament.stone : (eyes?.stone ?? null);
    if (before !== null && isSame(before)) return already(`The eyes are already ${lower(gemstone)}.`);
    if (groups === undefined) ornament.stone = kind;
    else
      ornament.groups = [
        ...groups.filter((group) => group !== eyes),
        { stone: kind, count: null, place: 'eyes', widthMm: eyes?.widthMm ?? null },
      ];
    return done(
      before === null
        ? `Eyes of ${plural(gemstone)}`
        : `Eyes ${lower(before.gemstone)} -> ${lower(gemstone)}`,
    );
  }
  if (ornament?.kind !== 'motif' || !CREATURES.has(ornament.motif)) return none;
  if (!canBeEye(gemstone))
    return impossible(`${gemstone} is too soft to be set small: choose a harder stone for the accents.`);
  const { accent } = ornament;
  if (accent === null) {
    ornament.accent = {
      stone: kind,
      diameterMm: round2(Math.min(2.4, Math.max(0.9, ornament.sizeMm * 0.075))),
    };
    return done(`Eyes of ${plural(gemstone)}`);
  }
  if (isSame(accent.stone)) return already(`The eyes are already ${lower(gemstone)}.`);
  const said = `Eyes ${lower(accent.stone.gemstone)} -> ${lower(gemstone)}`;
  ornament.accent = { ...accent, stone: kind };
  return done(said);
}
