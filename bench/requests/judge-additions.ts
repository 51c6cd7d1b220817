/** What nobody asked for: stones of other kinds, figures, and parts that compete with what was asked. */
import { addedFigures, isNamed } from './figures-shown.ts';
import { countHungBelow, countParts } from './parts-shown.ts';
import type { Fact, FactOf } from './request.ts';
import type { Sketch } from './sketch.ts';
import { stonesOf } from './stones-set.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** Parts that draw the eye away; a piece has them when they were asked for. */
const COMPETING = ['halo', 'drops', 'plate', 'tassel', 'enamel', 'inlay', 'letters'] as const;

const PLACES: Readonly<Record<string, (typeof COMPETING)[number]>> = {
  halo: 'halo',
  drop: 'drops',
  inlay: 'inlay',
};

/** What calls for a part by another name: a signet is a plate, a locket too; the end of a lariat hangs. */
const CALLED_FOR: Readonly<Record<string, readonly string[]>> = {
  signet: ['plate'],
  locket: ['plate'],
  bar: ['plate'],
  'vertical-bar': ['plate'],
  disc: ['plate'],
  coin: ['plate'],
  'dog-tag': ['plate'],
  nameplate: ['letters', 'plate'],
  bells: ['drops'],
  charms: ['drops'],
  lariat: ['drops'],
};

/** Every name that the facts of a request ask for. */
function askedFor(facts: readonly Fact[]): Set<string> {
  const asked = new Set<string>();
  for (const fact of facts) {
    if (fact.is === 'figure' || fact.is === 'part') asked.add(fact.value.split(':')[0]!);
    if (fact.is === 'part') for (const name of CALLED_FOR[fact.value] ?? []) asked.add(name);
    if (fact.is === 'letters') asked.add('letters');
    if (fact.is === 'stones' && fact.place !== undefined && PLACES[fact.place])
      asked.add(PLACES[fact.place]!);
  }
  return asked;
}

export function judgeOnly(sketch: Sketch, { value }: FactOf<'only'>, facts: readonly Fact[]): Verdict {
  const asked = askedFor(facts);
  const allowed = (name: string): boolean => value.includes(name) || asked.has(name);
  const stones = [...new Set(stonesOf(sketch).map(({ stone }) => stone.gemstone))].filter(
    (gemstone) => !value.includes(gemstone),
  );
  const figures = addedFigures(sketch)
    .filter((figure) => ![...value, ...asked].some((name) => isNamed(figure, name)))
    .map(({ form }) => form);
  const lettersCarryPlate = asked.has('letters');
  // What was named and is cut to fill its place competes with nothing.
  const isInlaidAsAsked = stonesOf(sketch).every(
    ({ stone, places }) => !places.has('inlay') || value.includes(stone.gemstone),
  );
  const parts = COMPETING.filter(
    (name) =>
      !allowed(name) &&
      !(name === 'inlay' && isInlaidAsAsked) &&
      !(name === 'plate' && lettersCarryPlate) &&
      (name === 'drops' ? countHungBelow(sketch) : (countParts(sketch, name) ?? 0)) > 0,
  );
  const added = [...stones, ...new Set(figures), ...parts];
  return verdictOf(added.length === 0, `added: ${added.join(', ')}`);
}
