/** Another composition of the type with the front, stones and metals of the piece as it stands. */
import { isCharmed } from '../../design/piece/charms.ts';
import { COMPOSITIONS, compositionNoun } from '../../design/piece/compositions.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import type { Drawing, PieceComposition } from '../../design/piece/family.ts';
import { scaledOrnament, scaledStone } from '../../design/piece/scaling.ts';
import { type PieceWish, pieceWish } from '../../design/piece/wish.ts';
import { seededRandom } from '../../design/random.ts';
import { briefOf } from '../briefOf.ts';
import { done, impossible, lower, type Outcome } from '../outcome.ts';
import { stoneFront } from './fronts.ts';
import { leadOf, stonesIn } from './ornaments.ts';
import { frontSizeMm, styleOf } from './style.ts';

/** What recipes look to, with everything that could be asked settled as the piece has it. */
function wishOf(piece: PieceDesign): PieceWish {
  const { carrier } = piece;
  const stone = stonesIn(piece)[0];
  const brief = briefOf(piece, {
    gemstones: stone === undefined ? [] : [stone.gemstone],
    noStones: stone === undefined,
    finish: piece.finish,
    lengthIn: carrier.kind === 'chain' ? carrier.lengthMm / 25.4 : null,
    // A bracelet stays stiff or flexible: the other would be another piece.
    braceletKind: null,
  });
  const wish = pieceWish(brief, piece.type, piece.seed, seededRandom(piece.seed));
  const style = styleOf(piece, Math.max(3, frontSizeMm(piece)));
  return {
    ...wish,
    alloys: piece.alloys,
    style: { ...wish.style, ...style, alloyId: piece.carrier.alloyId },
  };
}

export function changeToAnotherArrangement(piece: PieceDesign): Outcome {
  const wish = wishOf(piece);
  const lead = leadOf(piece);
  const charms = piece.ornaments.filter(({ slot }) => slot === 'charm');
  // Several charms stay several: only other ways to hang them keep them all.
  const all = COMPOSITIONS[piece.type].filter(
    (composition) =>
      charms.length > 0 === isCharmed(composition.id) && (charms.length > 0 || composition.fits(wish)),
  );
  const at = all.findIndex(({ id }) => id === piece.composition);
  const stone = stonesIn(piece)[0];
  const random = seededRandom(piece.seed);
  const drawing: Drawing = {
    wish,
    random,
    named: charms
      .filter(({ ornament }) => ornament.kind !== 'stone')
      .map(
        ({ ornament }) =>
          () =>
            structuredClone(ornament),
      ),
    front: (share = 1) =>
      lead === null
        ? stoneFrontOr(piece, wish, share)
        : share === 1
          ? structuredClone(lead.ornament)
          : scaledOrnament(structuredClone(lead.ornament), Math.min(1, share)),
    stone: (share) => (stone === undefined ? null : stoneFront(piece, scaledStone(stone, share))),
    line: (shares, direction) =>
      stone === undefined
        ? null
        : {
            kind: 'row',
            alloyId: wish.style.accentAlloyId,
            stones: shares.map((share) => scaledStone(stone, share)),
            direction,
            hold:
              stone.form === 'bead'
                ? { kind: 'peg' }
                : { kind: 'bezel', wallMm: null, milgrain: false, scalloped: false },
          },
  };
  for (let step = 1; step < all.length; step++) {
    const next = all[(at + step) % all.length]!;
    if (lead === null && next.id !== piece.composition && needsFront(next, piece)) continue;
    const sketch = next.draw(drawing);
    if (
      JSON.stringify([sketch.carrier, sketch.ornaments]) === JSON.stringify([piece.carrier, piece.ornaments])
    )
      continue;
    const before = compositionNoun(piece.type, piece.composition);
    const { chain } = { chain: piece.carrier.kind === 'chain' ? piece.carrier.chain : null };
    piece.composition = next.id;
    piece.carrier = sketch.carrier;
    // The chain that hangs there is kept; only the arrangement was asked for.
    if (chain !== null && piece.carrier.kind === 'chain') piece.carrier.chain = chain;
    piece.ornaments = sketch.ornaments;
    return done(`Arrangement ${before} -> ${compositionNoun(piece.type, next.id)}`);
  }
  return impossible(`There is no other arrangement of this ${lower(piece.type)}: start a new design.`);
}

/** Bare hoops and bangles stay bare. */
const needsFront = ({ id }: PieceComposition, { type }: PieceDesign): boolean =>
  !(type === 'Earrings' && id === 'hoop') && !(type === 'Nose Ring' && /hoop$|clicker/.test(id));

function stoneFrontOr(piece: PieceDesign, wish: PieceWish, share: number) {
  const { centre } = wish.style;
  if (centre === null) throw new Error(`a bare ${piece.type} has no front to arrange`);
  return stoneFront(piece, scaledStone(centre, share));
}
