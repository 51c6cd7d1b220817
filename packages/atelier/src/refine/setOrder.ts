/** In which order rings lie in a stack: "put the rose gold one on top", "the plain band in the middle", "reverse the order". */
import { englishOf } from '../brief/spanish/intoEnglish.ts';
import { type Design, isRing, membersOf, type SoleDesign } from '../design/document.ts';
import type { RingDesign } from '../design/ring/document.ts';
import { titleOfSet } from '../design/set/title.ts';
import { LONGEST_HISTORY, sayInstruction } from './refine.ts';
import type { RefinementResult } from './result.ts';
import { namedIn } from './setNames.ts';

const LAYS =
  /\b(?:put|move|place|have|wear|lay|stack|slide|shift|bring|want|goes|go|be|sits?|should be|make)\b/i;
const PLACES = [
  [
    /\b(?:on|at|to|onto|up) (?:the )?(?:very )?(?:top|front)\b|\b(?:up )?(?:first|on top|in front)\b/i,
    'first',
  ],
  [/\b(?:in|to|into|at) the (?:middle|cent(?:er|re))\b|\bbetween the (?:other|others|two)\b/i, 'middle'],
  [
    /\b(?:on|at|to|onto) (?:the )?(?:very )?(?:bottom|back|end)\b|\b(?:last|underneath|behind the others)\b/i,
    'last',
  ],
] as const;
const REVERSES =
  /\b(?:reverse|swap|switch|flip|change|turn)(?: (?:round|around|over))? (?:the |their )?order\b|\bother way (?:a?round)\b|\border (?:reversed|the other way)\b/i;

/** The rings of a stack in the order that words ask for, by where they lie now; null where none is asked. */
function orderIn(members: readonly SoleDesign[], words: string): readonly number[] | null {
  const all = members.map((_, at) => at);
  if (REVERSES.test(words)) return all.reverse();
  const place = PLACES.find(([pattern]) => pattern.test(words));
  if (place === undefined || !LAYS.test(words)) return null;
  // What is said of the place is no part of the name.
  const named = namedIn(members, words.replace(place[0], '').replace(/\s+/g, ' ').trim());
  const [moved, more] = named === null ? [] : [...named];
  if (moved === undefined || more !== undefined) return null;
  const others = all.filter((at) => at !== moved);
  const index = { first: 0, middle: Math.floor(others.length / 2), last: others.length }[place[1]];
  return [...others.slice(0, index), moved, ...others.slice(index)];
}

const nameOf = ({ alloys }: RingDesign): string =>
  alloys[0] === undefined ? 'ring' : alloys[0].metal.toLowerCase();

/** Lays a stack in another order; null where nothing of the kind is asked. */
export function reordered(design: Design, instruction: string): RefinementResult | null {
  if (design.together !== 'stack') return null;
  const members = membersOf(design);
  const order = orderIn(members, englishOf(instruction));
  if (order === null) return null;
  if (order.every((at, i) => at === i))
    return { ok: false, error: { code: 'IMPOSSIBLE', reasons: ['The rings already lie in that order.'] } };
  const laid = order.flatMap((at) => members[at] ?? []);
  const [first, ...companions] = laid;
  if (first === undefined) return null;
  // The history of the set goes with whichever ring leads it.
  const { provenance } = design;
  const led: SoleDesign = {
    ...first,
    provenance: {
      ...provenance,
      refinements: [...provenance.refinements, sayInstruction(instruction)].slice(-LONGEST_HISTORY),
    },
  };
  const others = companions.map((ring) =>
    ring === members[0] ? { ...ring, provenance: first.provenance } : ring,
  );
  return {
    ok: true,
    design: {
      ...led,
      title: titleOfSet(led, others, design.together),
      companions: others,
      together: design.together,
    },
    changes: [`Order of the rings: ${laid.filter(isRing).map(nameOf).join(', ')}, the first one in front`],
    notDone: [],
    notUnderstood: [],
  };
}
