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
const by = (amount: number): Extract<Change, { kind: 'layers' }> => ({
  kind: 'layers',
  step: { kind: 'by', amount },
});

const BETWEEN_THEM = /\b(?:in[ -])?between(?: (?:them|the (?:two|other two|chains|others)|those))?\b/;
/** "Two rows": chains, where no beads are strung and no stones are set side by side. */
const ROWS = /\b(double|two|2|triple|three|3) (?:\w+ )?rows?\b(?! of (?:stones|gems|\w+s)\b)/;

/** "A third chain with little pearls on it": the pearls are that chain's. */
export const readFurtherChain: ChangeReader = ({ plain, intent, facts, to: asked }) => {
  const gemstone = asked.gemstones[0]?.value;
  if (facts.piece?.carrier !== 'chain' || intent !== 'add' || gemstone === undefined) return [];
  if (!FURTHER.test(plain) || facts.piece.strands !== null) return [];
  if (!/\b(?:with|of|in|set|dotted|bearing)\b/.test(plain)) return [];
  return [{ ...by(1), ...(BETWEEN_THEM.test(plain) && { between: true }), bears: gemstone }];
};

/** "The lower one hanging looser", of what is a single chain yet: which hangs how follows from there being two. */
export const speaksOfOtherChain = ({ plain, facts }: Scene): boolean =>
  facts.piece?.carrier === 'chain' &&
  facts.piece.chains < 2 &&
  /\bthe (?:lower|upper|bottom|top|second|longer|shorter|outer|inner) (?:one|row|chain|strand|layer)\b/.test(
    plain,
  ) &&
  /\b(?:hang\w*|looser|lower|longer|shorter|drap\w+|swag\w*|sit\w*|fall\w*)\b/.test(plain);

/** Neither strung nor set all along: its rows would be chains. */
const isChainAlone = ({ piece, centre }: Scene['facts']): boolean =>
  piece?.carrier === 'chain' && piece.strands === null && (piece.stations < 12 || centre === null);

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
  if (further !== undefined && (further !== 'another' || intent === 'add'))
    return [{ ...by(1), ...(BETWEEN_THEM.test(plain) && { between: true }) }];
  const counted = COUNTED.exec(plain)?.[1] ?? (isChainAlone(facts) ? ROWS.exec(plain)?.[1] : undefined);
  if (counted !== undefined) return [to(COUNTS[counted]!)];
  return LAYERED.test(plain) ? [to(2)] : [];
};
