import { COMPANIONS_IN_TITLE, isRing, type SoleDesign } from '../document.ts';
import { compositionNoun } from '../piece/compositions.ts';

const LONGEST_TITLE = 120;

/** What a piece is called beside another: "drop earrings", "wedding band". */
function nounOf(design: SoleDesign): string {
  if (!isRing(design)) return compositionNoun(design.type, design.composition);
  return design.centre === null ? 'band' : design.type.toLowerCase();
}

/** "Oval sapphire pendant in 18k rose gold with matching drop earrings". @param leader with its own title */
export function titleOfSet(leader: SoleDesign, companions: readonly SoleDesign[]): string {
  const nouns = companions.map(nounOf);
  const last = nouns.at(-1)!;
  const named = nouns.length > 1 ? `${nouns.slice(0, -1).join(', ')} and ${last}` : last;
  const tail = `${COMPANIONS_IN_TITLE}${named}`;
  return `${leader.title.slice(0, Math.max(1, LONGEST_TITLE - tail.length))}${tail}`.slice(0, LONGEST_TITLE);
}
