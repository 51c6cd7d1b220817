/** Things of which each hangs from its own chain of a layering: "one with a coin and one with an eye". */
import type { Brief, Gemstone } from '@filigree/contracts';
import { frontIdeas } from '../ornament/frontIdeas.ts';
import { type OrnamentIdea, stoneIdeas } from '../ornament/stoneIdeas.ts';
import type { Stone } from '../parts.ts';
import { isCabochon, kindOf, round2 } from '../ring/wish.ts';
import { askedColour } from '../stones/askedColour.ts';
import { stoneOfSize, usualRatio } from '../stones/weight.ts';
import { namedPlate } from './tagged.ts';
import type { PieceWish } from './wish.ts';

/** Of a layering each chain has its own, and nothing that was named is on another. */
export const isEachItsOwn = ({ brief: { arrangements } }: Pick<PieceWish, 'brief'>): boolean =>
  arrangements?.includes('layered') === true && arrangements.includes('mismatched');

/** One idea for each thing that was named: a figure on its ground, a motif, an emblem. */
function namedIdeas(ideas: readonly OrnamentIdea[]): readonly OrnamentIdea[] {
  const known = new Set<string>();
  return ideas.filter(({ id }) => {
    if (!/^(?:figure|motif|emblem)-/.test(id)) return false;
    const name = id.replace(/-(?:medallion|tied-.*|within-.*)$/, '');
    return !known.has(name) && known.add(name) !== undefined;
  });
}

/** So many chains are a layering at the least. */
const LEAST_CHAINS = 2;

/** A stone that was named, as large to the eye as the first. */
function stoneOf(gem: Gemstone, first: Stone, { brief }: PieceWish): Stone {
  if (gem === first.gemstone) return first;
  const kind = {
    ...kindOf(gem, brief.stoneCut, 'Round', [], isCabochon(brief, gem)),
    colour: askedColour(brief, gem),
  };
  const ratio = kind.form === 'bead' ? 1 : usualRatio(kind);
  const widthMm = Math.sqrt((first.lengthMm * first.widthMm) / ratio);
  return stoneOfSize(kind, round2(widthMm * ratio), round2(widthMm));
}

/** With nothing in a field, and no small ones about it. */
const STONELESS = { centre: null, small: null, accent: null } as const;

/**
 * One idea for each thing that has a chain: figures and motifs, a plate with none of them on it, letters on their own,
 * and stones by themselves where there are more chains than other things.
 */
export function ideasOfChains(wish: PieceWish): readonly OrnamentIdea[] {
  const { brief, style, prongsPossible } = wish;
  const { centre } = style;
  const ideasFor = (own: Partial<Brief>, isSet: boolean): readonly OrnamentIdea[] =>
    frontIdeas({
      ...wish,
      adjustments: [],
      brief: { ...brief, ...own },
      ...(!isSet && { stoneAsked: false, style: { ...style, ...STONELESS } }),
    });
  const unplated: Partial<Brief> = {
    plateShape: null,
    plateBorder: null,
    arrangements: (brief.arrangements ?? []).filter((name) => name !== 'disc' && name !== 'dog-tag'),
  };
  const figured = (isSet: boolean) =>
    brief.motifs.length + (brief.figures?.length ?? 0) === 0
      ? []
      : namedIdeas(ideasFor({ ...unplated, engraving: null }, isSet));
  const nothingNamed: Partial<Brief> = { motifs: [], figures: [], culture: [] };
  const isPlate = namedPlate(brief) !== null;
  const others = figured(true).length + (isPlate ? 1 : 0) + (brief.engraving ? 1 : 0);
  const chains = Math.max(LEAST_CHAINS, brief.rows ?? 0);
  const gems =
    centre === null || !wish.stoneAsked ? [] : brief.gemstones.slice(0, chains - Math.min(chains, others));
  // A stone that has its own chain is on no other.
  const isSet = gems.length === 0;
  return [
    ...figured(isSet),
    ...(isPlate ? ideasFor({ ...nothingNamed, engraving: null }, false).slice(0, 1) : []),
    ...(brief.engraving ? ideasFor({ ...nothingNamed, ...unplated }, false).slice(0, 1) : []),
    ...gems.flatMap((gem) =>
      stoneIdeas(
        { ...style, centre: stoneOf(gem, centre!, wish) },
        { prongsPossible, prongCount: brief.prongCount },
      )
        .slice(0, 1)
        .map((idea) => ({ ...idea, id: `own-${idea.id}-${gem}` })),
    ),
  ];
}

/** What was named of a wish, each as an idea. */
export const namedOf = (wish: PieceWish, ideas: readonly OrnamentIdea[]): readonly OrnamentIdea[] =>
  isEachItsOwn(wish) ? ideasOfChains(wish) : namedIdeas(ideas);
