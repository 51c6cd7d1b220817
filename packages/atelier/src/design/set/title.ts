import { COMPANIONS_IN_TITLE, isRing, type SoleDesign, type Together } from '../document.ts';
import { compositionNoun } from '../piece/compositions.ts';
import { calledNoun } from '../piece/title.ts';

const LONGEST_TITLE = 120;

/** What a piece is called beside another: "drop earrings", "wedding band". */
function nounOf(design: SoleDesign): string {
  if (!isRing(design)) return calledNoun(design, compositionNoun(design.type, design.composition));
  return design.centre === null ? 'band' : design.type.toLowerCase();
}

const TOGETHER: Readonly<Record<Together, readonly [one: string, more: string]>> = {
  stack: ['stacking band', 'stacking bands'],
  rolling: ['interlocked band', 'interlocked bands'],
};

/** "Oval sapphire pendant in 18k rose gold with matching drop earrings". @param leader with its own title */
export function titleOfSet(
  leader: SoleDesign,
  companions: readonly SoleDesign[],
  together?: Together,
): string {
  const nouns = companions.map(nounOf);
  const last = nouns.at(-1)!;
  // The bands of two.
  const areBands = nouns.length > 1 && nouns.every((noun) => noun === 'band');
  const listed = areBands
    ? 'bands'
    : nouns.length > 1
      ? `${nouns.slice(0, -1).join(', ')} and ${last}`
      : last;
  const named = together === undefined ? listed : TOGETHER[together][nouns.length > 1 ? 1 : 0];
  const tail = `${COMPANIONS_IN_TITLE}${named}`;
  return `${leader.title.slice(0, Math.max(1, LONGEST_TITLE - tail.length))}${tail}`.slice(0, LONGEST_TITLE);
}
