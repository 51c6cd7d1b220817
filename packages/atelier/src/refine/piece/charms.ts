/** Charms that come, go, or make way for another; the others stay as they hang. */
import type { Ornament } from '../../design/ornament/document.ts';
import { emblemFormOf, motifFormsOfFigure, motifsOfFigure } from '../../design/ornament/figures.ts';
import type { PieceDesign, PlacedOrnament } from '../../design/piece/document.ts';
import { sizeOfOrnament } from '../../design/piece/scaling.ts';
import { stoneOfSize } from '../../design/stones/weight.ts';
import type { Change, Named } from '../change.ts';
import { kindOf, sayKind } from '../kinds.ts';
import { already, done, impossible, type Outcome } from '../outcome.ts';
import { sayForm } from '../sayForm.ts';
import { figureFront, stoneFront } from './fronts.ts';

/** As many as a composition hangs; more would hide one another. */
const MOST_CHARMS = 9;
/** A stone among charms against them. */
const STONE_SHARE = 0.45;

const charmsOf = (piece: PieceDesign): PlacedOrnament[] =>
  piece.ornaments.filter(({ slot }) => slot === 'charm');

/** Whether an ornament is what was named. */
export function isNamed({ figure, motif, gemstone }: Named, ornament: Ornament): boolean {
  if (figure !== null) {
    const forms: readonly string[] = motifFormsOfFigure(figure)?.forms ?? [];
    return 'form' in ornament && (ornament.form === emblemFormOf(figure) || forms.includes(ornament.form));
  }
  if (motif !== null) return ornament.kind === 'motif' && ornament.motif === motif;
  return gemstone !== null && ornament.kind === 'stone' && ornament.stone.gemstone === gemstone;
}

function drawn(piece: PieceDesign, named: Named): Ornament {
  const sizes = charmsOf(piece)
    .filter(({ ornament }) => ornament.kind !== 'stone')
    .map(({ ornament }) => sizeOfOrnament(ornament))
    .sort((a, b) => a - b);
  const sizeMm = sizes[Math.floor(sizes.length / 2)] ?? 10;
  const { figure, motif, gemstone } = named;
  if (figure === null && motif === null && gemstone !== null) {
    const { kind } = kindOf(gemstone, 'Round');
    return stoneFront(piece, stoneOfSize(kind, sizeMm * STONE_SHARE, sizeMm * STONE_SHARE));
  }
  return figureFront(
    piece,
    { figure, motif: motif ?? (figure === null ? undefined : motifsOfFigure(figure)[0]) ?? 'Abstract' },
    sizeMm,
  );
}

export function changeCharm(piece: PieceDesign, change: Extract<Change, { kind: 'charm' }>): Outcome {
  const charms = charmsOf(piece);
  if (charms.length === 0)
    return impossible('There are no charms here: ask for several of them in a new design.');
  if (change.does === 'add') {
    if (charms.length >= MOST_CHARMS) return impossible('No more than nine charms hang side by side.');
    const ornament = drawn(piece, change.named);
    piece.ornaments.push({ slot: 'charm', count: 1, ornament });
    return done(`Charm added: ${sayCharm(ornament)}`);
  }
  const old = change.does === 'exchange' ? change.old : change.named;
  const present = charms.filter(({ ornament }) => isNamed(old, ornament));
  const [first] = present;
  if (first === undefined) return impossible('That is not among the charms.');
  const before = sayCharm(first.ornament);
  if (change.does === 'move') {
    const others = piece.ornaments.filter((placed) => placed !== first);
    const hung = others.filter(({ slot }) => slot === 'charm');
    const at = { start: 0, middle: Math.floor(hung.length / 2), end: hung.length }[change.to];
    const next = hung[at];
    const index = next === undefined ? others.length : others.indexOf(next);
    const moved = [...others.slice(0, index), first, ...others.slice(index)];
    if (moved.every((placed, i) => placed === piece.ornaments[i]))
      return already(`The ${before} already hangs there.`);
    piece.ornaments = moved;
    return done(`Charm ${before} now ${change.to === 'middle' ? 'in the middle' : `at the ${change.to}`}`);
  }
  if (change.does === 'remove') {
    if (present.length === charms.length)
      return impossible('Nothing would be left: say what should take their place.');
    piece.ornaments = piece.ornaments.filter((placed) => !present.includes(placed));
    return done(`Charm left out: ${before}`);
  }
  const ornament = drawn(piece, change.named);
  for (const placed of present) placed.ornament = structuredClone(ornament);
  return done(`Charm ${before} -> ${sayCharm(ornament)}`);
}

/** "fox", "round ruby", "heart". */
export const sayCharm = (ornament: Ornament): string =>
  ornament.kind === 'stone'
    ? sayKind(ornament.stone)
    : 'form' in ornament
      ? sayForm(ornament.form)
      : ornament.kind;
