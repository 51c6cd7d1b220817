/** Tassels that go, make way for something, or are strung of something else. */
import type { Gemstone } from '@filigree/contracts';
import { isTassel, type TasselOrnament } from '../../design/ornament/sculpture.ts';
import type { StoneKind } from '../../design/parts.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { stoneOfSize } from '../../design/stones/weight.ts';
import type { Change } from '../change.ts';
import { kindOf } from '../kinds.ts';
import { already, done, impossible, lower, type Outcome, plural } from '../outcome.ts';
import { sayForm } from '../sayForm.ts';
import { figureFront, stoneFront } from './fronts.ts';

type TasselChange = Extract<Change, { kind: 'tassel' }>;

/** What takes the place of one, mm. */
const INSTEAD_MM = { stone: 7, figure: 13 } as const;

const beadsOf = (gemstone: Gemstone): StoneKind => ({
  gemstone,
  cut: 'Round',
  form: 'bead',
  colour: null,
});

const placedTassel = (piece: PieceDesign) => piece.ornaments.find(({ ornament }) => isTassel(ornament));

export function changeTassel(piece: PieceDesign, change: TasselChange): Outcome {
  const placed = placedTassel(piece);
  if (placed === undefined || !isTassel(placed.ornament)) return impossible('There is no tassel here.');
  const tassel: TasselOrnament = placed.ornament;
  switch (change.does) {
    case 'remove': {
      const others = piece.ornaments.filter((one) => one !== placed);
      if (others.length === 0 && piece.carrier.kind !== 'chain')
        return impossible('Nothing would be left to see: say what should take the place of the tassel.');
      const [first] = others;
      piece.ornaments =
        placed.slot === 'main' && first !== undefined
          ? [{ ...first, slot: 'main' }, ...others.slice(1)]
          : others;
      return done('Tassel removed');
    }
    case 'string': {
      const before = tassel.beads?.gemstone ?? null;
      if (before === change.gemstone)
        return already(`The tassel is already of ${before === null ? 'chains' : plural(before)}.`);
      const { beads: _, ...bare } = tassel;
      placed.ornament = change.gemstone === null ? bare : { ...bare, beads: beadsOf(change.gemstone) };
      return done(
        `Tassel of ${before === null ? 'chains' : `${lower(before)} beads`} -> ${change.gemstone === null ? 'chains' : `${lower(change.gemstone)} beads`}`,
      );
    }
    case 'exchange': {
      const { gemstone, figure, motif } = change;
      const { stone, figure: figureMm } = INSTEAD_MM;
      const ornament =
        gemstone === null
          ? figureFront(piece, { figure, motif: motif ?? 'Abstract' }, figureMm)
          : stoneFront(piece, stoneOfSize(kindOf(gemstone, 'Round').kind, stone, stone));
      placed.ornament = ornament;
      const name =
        gemstone === null ? ('form' in ornament ? sayForm(ornament.form) : ornament.kind) : lower(gemstone);
      return done(`Tassel -> ${name}`);
    }
  }
}
