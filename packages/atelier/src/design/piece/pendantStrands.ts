/** Small beads all along with a pendant in the middle: mangalsutras, and beads on the chain of a pendant. */
import type { Ornament } from '../ornament/document.ts';
import { isDrawnFreely, motifForms, motifOfForm, seatInMiddle, takesStone } from '../ornament/motif.ts';
import { takesPendant } from './beadsAndPendant.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { strungBy } from './strandWays.ts';

/**
 * Beads in mm, those at the clasp against those in the middle, the pendant's share of the usual front, and spacers of
 * the chain's metal: how wide against a bead, and after how many beads one follows.
 */
const WAYS = [
  { id: 'pendant', beadMm: 3, endShare: 1, front: 0.9, spacers: { width: 0.9, every: 6 } },
  { id: 'pendant-fine', beadMm: 2.6, endShare: 1, front: 0.75, spacers: null },
  { id: 'pendant-pairs', beadMm: 2.8, endShare: 1, front: 0.85, spacers: { width: 0.95, every: 3 } },
  { id: 'pendant-graduated', beadMm: 3.8, endShare: 0.62, front: 1, spacers: null },
] as const;

/** Small stones along a figure are lost beside beads: it has one in its middle, in a form that can where nobody named one. */
function withSeenStone(ornament: Ornament, { wish, random }: Drawing, turn: number): Ornament {
  const { style, brief } = wish;
  if (ornament.kind !== 'motif' || ornament.centre !== null || style.centre === null) return ornament;
  const forms = motifForms(ornament.motif).filter((form) => takesStone(form) && isDrawnFreely(form));
  const isNamed = takesStone(ornament.form) || (brief.figures?.length ?? 0) > 0 || forms.length === 0;
  const form = isNamed ? ornament.form : forms[turn % forms.length]!;
  const seated = motifOfForm(ornament.motif, form, { ...style, sizeMm: ornament.sizeMm }, random);
  seatInMiddle(seated, style.centre);
  return seated;
}

const pendantStrand =
  ({ beadMm, endShare, front, spacers }: (typeof WAYS)[number], turn: number) =>
  (drawing: Drawing) => ({
    carrier: strungBy(drawing, 'neck', { beadMm, endShare, spacers }),
    ornaments: [placed('main', withSeenStone(drawing.front(front), drawing, turn))],
  });

export const PENDANT_STRANDS: readonly PieceComposition[] = WAYS.map((way, turn) => ({
  id: `neck-beads-${way.id}`,
  noun: 'bead necklace',
  ornate: false,
  arrangement: 'strand',
  onlyAsked: true,
  fits: takesPendant,
  appeal: () => 30,
  draw: pendantStrand(way, turn),
}));
