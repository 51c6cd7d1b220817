/** Changes of the beads on a string. */
import type { Strand } from '../../design/piece/carriers.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { round2 } from '../../design/ring/wish.ts';
import type { Change } from '../change.ts';
import { isMeant, sayKind } from '../kinds.ts';
import { take } from '../step.ts';

export const strandOf = ({ carrier }: PieceDesign): Strand | null =>
  (carrier.kind === 'chain' ? carrier.strand : undefined) ?? null;

/** Exchanges the beads where nothing but the beads can be meant, or all stones are. */
export function exchangeBeads(
  piece: PieceDesign,
  change: Extract<Change, { kind: 'gemstone' }>,
  said: Set<string>,
): void {
  const { gemstone, colour, target } = change;
  const strand = strandOf(piece);
  if (strand === null || (target !== 'centre' && target !== 'row' && target !== 'accents')) return;
  const { stone } = strand;
  if ((stone.gemstone === gemstone && stone.colour === colour) || !isMeant(change, stone)) return;
  const next = { gemstone, cut: 'Round', form: 'bead', colour } as const;
  said.add(`Beads ${sayKind({ ...stone, form: 'bead' })} -> ${sayKind(next)}`);
  strand.stone = next;
}

const BEAD_MM = { least: 2, most: 20 } as const;

export function resizeBeads(
  piece: PieceDesign,
  { target, unit, step }: Extract<Change, { kind: 'stoneSize' }>,
  said: Set<string>,
): void {
  const strand = strandOf(piece);
  if (strand === null || unit !== 'mm' || (target !== 'centre' && target !== 'row')) return;
  const before = strand.diameterMm;
  strand.diameterMm = round2(take(step, before, BEAD_MM.least, BEAD_MM.most).value);
  if (strand.diameterMm !== before) said.add(`Beads ${before} mm -> ${strand.diameterMm} mm`);
}
