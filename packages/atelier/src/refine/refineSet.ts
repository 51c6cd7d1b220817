import type { GuideChange, JewelryType } from '@filigree/contracts';
import { interpret } from '../brief/index.ts';
import { englishOf } from '../brief/spanish/intoEnglish.ts';
import { type Design, isRing, membersOf, type SoleDesign } from '../design/document.ts';
import { sizeOf } from '../design/ring/createRing.ts';
import { linkedSize } from '../design/set/createTogether.ts';
import { titleOfSet } from '../design/set/title.ts';
import type { RefinementResult } from './result.ts';

type RefineSole = (design: SoleDesign, instruction: string | GuideChange) => RefinementResult<SoleDesign>;

/** "His", "hers", "the wedding band", "the engagement ring": one of two rings; null where both are meant. */
function ofPair(members: readonly SoleDesign[], words: string): number | null {
  const [first, second] = members;
  if (members.length !== 2 || first === undefined || second === undefined) return null;
  if (!isRing(first) || !isRing(second)) return null;
  const spoken = words.toLowerCase();
  const says = (pattern: RegExp): boolean => pattern.test(spoken);
  const engagement = says(/\bengagement ring\b/);
  const wedding = says(/\b(?:wedding|matching|plain|second) (?:band|ring)\b/);
  if (first.centre !== null && second.centre === null && engagement !== wedding) return engagement ? 0 : 1;
  const his = says(/\b(?:his|him|the larger|the wider) ?(?:ring|band|one)?\b/);
  const hers = says(/\b(?:hers|her ring|her band|for her|the smaller|the narrower)\b/);
  if (his === hers || first.size.us === second.size.us) return null;
  const larger = first.size.us > second.size.us ? 0 : 1;
  return his ? larger : 1 - larger;
}

/** Pieces that the words name ("make the earrings longer"); all of them where none is named. */
function addressed(members: readonly SoleDesign[], instruction: string | GuideChange): ReadonlySet<number> {
  const all = new Set(members.keys());
  if (typeof instruction !== 'string') return all;
  const one = ofPair(members, englishOf(instruction));
  if (one !== null) return new Set([one]);
  const { type, setTypes } = interpret({ prompt: instruction }).brief;
  const named: readonly (JewelryType | null)[] = setTypes ?? [type];
  const meant = new Set([...all].filter((at) => named.includes(members[at]!.type)));
  return meant.size > 0 ? meant : all;
}

/**
 * Changes a set: what is asked of it is asked of every piece, and done where it can be; the others stay as they are.
 * It fails where no piece can follow.
 */
export function refineSet(
  design: Design,
  instruction: string | GuideChange,
  refineSole: RefineSole,
): RefinementResult {
  const members = membersOf(design);
  const meant = addressed(members, instruction);
  const results = members.map((member, at) => (meant.has(at) ? refineSole(member, instruction) : null));
  const asked = results.filter((result) => result !== null);
  const done = asked.filter((result) => result.ok);
  const first = asked[0]!;
  if (done.length === 0) return first.ok ? first : { ok: false, error: first.error };
  const refined = members.map((member, at) => {
    const result = results[at];
    return result?.ok ? asWorn(design, member, result.design, instruction) : member;
  });
  const [leader, ...companions] = refined;
  // The leader carries the history of the set, so that a change to an earring alone is told as well.
  const history = done[0]!.design.provenance.refinements.at(-1)!;
  const led = results[0]?.ok
    ? leader!
    : {
        ...leader!,
        provenance: {
          ...leader!.provenance,
          refinements: [...leader!.provenance.refinements, history].slice(-LONGEST_HISTORY),
        },
      };
  const said = done.map(({ design: { type }, changes }) => ({ type, changes }));
  const alike = said.every(({ changes }) => changes.join() === said[0]!.changes.join());
  return {
    ok: true,
    design: {
      ...led,
      title: titleOfSet(led, companions, design.together),
      companions,
      ...(design.together && { together: design.together }),
    },
    changes: alike
      ? said[0]!.changes
      : said.flatMap(({ type, changes }) => changes.map((change) => `${type}: ${change}`)),
    // What one piece could do is not told as undone.
    notDone: done.length === asked.length ? common(done.map(({ notDone }) => notDone)) : [],
    notUnderstood: common(done.map(({ notUnderstood }) => notUnderstood)),
  };
}

/** "Size 8", as against "one size larger". */
const TELLS_SIZE = /\bsize (?:us |uk |to |of )*(?:\d|[a-z]\b)|\b(?:us|uk) ?\d/i;

/** A size that is told of linked bands is that of the finger: each band is larger by what the others take. */
function asWorn(
  { together }: Design,
  before: SoleDesign,
  after: SoleDesign,
  instruction: string | GuideChange,
): SoleDesign {
  if (together !== 'rolling' || !isRing(before) || !isRing(after) || after.size.us === before.size.us)
    return after;
  const told = typeof instruction !== 'string' || TELLS_SIZE.test(englishOf(instruction));
  return told ? { ...after, size: sizeOf(linkedSize(after.size.us, after.band.widthMm)) } : after;
}

const LONGEST_HISTORY = 200;

/** What all of the lists hold. */
function common(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...rest] = lists;
  return first.filter((one) => rest.every((list) => list.includes(one)));
}
