/** How two things of a piece stand to one another, by their places in the solids. */
import { isRing } from '@filigree/atelier/design';
import type { BuiltPiece, OrnamentPlace, Vec3 } from '@filigree/atelier/geometry';
import { GEMSTONES } from '@filigree/contracts';
import { isNameplate } from './details-shown.ts';
import { figuresOf, isKnownFigure, isNamed } from './figures-shown.ts';
import type { FactOf } from './request.ts';
import type { Sketch } from './sketch.ts';
import { hoopHeightMm } from './stones-set.ts';
import { fails, unjudged, type Verdict, verdictOf } from './verdict.ts';

/** A thing as a ball: where its middle is and how far it reaches, mm. */
interface Ball {
  readonly at: Vec3;
  readonly radiusMm: number;
}

const isGemstone = (name: string): boolean => (GEMSTONES as readonly string[]).includes(name);

function hoopOf({ design, solids }: BuiltPiece): Ball[] {
  if (isRing(design) || design.carrier.kind !== 'fitted' || design.carrier.fitting.kind !== 'hoop') return [];
  const radiusMm = hoopHeightMm(design.carrier.fitting) / 2;
  const { min, max } = solids.bounds;
  return [{ at: [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, max[2] - radiusMm], radiusMm }];
}

/** Null where nothing here answers to the name. */
function ballsOf(sketch: Sketch, name: string): Ball[] | null {
  if (isGemstone(name))
    return sketch.solids.stones
      .filter(({ gemstone }) => gemstone === name)
      .map(({ placement, lengthMm, widthMm }) => ({
        at: placement.origin,
        radiusMm: (lengthMm + widthMm) / 4,
      }));
  if (name === 'hoop') return sketch.pieces.flatMap(hoopOf);
  if (name === 'nameplate')
    return sketch.pieces
      .flatMap(({ solids }) => solids.ornaments)
      .filter(({ ornament }) => isNameplate(ornament))
      .map(ballOf);
  if (!isKnownFigure(name)) return null;
  return figuresOf(sketch).flatMap((figure) =>
    figure.place === null || !isNamed(figure, name) ? [] : [ballOf(figure.place)],
  );
}

const ballOf = ({ frame, extent }: OrnamentPlace): Ball => ({
  at: frame.origin,
  radiusMm: Math.max(extent.leftMm + extent.rightMm, extent.upMm + extent.downMm) / 2,
});

const distance = (a: Ball, b: Ball): number =>
  Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1], a.at[2] - b.at[2]);

/** Up and sideways as the piece is shown: what lies is looked down upon, all else stands with +z up. */
const axesOf = ({ pieces }: Sketch): { readonly up: 1 | 2; readonly depth: 1 | 2 } => {
  const design = pieces[0]!.design;
  const lies =
    !isRing(design) && design.carrier.kind === 'fitted' && design.carrier.fitting.kind !== 'hoop'
      ? design.carrier.shown === 'lies'
      : false;
  return lies ? { up: 1, depth: 2 } : { up: 2, depth: 1 };
};

/** Whether a stands to b as said; `others`: all of a's kind. */
function stands(a: Ball, b: Ball, how: FactOf<'relation'>['how'], sketch: Sketch, others: readonly Ball[]) {
  const { up, depth } = axesOf(sketch);
  const [aside, above, before] = [a.at[0] - b.at[0], a.at[up] - b.at[up], a.at[depth] - b.at[depth]];
  switch (how) {
    case 'above':
      return above > b.radiusMm / 2;
    case 'below':
      return above < -b.radiusMm / 2;
    case 'beside':
      return Math.abs(aside) > b.radiusMm / 2 && Math.abs(above) < 2 * b.radiusMm + a.radiusMm;
    case 'behind':
      return before > b.radiusMm / 2;
    case 'inside':
      return distance(a, b) + a.radiusMm <= b.radiusMm * 1.1;
    case 'on':
      return distance(a, b) <= b.radiusMm * 1.1 + a.radiusMm;
    case 'around':
      return (
        others.length >= 4 && others.every((other) => distance(other, b) < 3 * b.radiusMm + other.radiusMm)
      );
    case 'between':
      return false;
  }
}

export function judgeRelation(sketch: Sketch, { a, how, b }: FactOf<'relation'>): Verdict {
  const [first, second] = [ballsOf(sketch, a), ballsOf(sketch, b)];
  if (first === null || second === null) return unjudged(`no place is known of "${first === null ? a : b}"`);
  if (first.length === 0 || second.length === 0) return fails(`no ${first.length === 0 ? a : b}`);
  if (how === 'between') {
    const along = second.map(({ at }) => at[0]);
    return verdictOf(
      second.length >= 2 && first.some(({ at }) => at[0] > Math.min(...along) && at[0] < Math.max(...along)),
      `${first.length} of ${a}, ${second.length} of ${b}`,
    );
  }
  return verdictOf(
    first.every((ball) => second.some((other) => stands(ball, other, how, sketch, first))),
    `${a} elsewhere than ${how} ${b}`,
  );
}
