/** Parts by their names among jewelers: how often each is there. Null for names that nothing here answers to. */
import { isRing } from '@filigree/atelier/design';
import { isEnamelOf } from '@filigree/atelier/refine';
import { bandOf, type Count, type Counts, countOrnaments, one, onPiece } from './counting-parts.ts';
import { countShown, figureCalled } from './figures-shown.ts';
import { spellingsOf } from './part-names.ts';
import { addedBelow, chainKinds, hasBorder, hasClasp, PIECE_PARTS } from './parts-of-pieces.ts';
import { RING_PARTS } from './parts-of-rings.ts';
import { STONE_PARTS } from './parts-of-stones.ts';
import type { Sketch } from './sketch.ts';

const PARTS: Counts = { ...RING_PARTS, ...STONE_PARTS, ...PIECE_PARTS };

/** Chains that are drawn as another kind of the same make; anchor chains, omegas and francos are not made. */
const CHAIN_KIND_OF: Readonly<Record<string, string>> = {
  belcher: 'rolo',
  trace: 'cable',
  cuban: 'curb',
};

/** Names with a kind behind a colon: "chain:rope", "clasp:toggle", "band:court", "enamel:blue", "plate:oval". */
const KINDS: Readonly<Record<string, (kind: string) => Count>> = {
  chain: (kind) =>
    onPiece(
      ({ carrier }) => carrier.kind === 'chain' && chainKinds(carrier).includes(CHAIN_KIND_OF[kind] ?? kind),
    ),
  clasp: (kind) => onPiece((design) => hasClasp(design, kind)),
  band: (kind) => (piece) => one(bandOf(piece.design)?.profile === kind),
  enamel: (kind) => (piece) => piece.solids.enamels.filter(({ colour }) => isEnamelOf(colour, kind)).length,
  plate: (kind) => countOrnaments((ornament) => ornament.kind === 'plate' && ornament.outline === kind),
  border: (kind) => (piece) => one(hasBorder(piece, kind)),
};

const sumOf = ({ pieces }: Sketch, count: Count): number =>
  pieces.reduce((sum, piece) => sum + count(piece), 0);

export const countAddedBelow = (sketch: Sketch): number => sumOf(sketch, addedBelow);

/** Parts that a sketch has as a whole: worn together on one finger or about one neck, or figures too. */
const AS_A_WHOLE: Readonly<Record<string, (sketch: Sketch) => number>> = {
  // A brooch of a bare branch is a twig; on a ring the band itself has to be one.
  twig: (sketch) =>
    sumOf(sketch, PARTS.twig!) +
    countShown({ ...sketch, pieces: sketch.pieces.filter(({ design }) => !isRing(design)) }, 'branch'),
  rolling: ({ design }) => one(design.together === 'rolling'),
  // Several chains that are pieces of their own are layers too, where they are of different lengths.
  layered: (sketch) => {
    const lengths = sketch.pieces.flatMap(({ design }) =>
      'carrier' in design && design.carrier.kind === 'chain' && design.carrier.wear === 'neck'
        ? [design.carrier.lengthMm]
        : [],
    );
    return Math.max(sumOf(sketch, PARTS.layered!), one(new Set(lengths).size > 1));
  },
};

function countOf(sketch: Sketch, name: string): number | null {
  const [part, kind] = name.split(':') as [string, string | undefined];
  if (kind === undefined && AS_A_WHOLE[part] !== undefined) return AS_A_WHOLE[part](sketch);
  const count = kind === undefined ? PARTS[part] : KINDS[part]?.(kind);
  if (count !== undefined) return sumOf(sketch, count);
  const figure = figureCalled(name);
  return figure === null ? null : countShown(sketch, figure);
}

/** How often the part is in a sketch, over all its pieces; null where the name is not known. */
export function countParts(sketch: Sketch, name: string): number | null {
  for (const spelling of spellingsOf(name)) {
    const count = countOf(sketch, spelling);
    if (count !== null) return count;
  }
  return null;
}
