/** What nobody asked for: stones of other kinds, figures, and parts that compete with what was asked. */
import { addedFigures, figureCalled, isNamed } from './figures-shown.ts';
import { spellingsOf } from './part-names.ts';
import { countAddedBelow, countParts } from './parts-shown.ts';
import type { Fact, FactOf } from './request.ts';
import type { Sketch } from './sketch.ts';
import { stonesOf } from './stones-set.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** Parts that draw the eye away; a piece has them when they were asked for. */
const COMPETING = ['halo', 'drops', 'plate', 'tassel', 'enamel', 'inlay', 'letters'] as const;

const PLACES: Readonly<Record<string, (typeof COMPETING)[number]>> = {
  halo: 'halo',
  around: 'halo',
  drop: 'drops',
  inlay: 'inlay',
};

/** What calls for a part by another name: a signet is a plate, a locket too; the end of a lariat hangs. */
const CALLED_FOR: Readonly<Record<string, readonly (typeof COMPETING)[number][]>> = {
  'double-halo': ['halo'],
  'square-halo': ['halo'],
  'flower-halo': ['halo'],
  surround: ['halo'],
  signet: ['plate'],
  'corner-stone': ['plate'],
  navaratna: ['plate'],
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
  'through-ring': ['drops'],
  fringe: ['drops'],
  tassel: ['drops'],
  chandelier: ['drops'],
  jhumka: ['drops'],
  chandbali: ['drops'],
  threader: ['drops'],
  'forehead-drop': ['drops'],
  // What ear wires and levers carry hangs from them.
  'clasp:ear-wire': ['drops'],
  'clasp:lever-back': ['drops'],
};

/** The part by all its names, and those that it calls for. */
const namesOfPart = (value: string): string[] =>
  [value, ...spellingsOf(value)].flatMap((name) => [name.split(':')[0]!, ...(CALLED_FOR[name] ?? [])]);

/** What one fact of a request asks for. */
function askedBy(fact: Fact): string[] {
  switch (fact.is) {
    case 'figure':
      return [fact.value];
    case 'part':
      return namesOfPart(fact.value);
    case 'letters':
      return ['letters'];
    case 'stones':
      return fact.place !== undefined && PLACES[fact.place] ? [PLACES[fact.place]!] : [];
    case 'relation':
      // What is to be below something may hang from it.
      return [
        ...namesOfPart(fact.a),
        ...namesOfPart(fact.b),
        ...(fact.how === 'above' || fact.how === 'below' ? ['drops'] : []),
      ];
    default:
      return [];
  }
}

export function judgeOnly(sketch: Sketch, { value }: FactOf<'only'>, facts: readonly Fact[]): Verdict {
  const asked = new Set(facts.flatMap(askedBy));
  const allowed = (name: string): boolean => value.includes(name) || asked.has(name);
  const stones = [...new Set(stonesOf(sketch).map(({ stone }) => stone.gemstone))].filter(
    (gemstone) => !value.includes(gemstone),
  );
  // Facts may spell figures as people do: "Hedgehog", "crescent moons".
  const named = [...value, ...asked].map((name) => figureCalled(name) ?? name);
  const figures = addedFigures(sketch)
    .filter((figure) => !named.some((name) => isNamed(figure, name)))
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
      (name === 'drops' ? countAddedBelow(sketch) : (countParts(sketch, name) ?? 0)) > 0,
  );
  const added = [...stones, ...new Set(figures), ...parts];
  return verdictOf(added.length === 0, `added: ${added.join(', ')}`);
}
