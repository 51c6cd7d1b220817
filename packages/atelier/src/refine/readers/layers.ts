/** Chains that are worn together: "add a second chain", "make it layered", "just one chain". */
import type { Change, WhichChain } from '../change.ts';
import type { Scene } from '../scene.ts';
import { type ChangeReader, removing } from './names.ts';

const COUNTS: Readonly<Record<string, number>> = {
  double: 2,
  dual: 2,
  two: 2,
  '2': 2,
  triple: 3,
  three: 3,
  '3': 3,
  four: 4,
  '4': 4,
};
/** Up to two words of kind or metal between: "two fine gold chains". */
const BETWEEN = String.raw`[ -](?:(?!chain|layer|strand|mm\b|cm\b|in\b|inch|ct\b|carat|gauge|tone|metal|colou?r)[\w-]+ ){0,2}`;
const NOUN = '(?:chains?|layers?|layered)';
const ONE = new RegExp(
  String.raw`\b(?:just|only|to|as|on|with|into) (?:a |the )?(?:one|1|single)${BETWEEN}${NOUN}\b|^(?:a )?single chain\b|\b(?:not|no longer|un)[ -]?layered\b|\bno layers\b`,
);
const COUNTED = new RegExp(String.raw`\b(${Object.keys(COUNTS).join('|')})${BETWEEN}${NOUN}\b`);
const FURTHER = new RegExp(
  String.raw`\b(second|third|fourth|further|additional|extra|one more|another)${BETWEEN}(?:chain|layer)\b`,
);
/** "The longer one", "the second chain", of several. */
const WHICH =
  /\bthe (longest|longer|bottom|lower|lowest|outer|outermost|last|shortest|shorter|top|upper|inner|innermost|highest|first|second|third|fourth|middle)(?: (?:chain|layer|strand|necklace)s?(?: one)?| one)?\b/;
const PLACES: Readonly<Record<string, WhichChain>> = {
  ...Object.fromEntries(
    ['longest', 'longer', 'bottom', 'lower', 'lowest', 'outer', 'outermost', 'last'].map((word) => [
      word,
      'last' as const,
    ]),
  ),
  ...Object.fromEntries(
    ['shortest', 'shorter', 'top', 'upper', 'inner', 'innermost', 'highest', 'first'].map((word) => [
      word,
      0,
    ]),
  ),
  second: 1,
  third: 2,
  fourth: 3,
  middle: 'middle',
};

/** Which of several chains a clause speaks of, and the clause without it; null where of none alone. */
export function oneChainIn(scene: Scene): { readonly which: WhichChain; readonly scene: Scene } | null {
  if ((scene.facts.piece?.chains ?? 0) < 2 || scene.intent === 'add' || removing(scene)) return null;
  const which = PLACES[WHICH.exec(scene.plain)?.[1] ?? ''];
  if (which === undefined) return null;
  const without = (text: string): string => text.replace(WHICH, 'the chain');
  const { plain, toPlain, fromPlain } = scene;
  return {
    which,
    scene: { ...scene, plain: without(plain), toPlain: without(toPlain), fromPlain: without(fromPlain) },
  };
}

const LAYERED = /\blayer(?:ed|ing|s)?\b/;

const to = (value: number): Change => ({ kind: 'layers', step: { kind: 'to', value } });
const by = (amount: number): Change => ({ kind: 'layers', step: { kind: 'by', amount } });

export const readLayers: ChangeReader = (scene) => {
  const { plain, intent, facts } = scene;
  const carrier = facts.piece?.carrier;
  if (carrier !== 'chain' && carrier !== 'hung') return [];
  if (ONE.test(plain)) return [to(1)];
  const further = FURTHER.exec(plain)?.[1];
  const gone =
    removing(scene) && (facts.piece?.chains ?? 0) > 1 ? PLACES[WHICH.exec(plain)?.[1] ?? ''] : undefined;
  if (gone !== undefined) return [{ kind: 'layers', step: { kind: 'by', amount: -1 }, without: gone }];
  if (removing(scene)) return further !== undefined ? [by(-1)] : LAYERED.test(plain) ? [to(1)] : [];
  // "Another chain" alone is one in the place of this.
  if (further !== undefined && (further !== 'another' || intent === 'add')) return [by(1)];
  const counted = COUNTED.exec(plain)?.[1];
  if (counted !== undefined) return [to(COUNTS[counted]!)];
  return LAYERED.test(plain) ? [to(2)] : [];
};
