import { areMulticoloured, showsColour } from './colours-shown.ts';
import type { FactOf } from './request.ts';
import type { Sketch } from './sketch.ts';
import { type SetStone, stonesOf } from './stones-set.ts';
import { holds, type Verdict, verdictOf } from './verdict.ts';

const SIZE_TOLERANCE = 0.05;
const WEIGHT_TOLERANCE = 0.1;

/** Rounded halves of the last digit shown do not decide. */
const isAbout = (value: number, asked: number, share: number): boolean =>
  Math.abs(value - asked) <= asked * share + 1e-9;

/** `each`: the diameter, or the two sides in either order. */
function isOfSize({ stone: { lengthMm, widthMm } }: SetStone, each: readonly number[]): boolean {
  const [long, wide] = [Math.max(...each), Math.min(...each)];
  // One number of a stone that is longer than wide is its length.
  return (
    isAbout(lengthMm, long, SIZE_TOLERANCE) && (each.length === 1 || isAbout(widthMm, wide, SIZE_TOLERANCE))
  );
}

type StoneFact = FactOf<'stones'>;

const isOfKind = (
  { stone }: SetStone,
  { kind, colour, cut }: Pick<StoneFact, 'kind' | 'colour' | 'cut'>,
): boolean =>
  (kind === undefined || stone.gemstone === kind) &&
  (colour === undefined || colour === 'multicolour' || showsColour(stone, colour)) &&
  (cut === undefined || stone.cut === cut);

const isInPlace = ({ settings, places }: SetStone, { setting, place }: StoneFact): boolean =>
  (setting === undefined || settings.has(setting)) && (place === undefined || places.has(place));

const isMeasured = (set: SetStone, { each, carat }: StoneFact): boolean =>
  (each === undefined || isOfSize(set, each)) &&
  (carat === undefined || isAbout(set.stone.aboutCarat, carat, WEIGHT_TOLERANCE));

/** Stones that differ are named once each, with how many there are. */
export function sayStones(stones: readonly SetStone[]): string {
  const counts = new Map<string, number>();
  for (const { stone, places } of stones) {
    const size =
      stone.lengthMm === stone.widthMm
        ? stone.lengthMm.toFixed(2)
        : `${stone.lengthMm.toFixed(2)} x ${stone.widthMm.toFixed(2)}`;
    const name = `${stone.colour ?? ''} ${stone.cut} ${stone.gemstone} ${size} mm, ${stone.aboutCarat.toFixed(3)} ct (${stone.role}${[...places].map((place) => ` ${place}`).join('')})`;
    counts.set(name.trim(), (counts.get(name.trim()) ?? 0) + 1);
  }
  if (counts.size === 0) return 'no stones';
  return [...counts]
    .slice(0, 6)
    .map(([name, count]) => `${count} x ${name}`)
    .join('; ');
}

export function judgeStones(sketch: Sketch, fact: StoneFact): Verdict {
  const all = stonesOf(sketch);
  const agreeing = all.filter((set) => isOfKind(set, fact) && isInPlace(set, fact));
  // One stone is of one colour: those that agree otherwise are multicoloured together.
  const isRainbow = fact.colour !== 'multicolour' || areMulticoloured(agreeing.map(({ stone }) => stone));
  const kept = isRainbow ? agreeing : [];
  const measured = kept.filter((set) => isMeasured(set, fact));
  const total = measured.reduce((sum, { stone }) => sum + stone.aboutCarat, 0);
  const isCounted =
    fact.count !== undefined ? measured.length === fact.count : measured.length >= (fact.atLeast ?? 1);
  const isWeighed = fact.totalCarat === undefined || isAbout(total, fact.totalCarat, WEIGHT_TOLERANCE);
  return verdictOf(
    isCounted && isWeighed,
    `${measured.length} of ${total.toFixed(2)} ct that agree, among ${sayStones(all)}`,
  );
}

export const judgeNoStones = (sketch: Sketch): Verdict => {
  const all = stonesOf(sketch);
  return verdictOf(all.length === 0, sayStones(all));
};

export function judgeNoStone(sketch: Sketch, { value, cut, colour }: FactOf<'noStone'>): Verdict {
  const all = stonesOf(sketch);
  if (colour === 'multicolour' && !areMulticoloured(all.map(({ stone }) => stone))) return holds;
  const found = all.filter((set) =>
    isOfKind(set, {
      ...(value && { kind: value }),
      ...(cut && { cut }),
      ...(colour && { colour }),
    }),
  );
  return found.length === 0 ? holds : verdictOf(false, sayStones(found));
}
