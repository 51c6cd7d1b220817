/** The second of two sides that were told of a front: what is cut from sheet or bent of wire has both as they are asked. */
import type { Brief } from '@filigree/contracts';
import type { Ornament } from '../ornament/document.ts';
import { round2 } from '../ring/wish.ts';

/** No narrower than this share of its length, a plate or a frame still shows what lies in it. */
const LEAST_SHARE = 0.1;
/** Of a plate's narrower side, the most that a stone in its field takes. */
const STONE_SHARE = 0.8;
/** A departure beyond this share of what was asked is told. */
const TOLD_SHARE = 0.05;

type Sheet = Extract<Ornament, { kind: 'plate' | 'open-frame' }>;

/** Stones in rows and stones that were scattered were counted for the ground that they have. */
const hasFreeSides = (ornament: Ornament): ornament is Sheet =>
  ornament.kind === 'open-frame' ||
  (ornament.kind === 'plate' && ornament.field.kind !== 'sunk' && ornament.field.kind !== 'rows');

const stoneMm = (ornament: Sheet): number => {
  if (ornament.kind === 'open-frame') return ornament.stone?.widthMm ?? 0;
  return ornament.field.kind === 'stone' ? ornament.field.stone.widthMm : 0;
};

/** The ornament with its shorter side as told, across the way that it is drawn long. */
export function ofBreadth(ornament: Ornament, { pieceSizeMm }: Brief): Ornament {
  const across = pieceSizeMm?.[1];
  if (across === undefined || !hasFreeSides(ornament)) return ornament;
  const { widthMm, heightMm } = ornament;
  const least = Math.max(3, LEAST_SHARE * Math.max(widthMm, heightMm), stoneMm(ornament) / STONE_SHARE);
  const shorter = round2(Math.max(least, across));
  return heightMm >= widthMm ? { ...ornament, widthMm: shorter } : { ...ornament, heightMm: shorter };
}

/** Says how broad a front is where that is not what was asked; of figures and stones the proportions are their own. */
export function breadthDeparture(ornament: Ornament, { pieceSizeMm }: Brief): string[] {
  const across = pieceSizeMm?.[1];
  if (across === undefined || !('widthMm' in ornament && 'heightMm' in ornament)) return [];
  const made = Math.min(ornament.widthMm, ornament.heightMm);
  return Math.abs(made - across) <= TOLD_SHARE * across
    ? []
    : [`The front is ${Number(made.toFixed(1))} mm across its shorter side: ${across} mm were asked for.`];
}
