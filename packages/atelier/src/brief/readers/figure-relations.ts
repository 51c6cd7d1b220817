/** How two figures of one piece stand to each other: "a fox under a fir tree", "a lighthouse with a wave below it". */
import type { Figure, FigureRelation } from '@filigree/contracts';
import { type Rule, ruleSet } from '@filigree/language';
import type { Claim, Reading } from '../reading.ts';
import { endsSentence, has } from '../scan.ts';
import { tagReading } from '../scopes/tagged-reading.ts';

type How = FigureRelation['how'];

const POSED =
  '(sitting|sat|standing|stands|sits|perched|perches|resting|asleep|sleeping|lying|curled|climbing|flying|rising|breaking|swimming|hovering)';

const RULES: readonly Rule<How>[] = [
  {
    name: 'figure-above',
    when: [`${POSED}? (above|over|atop|on top of|upon)`, `${POSED} (up on|on)`, 'on top'],
    unless: ['over (time|there|the (years|top|chest|shoulder))', 'on top of (that|it all)'],
    effect: 'above',
    yes: ['A moon above a mountain.', 'Two swallows perched on a branch.'],
    no: ['A fox on a chain.', 'A mountain under the moon.'],
  },
  {
    name: 'figure-below',
    when: [
      `${POSED}? (below|under|underneath|beneath)`,
      'at the (foot|feet|base|bottom) of',
      '(at|on|along) (the|its) (foot|feet|base|bottom)',
    ],
    unless: ['under (a|the|my) (budget|shirt|coat)'],
    effect: 'below',
    yes: [
      'A fox under a fir tree.',
      'A lighthouse with a wave breaking below it.',
      'A bear at the foot of a mountain.',
    ],
    no: ['A moon above a mountain.'],
  },
  {
    name: 'figure-beside',
    when: [`${POSED}? (beside|next to|alongside|by the side of)`, '(leaning against|facing)'],
    effect: 'beside',
    yes: ['A hummingbird next to a hibiscus.'],
    no: ['A fox under a tree.'],
  },
];

export const FIGURE_RELATION_RULES = ruleSet(RULES);

/** Items between a figure and the word that relates it, and between that and the other figure. */
const REACH = 4;
const PRONOUN = /^(?:it|him|her|them|this|that)$/;
const MOST = 4;

/** More of one figure stand about another in no piece. */
const MOST_OF_ONE = 12;

interface Place {
  readonly figure: Figure;
  readonly at: number;
}

/** The number right before a figure or what describes it: "two little swallows". */
function countBefore({ items }: Reading, at: number): number | null {
  for (let before = at - 1; before >= at - 3 && items[before] !== undefined; before--) {
    const { quantity, norm } = items[before]!;
    if (quantity !== null) {
      const { low, high } = quantity;
      return low === high && Number.isInteger(low) && low >= 1 && low <= MOST_OF_ONE ? low : null;
    }
    if (/^(?:an?)$/.test(norm)) return 1;
    if (!has(items[before]!, 'size', 'colour', 'metal') && items[before]!.kind === 'mark') return null;
  }
  return null;
}

function nearest(reading: Reading, places: readonly Place[], from: number, step: 1 | -1): Place | null {
  for (let at = from; Math.abs(at - from) <= REACH && reading.items[at] !== undefined; at += step) {
    if (endsSentence(reading.items[at])) return null;
    const found = places.find((place) => place.at === at);
    if (found !== undefined) return found;
  }
  return null;
}

/** The figure that something stands to: named behind the words, or by a pronoun or nothing the last but one before. */
function other(reading: Reading, places: readonly Place[], last: number, one: Place): Place | null {
  const named = nearest(reading, places, last + 1, 1);
  const next = reading.items[last + 1];
  const isPronoun = next === undefined || next.kind === 'mark' || PRONOUN.test(next.norm);
  if (!isPronoun) return named;
  return places.findLast(({ at }) => at < one.at) ?? null;
}

/** Relations of the figures that were asked for, each pair once. */
export function readFigureRelations(
  reading: Reading,
  figures: readonly Claim<Figure>[],
): readonly FigureRelation[] {
  if (figures.length < 2) return [];
  const places = figures.map(({ value, at }) => ({ figure: value, at })).sort((a, b) => a.at - b.at);
  const text = tagReading(reading);
  const relations: FigureRelation[] = [];
  for (const { rule, first, end } of FIGURE_RELATION_RULES.findIn(text)) {
    const one = nearest(reading, places, text.itemOf(first) - 1, -1);
    const to = one === null ? null : other(reading, places, text.itemOf(end - 1), one);
    if (one === null || to === null || one.figure === to.figure) continue;
    const isTold = relations.some(
      ({ figure, of }) =>
        (figure === one.figure && of === to.figure) || (figure === to.figure && of === one.figure),
    );
    if (!isTold)
      relations.push({
        figure: one.figure,
        count: countBefore(reading, one.at),
        how: rule.effect,
        of: to.figure,
      });
  }
  return relations.slice(0, MOST);
}
