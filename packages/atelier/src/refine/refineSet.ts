import type { GuideChange } from '@filigree/contracts';
import { englishOf } from '../brief/spanish/intoEnglish.ts';
import { type Design, isRing, membersOf, type SoleDesign } from '../design/document.ts';
import { sizeOf } from '../design/ring/createRing.ts';
import { linkedSize } from '../design/set/createTogether.ts';
import { titleOfSet } from '../design/set/title.ts';
import { LONGEST_HISTORY, sayInstruction } from './refine.ts';
import type { RefinementResult } from './result.ts';
import { reordered } from './setOrder.ts';
import { comesTo, leavesOut, sharesOf, untoldIn } from './setShares.ts';

type RefineSole = (design: SoleDesign, instruction: string | GuideChange) => RefinementResult<SoleDesign>;

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
  if (typeof instruction === 'string' && leavesOut(members, instruction))
    return {
      ok: false,
      error: {
        code: 'NOT_BUILT',
        reasons: ['The pieces of a set stay together: start a new design without the one that should go.'],
      },
    };
  if (typeof instruction === 'string' && comesTo(instruction))
    return {
      ok: false,
      error: {
        code: 'NOT_BUILT',
        reasons: [
          'A set has its pieces from the start: start a new design and name all that should belong to it.',
        ],
      },
    };
  const laid = typeof instruction === 'string' ? reordered(design, instruction) : null;
  if (laid !== null) return laid;
  const untold = typeof instruction === 'string' ? untoldIn(members, instruction) : null;
  if (untold !== null) return { ok: false, error: { code: 'IMPOSSIBLE', reasons: [untold] } };
  const shares =
    typeof instruction === 'string' ? sharesOf(members, instruction) : members.map(() => instruction);
  const results = members.map((member, at) => {
    const share = shares[at] ?? null;
    return share === null ? null : inWords(refineSole(member, share), instruction);
  });
  const apart = new Set(shares.filter((share) => share !== null)).size > 1;
  const asked = results.filter((result) => result !== null);
  const done = asked.filter((result) => result.ok);
  const [first] = asked;
  // Each is already what it was to become.
  if (first === undefined)
    return { ok: false, error: { code: 'IMPOSSIBLE', reasons: ['The metal is already so.'] } };
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
    // What one piece could do is not told as undone, where the same was asked of all.
    notDone: apart
      ? [...new Set(asked.flatMap(undoneOf))]
      : done.length === asked.length
        ? common(done.map(({ notDone }) => notDone))
        : [],
    notUnderstood: apart
      ? [...new Set(done.flatMap(({ notUnderstood }) => notUnderstood))]
      : common(done.map(({ notUnderstood }) => notUnderstood)),
  };
}

/** A piece remembers the customer's own words, not its share of them. */
function inWords(
  result: RefinementResult<SoleDesign>,
  instruction: string | GuideChange,
): RefinementResult<SoleDesign> {
  if (!result.ok || typeof instruction !== 'string') return result;
  const { provenance } = result.design;
  const refinements = [...provenance.refinements.slice(0, -1), sayInstruction(instruction)];
  return { ...result, design: { ...result.design, provenance: { ...provenance, refinements } } };
}

const undoneOf = (result: RefinementResult<SoleDesign>): readonly string[] =>
  result.ok ? result.notDone : 'reasons' in result.error ? result.error.reasons : [];

/** "Size 8", as against "one size larger". */
const TELLS_SIZE = /\bsize (?:us |uk |to |of )*(?:\d|[a-z]\b)|\b(?:us|uk) ?\d/i;

/** A size that is told of linked bands is that of the finger: each band is larger by what the others take. */
function asWorn(
  { together, companions = [] }: Design,
  before: SoleDesign,
  after: SoleDesign,
  instruction: string | GuideChange,
): SoleDesign {
  if (together !== 'rolling' || !isRing(before) || !isRing(after) || after.size.us === before.size.us)
    return after;
  const told = typeof instruction !== 'string' || TELLS_SIZE.test(englishOf(instruction));
  return told
    ? { ...after, size: sizeOf(linkedSize(after.size.us, after.band.widthMm, companions.length + 1)) }
    : after;
}

/** What all of the lists hold. */
function common(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...rest] = lists;
  return first.filter((one) => rest.every((list) => list.includes(one)));
}
