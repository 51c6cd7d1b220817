/** "A rope border", "beaded edges": what runs around a plate, or along the edges of a band. */
import type { EdgeKind } from '../change.ts';
import { type ChangeReader, removing } from './names.ts';

const EDGE = '(?:borders?|edges?|edging|rims?|frames?|trims?|surrounds?)';
const EDGES: readonly (readonly [EdgeKind, string])[] = [
  ['rope', 'rope|roped|twisted rope|rope twist|cord|corded|twisted wire'],
  ['beaded', 'beaded|bead|beads|beading|granulated|dotted'],
  ['scallop', 'scallop|scalloped|scallops|wavy'],
  ['stepped', 'stepped|step'],
  ['bevel', 'bevel|bevelled|beveled'],
];

const NAMED = EDGES.map(
  ([kind, words]) =>
    [
      kind,
      new RegExp(
        `\\b(?:${words})(?: (?:detail|like|style|patterned|look))? ${EDGE}\\b|\\b${EDGE}(?: \\w+)? (?:of|like|in|as|with)(?: an?| little| tiny| small)? (?:${words})\\b|\\b${EDGE},? (?:please |maybe |an? )?(?:${words})\\b`,
      ),
    ] as const,
);
const OF_EDGE = new RegExp(`\\b${EDGE}\\b`);

export const readEdges: ChangeReader = (scene) => {
  const { plain, facts, intent, to } = scene;
  const isBand = facts.piece === null && facts.centre === null;
  if (intent === 'keep' || to.gemstones.length > 0) return [];
  // "A rope edge", of an anchor: no plate has it.
  const isFigure = facts.piece?.front === 'emblem' || facts.piece?.front === 'motif';
  if (
    isFigure &&
    intent !== 'remove' &&
    NAMED.some(([kind, pattern]) => kind !== 'beaded' && pattern.test(plain))
  )
    return [{ kind: 'edge', edge: 'rope' }];
  if (!(facts.isPlate || isBand)) return [];
  const edge = NAMED.find(([, pattern]) => pattern.test(plain))?.[0];
  // "No border", of a plate.
  if (removing(scene))
    return facts.isPlate &&
      OF_EDGE.test(plain) &&
      /\bborder|\brim\b|\b(?:rope|beaded|scalloped)\b/.test(plain)
      ? [{ kind: 'edge', edge: 'none' }]
      : [];
  if (edge === undefined) return [];
  // Milgrain is what beads along the edges of a band are called.
  if (!facts.isPlate && edge === 'beaded') return [{ kind: 'milgrain', on: true }];
  return facts.isPlate || edge === 'rope' ? [{ kind: 'edge', edge }] : [];
};
